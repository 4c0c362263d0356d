import Foundation
import TextLayout

/// A back button: a chevron and the title of the previous item.
@MainActor
final class BackButton: UIControl {
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
    /// An image that replaces the chevron.
    var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }
    var goBack: (() -> Void)?
    /// The titles of the controllers that a long press offers to go back to, the nearest first.
    var history: () -> [String] = { [] }
    /// Goes back to one of them.
    var goBackTo: ((Int) -> Void)?

    override init(frame: CGRect) {
        item = usual
        super.init(frame: frame)
        isOpaque = false
        addGestureRecognizer(
            UILongPressGestureRecognizer { [weak self] _ in
                self?.history().isEmpty == false
            } _: { [weak self] recognizer in
                if recognizer.state == .began { self?.showHistory() }
            })
    }

    private func showHistory() {
        let actions = history().enumerated().map { place, title in
            UIAction(title: title) { [weak self] _ in self?.goBackTo?(place) }
        }
        environment.menus.present(UIMenu(children: actions), at: convert(bounds, to: nil), sender: self)
    }

    required init?(coder: NSCoder) { nil }

    override var perception: Perception {
        Perception(
            text: title.isEmpty ? nil : title, label: title.isEmpty ? "Back" : title, traits: .button, isWhole: true)
    }

    override var isLayoutIsland: Bool { true }
    override var claimsTaps: Bool { true }
    override func touchedUpInside(_ event: UIEvent?) { goBack?() }
    override func stateChanged() { setNeedsDisplay() }

    // MARK: Look

    /// The item whose look the button has, or one with the look of all items.
    private var item: UIBarButtonItem
    private let usual = UIBarButtonItem()
    private var appearance: UIBarButtonItemAppearance?
    private var metrics = UIBarMetrics.default

    /// Takes the look of an item and that of the bar.
    func dress(
        as item: UIBarButtonItem?, _ appearance: UIBarButtonItemAppearance?, _ metrics: UIBarMetrics
    ) {
        self.item = item ?? usual
        environment.appearances.dress(self.item, in: self)
        (self.appearance, self.metrics) = (appearance, metrics)
        if self.item.tintColor !== ownTintColor { tintColor = self.item.tintColor }
        setNeedsDisplay()
    }

    private var attributes: [NSAttributedString.Key: Any] {
        item.attributes(for: state, appearance) ?? [:]
    }
    private var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    private var ground: UIImage? {
        item.looks.back.background(state, item.style, metrics) ?? appearance?.value(state) { $0.backgroundImage }
    }
    /// A background takes the place of the chevron.
    private var showsSign: Bool { ground == nil }
    private var titleOffset: UIOffset {
        item.looks.back.titleOffsets.value(for: metrics)
            ?? appearance?.value(state) { $0.titlePositionAdjustment.ifMoved } ?? .zero
    }

    private var titleStart: CGFloat { showsSign ? image.map { $0.size.width + 6 } ?? 19 : 14 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = StyledText(nil, plain: title, font: font, color: .label, traits: traitCollection)
        return CGSize(
            width: titleStart + TextLayout(text).size.width.ceiled(scale: traitCollection.displayScale)
                + (showsSign ? 0 : 10), height: 44)
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let color = isHighlighted ? tint.withAlphaComponent(0.3) : tint
        if let ground {
            let down = item.looks.back.backgroundOffsets.value(for: metrics) ?? 0
            pen.barGround(ground, in: bounds.offsetBy(dx: 0, dy: down), mirrored: readsFromRight)
        } else if let image {
            let frame = CGRect(
                x: 0, y: bounds.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
            pen.image(
                image, in: pen.snapped(readsFromRight ? frame.mirrored(in: bounds) : frame), tint: color,
                asTemplate: true)
        } else {
            // 11.67 × 19.67 points of ink, 9 from the edge of the screen (iOS 17.5).
            let head = CGPoint(x: readsFromRight ? bounds.width - 6.75 : 6.75, y: bounds.midY)
            pen.chevron(
                readsFromRight ? .right : .left, at: head, size: CGSize(width: 8.5, height: 16.6), width: 2.6, color)
        }
        let text = CGRect(
            x: titleStart, y: bounds.minY, width: bounds.width - titleStart, height: bounds.height)
        let moved = titleOffset
        pen.text(
            title, font, attributes[.foregroundColor] as? UIColor ?? color,
            in: (readsFromRight ? text.mirrored(in: bounds) : text)
                .offsetBy(dx: moved.horizontal, dy: moved.vertical),
            alignment: readsFromRight ? .right : .left)
    }
}

extension UIView {
    /// Whether the view is the back button of a navigation bar.
    package var isBackButton: Bool { self is BackButton }
}
