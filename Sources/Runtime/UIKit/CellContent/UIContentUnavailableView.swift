import CoreGraphics
public import Foundation
import QuartzCore

/// The view of a configuration that stands for content that isn't there.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let scrollView = UIScrollView()
    private let background: CellBackgroundView
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let imageView = UIImageView()
    private let (label, secondaryLabel) = (UILabel(), UILabel())
    private let (button, secondaryButton) = (UIButton(type: .system), UIButton(type: .system))

    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        background = CellBackgroundView(configuration.background)
        super.init(frame: .zero)
        isOpaque = false
        scrollView.alwaysBounceVertical = false
        addSubview(background)
        addSubview(scrollView)
        for view in parts { scrollView.addSubview(view) }
        fill()
    }

    public required init?(coder: NSCoder) { nil }

    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            fill()
        }
    }

    /// Whether what doesn't fit can be scrolled to.
    public var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    override var isLayoutIsland: Bool { true }
    private var parts: [UIView] { [spinner, imageView, label, secondaryLabel, button, secondaryButton] }

    // MARK: Content

    private func fill() {
        background.configuration = content.background
        imageView.image = content.image?.preferring(content.imageProperties.preferredSymbolConfiguration)
        imageView.tintColor = content.imageProperties.tintColor
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        imageView.isHidden = content.image == nil
        spinner.isHidden = !content.isLoading
        if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        fill(label, content.text, content.attributedText, content.textProperties)
        fill(secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        fill(button, content.button, content.buttonProperties, isShown: content.showsButton)
        fill(
            secondaryButton, content.secondaryButton, content.secondaryButtonProperties,
            isShown: content.showsSecondaryButton)
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        (label.font, label.textColor) = (properties.font, properties.color)
        (label.lineBreakMode, label.numberOfLines) = (properties.lineBreakMode, properties.numberOfLines)
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private func fill(
        _ button: UIButton, _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, isShown: Bool
    ) {
        button.configuration = configuration
        button.isHidden = !isShown
        (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
        (button.menu, button.showsMenuAsPrimaryAction) = (properties.menu, properties.menu != nil)
        button.removeAction(identifiedBy: Self.actionIdentifier, for: .primaryActionTriggered)
        guard let action = properties.primaryAction else { return }
        button.addAction(
            UIAction(identifier: Self.actionIdentifier) { _ in action.performWithSender(button, target: nil) },
            for: .primaryActionTriggered)
    }

    private static let actionIdentifier = UIAction.Identifier("openstoryboard.content-unavailable")

    // MARK: Layout

    private func margins(in view: UIView) -> UIEdgeInsets {
        let own = content.directionalLayoutMargins
        let isFlipped = readsFromRight
        var insets = UIEdgeInsets(
            top: own.top, left: isFlipped ? own.trailing : own.leading, bottom: own.bottom,
            right: isFlipped ? own.leading : own.trailing)
        guard let outer = superview?.layoutMargins else { return insets }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (insets.left, insets.right) = (max(insets.left, outer.left), max(insets.right, outer.right))
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (insets.top, insets.bottom) = (max(insets.top, outer.top), max(insets.bottom, outer.bottom))
        }
        return insets
    }

    /// The parts that are seen from above, with their sizes in a width and the distances above them.
    private func rows(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var rows: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) {
            guard !view.isHidden else { return }
            rows.append((view, size, rows.isEmpty ? 0 : gap))
        }
        let most = CGSize(width: width, height: .greatestFiniteMagnitude)
        func fitting(_ view: UIView) -> CGSize {
            let size = view.sizeThatFits(most)
            return CGSize(width: min(size.width, width), height: size.height)
        }
        add(spinner, spinner.intrinsicContentSize, 0)
        add(imageView, imageSize, content.imageToTextPadding)
        add(label, fitting(label), content.imageToTextPadding)
        add(secondaryLabel, fitting(secondaryLabel), content.textToSecondaryTextPadding)
        add(button, fitting(button), content.textToButtonPadding)
        add(
            secondaryButton, fitting(secondaryButton),
            content.showsButton ? content.buttonToSecondaryButtonPadding : content.textToButtonPadding)
        return rows
    }

    private var imageSize: CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = content.imageProperties.maximumSize
        let factor = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        (background.frame, scrollView.frame) = (bounds, bounds)
        let margins = margins(in: self)
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let rows = rows(width: max(0, room.width))
        let height = rows.reduce(0) { $0 + $1.size.height + $1.gap }
        let scale = traitCollection.displayScale
        var y = max(margins.top, room.minY + (room.height - height) / 2).rounded(scale: scale)
        for row in rows {
            y += row.gap
            var x = room.midX - row.size.width / 2
            if content.alignment == .natural { x = readsFromRight ? room.maxX - row.size.width : room.minX }
            row.view.frame = CGRect(origin: CGPoint(x: x.rounded(scale: scale), y: y), size: row.size)
            y += row.size.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + margins.bottom))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins(in: self)
        let rows = rows(width: max(0, size.width - margins.left - margins.right))
        return CGSize(
            width: size.width,
            height: rows.reduce(margins.top + margins.bottom) { $0 + $1.size.height + $1.gap })
    }
}
