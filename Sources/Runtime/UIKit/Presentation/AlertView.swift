import CoreGraphics
import Foundation
import QuartzCore

/// The title, message, text fields and buttons of an alert.
@MainActor
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let card = AlertView.makeCard()
    /// What the card contains, in a scroll view as on iOS, by which tests find it.
    private let content = UIView()
    private let scroller = UIScrollView()
    /// The button below an action sheet, apart from the others.
    private let lowerCard = AlertView.makeCard()
    private let title = UILabel()
    private let message = UILabel()
    private var lines: [UIView] = []
    private var buttons: [AlertButton] = []
    private var fields: [UITextField] = []

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        isOpaque = false
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            content.addSubview(label)
        }
        scroller.isScrollEnabled = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.addSubview(content)
        card.addSubview(scroller)
        addSubview(card)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private static func makeCard() -> UIView {
        let card = UIView()
        card.backgroundColor = .alertCard(in: UIEnvironment.current.system)
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        return card
    }

    private var isSheet: Bool { controller.isSheet }
    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }
    /// The height of a button; those above each other in a sheet have a line between them (57.33 with three pixels per
    /// point, iOS 12).
    private var rowHeight: CGFloat { isSheet ? 57 : 44 }
    private var rowPitch: CGFloat { rowHeight + (isSheet ? hairline : 0) }
    /// The room beside texts: those of a sheet are set in so far that 299 points of 398 are a line and 341 are not.
    private var textInset: CGFloat { isSheet ? 36 : 16 }
    private var isInPopover: Bool { superview is PopoverView || superview?.superview is PopoverView }

    /// The actions in the order in which they are shown: cancel at the left of two, otherwise last.
    private var orderedActions: [UIAlertAction] {
        let others = controller.actions.filter { $0.style != .cancel }
        // A touch outside cancels a popover.
        let cancel = isInPopover ? [] : controller.actions.filter { $0.style == .cancel }
        return !isSheet && others.count == 1 ? cancel + others : others + cancel
    }

    func update() {
        title.text = controller.title
        message.text = controller.message
        title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        // Lines of a sheet's message are as far apart as those of footnotes.
        message.font = isSheet ? .footnote : .systemFont(ofSize: 13)
        lowerCard.backgroundColor = UIColor(light: .white, dark: UIColor(hex: 0x2C2C2E))
        for label in [title, message] { label.textColor = isSheet ? .secondaryLabel : .label }
        if let text = controller.attributedTitle { title.attributedText = text }
        if let text = controller.attributedMessage { message.attributedText = text }
        if let view = controller.contentViewController?.view, view.superview !== content { content.addSubview(view) }
        let actions = orderedActions
        buttons = actions.map { action in
            let known = buttons.first { $0.action === action }
            let button = known ?? AlertButton(action) { [weak controller] in controller?.choose(action) }
            button.isEnabled = action.isEnabled
            let isPreferred =
                controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            button.look(size: isSheet ? 20 : 17, isBold: isPreferred)
            return button
        }
        for view in content.subviews + lowerCard.subviews where view is AlertButton {
            if !buttons.contains(where: { $0 === view }) { view.removeFromSuperview() }
        }
        for field in controller.textFields ?? [] where !fields.contains(where: { $0 === field }) {
            fields.append(field)
            content.addSubview(field)
        }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        update()
    }

    // MARK: Layout

    private var sideBySide: Bool {
        !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.textWidth <= 270 / 2 - 16 }
    }

    /// The button apart from the others.
    private var lowerButton: AlertButton? {
        isSheet && !isInPopover ? buttons.last.flatMap { $0.action.style == .cancel ? $0 : nil } : nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : 270
        return CGSize(width: width, height: arrange(width: width, apply: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, apply: true)
    }

    /// Lays out for a width, or only measures. Returns the height.
    private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
        guard width > 32 else { return 0 }
        var y: CGFloat = isSheet ? 14.33 : 19
        let start = y
        let room = width - 2 * textInset
        for label in [title, message] where label.text?.isEmpty == false {
            if y > start { y += isSheet ? 12 : 3 }
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            if apply { label.frame = CGRect(x: textInset, y: y, width: room, height: height) }
            y += height
        }
        if y > start, !isSheet { y += 3 }
        for label in [title, message] where apply { label.isHidden = label.text?.isEmpty != false }
        for field in fields {
            y += 8
            if apply { field.frame = CGRect(x: 16, y: y, width: width - 32, height: 28) }
            y += 28
        }
        if let inner = controller.contentViewController, let view = inner.view {
            let wanted = inner.preferredContentSize.height
            let fitting = CGSize(width: width, height: 0)
            let height =
                wanted > 0
                ? wanted
                : view.systemLayoutSizeFitting(
                    fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            y += y > start ? 8 : 0
            if apply { view.frame = CGRect(x: 0, y: y, width: width, height: height) }
            y += height
        }
        // The header of a sheet with a title and two lines is 101 points high (iOS 12).
        y = y == start ? 0 : isSheet ? (y + (message.text?.isEmpty == false ? 24.67 : 14.33)).rounded() : y + 17
        return arrangeButtons(from: y, width, apply)
    }

    private func arrangeButtons(from top: CGFloat, _ width: CGFloat, _ apply: Bool) -> CGFloat {
        var y = top
        var edges: [CGRect] = []
        let lower = lowerButton
        let upper = buttons.filter { $0 !== lower }
        if sideBySide {
            edges.append(CGRect(x: 0, y: y, width: width, height: hairline))
            edges.append(CGRect(x: width / 2, y: y, width: hairline, height: rowHeight))
            for (index, button) in upper.enumerated() where apply {
                put(button, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: rowHeight), content)
            }
            y += rowHeight
        } else {
            for button in upper {
                if y > 0 { edges.append(CGRect(x: 0, y: y, width: width, height: hairline)) }
                if apply { put(button, CGRect(x: 0, y: y, width: width, height: rowPitch), content) }
                y += rowPitch
            }
        }
        if apply {
            card.frame = CGRect(x: 0, y: 0, width: width, height: y)
            card.layer.cornerRadius = isInPopover ? 0 : 14
            (scroller.frame, content.frame, scroller.contentSize) = (card.bounds, card.bounds, card.bounds.size)
            draw(edges)
        }
        guard let lower else {
            if apply { lowerCard.removeFromSuperview() }
            return y
        }
        if apply {
            if lowerCard.superview !== self { addSubview(lowerCard) }
            lowerCard.frame = CGRect(x: 0, y: y + 8, width: width, height: rowHeight)
            put(lower, lowerCard.bounds, lowerCard)
        }
        return y + 8 + rowHeight
    }

    private func put(_ button: AlertButton, _ frame: CGRect, _ parent: UIView) {
        if button.superview !== parent { parent.addSubview(button) }
        button.frame = frame
    }

    private func draw(_ edges: [CGRect]) {
        while lines.count < edges.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            if index < edges.count {
                content.addSubview(line)
                line.frame = edges[index]
            } else {
                line.removeFromSuperview()
            }
        }
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let perform: () -> Void
    private let label = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))

    init(_ action: UIAlertAction, _ perform: @escaping () -> Void) {
        (self.action, self.perform) = (action, perform)
        super.init(frame: .zero)
        isOpaque = false
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        for view in [label, picture, mark] { addSubview(view) }
        picture.contentMode = .center
    }

    required init?(coder: NSCoder) { nil }

    override var perception: Perception {
        Perception(text: action.title, traits: accessibilityTraits(of: .button), isWhole: true)
    }

    func look(size: CGFloat, isBold: Bool) {
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        let usual = action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
        label.textColor = isEnabled ? action.titleTextColor ?? usual : .tertiaryLabel
        label.textAlignment = action.titleTextAlignment
        picture.image = action.image
        picture.tintColor = action.imageTintColor ?? action.titleTextColor ?? usual
        (mark.isHidden, mark.tintColor) = (!action.isChecked, label.textColor)
        setNeedsLayout()
    }

    var textWidth: CGFloat { label.sizeThatFits(.zero).width }

    override var claimsTaps: Bool { true }
    override func touchedUpInside(_ event: UIEvent?) { perform() }

    override func stateChanged() {
        backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.08) : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Where iOS puts images and checkmarks isn't measured: at the edges, as far in as texts are.
        let (image, check) = (picture.image?.size ?? .zero, mark.intrinsicContentSize)
        picture.frame = CGRect(x: 16, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        mark.frame = CGRect(
            x: bounds.width - 16 - check.width, y: (bounds.height - check.height) / 2, width: check.width,
            height: check.height)
        let left = action.titleTextAlignment != .center && image.width > 0 ? image.width + 28 : 8
        label.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - 8), height: bounds.height)
    }
}

extension UIFont {
    /// The font of footnotes in the usual size: 13 points, with lines 18 apart.
    fileprivate static var footnote: UIFont {
        .preferredFont(
            forTextStyle: .footnote, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }
}
