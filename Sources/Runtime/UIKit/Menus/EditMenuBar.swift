import CoreGraphics
import Foundation
import QuartzCore

/// A row of commands with an arrow. Those for which there is no room are on further pages.
@MainActor
final class EditMenuBar: UIView {
    let menu: UIMenu
    private let pages: [[EditMenuButton]]
    private var page = 0
    private weak var presenter: EditMenuPresenter?
    private var tip: CGFloat = 0
    private var isUp = false
    static let height: CGFloat = 44
    static let arrow: CGFloat = 10

    init(_ menu: UIMenu, _ commands: [UIMenuElement], width: CGFloat, _ presenter: EditMenuPresenter) {
        self.menu = menu
        self.presenter = presenter
        var pages: [[EditMenuButton]] = [[]]
        var used: CGFloat = 0
        for command in commands {
            let button = EditMenuButton(command) { [weak presenter] in presenter?.choose(command) }
            if used + button.width > width - 44, !(pages.last ?? []).isEmpty {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(button)
            used += button.width
        }
        self.pages = pages
        super.init(frame: .zero)
        (isOpaque, contentMode) = (false, .redraw)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        show(0)
    }

    required init?(coder: NSCoder) { nil }

    private lazy var more = EditMenuButton(UIAction(title: "›") { _ in }) { [weak self] in self?.turn() }

    private var shown: [EditMenuButton] { pages.count > 1 ? pages[page] + [more] : pages[page] }

    private func turn() { show((page + 1) % pages.count) }

    private func show(_ number: Int) {
        for button in shown { button.removeFromSuperview() }
        page = number
        for button in shown { addSubview(button) }
        if superview != nil { frame.size = fittingSize }
        setNeedsLayout()
        setNeedsDisplay()
    }

    var fittingSize: CGSize {
        CGSize(width: shown.reduce(0) { $0 + $1.width }, height: Self.height + Self.arrow)
    }

    /// Turns the arrow to a point at a distance from the left.
    func point(at x: CGFloat, isUp: Bool) {
        tip = min(max(x, 24), max(24, bounds.width - 24))
        self.isUp = isUp
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var body: CGRect {
        CGRect(x: 0, y: isUp ? Self.arrow : 0, width: bounds.width, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in shown {
            button.frame = CGRect(x: x, y: body.minY, width: button.width, height: Self.height)
            x += button.width
        }
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        let ground = UIColor(light: UIColor(hex: 0xF9F9FA), dark: UIColor(hex: 0x3A3A3C))
        pen.fill(body, radius: 10, ground)
        let (base, end) = isUp ? (body.minY, bounds.minY + 1) : (body.maxY, bounds.maxY - 1)
        pen.context.setFillColor(pen.color(ground))
        pen.context.addLines(between: [
            CGPoint(x: tip - 10, y: base), CGPoint(x: tip, y: end), CGPoint(x: tip + 10, y: base),
        ])
        pen.context.closePath()
        pen.context.fillPath()
        for button in shown.dropLast() {
            pen.fill(
                CGRect(x: button.frame.maxX - 0.25, y: body.minY, width: 0.5, height: body.height), .separator)
        }
    }
}

/// A command in an edit menu.
@MainActor
final class EditMenuButton: UIControl {
    private let element: UIMenuElement
    private let choose: () -> Void
    let width: CGFloat

    init(_ element: UIMenuElement, choose: @escaping () -> Void) {
        (self.element, self.choose) = (element, choose)
        let label = UILabel()
        label.font = Self.font
        label.text = element.title
        width = element.title.isEmpty ? 44 : (label.sizeThatFits(.zero).width + 28).rounded(.up)
        super.init(frame: .zero)
        (isOpaque, contentMode) = (false, .redraw)
        isEnabled = !element.shownAttributes.contains(.disabled)
    }

    required init?(coder: NSCoder) { nil }

    private static let font = UIFont.systemFont(ofSize: 15)

    override var perception: Perception {
        Perception(text: element.title, traits: accessibilityTraits(of: .button), isWhole: true)
    }
    override var claimsTaps: Bool { true }
    override func touchedUpInside(_ event: UIEvent?) { choose() }
    override func stateChanged() { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        if isHighlighted { pen.fill(bounds.insetBy(dx: 1, dy: 1), radius: 9, UIColor.label.withAlphaComponent(0.08)) }
        let isDestructive = element.shownAttributes.contains(.destructive)
        let ink: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        if element.title.isEmpty, let image = element.image {
            let size = image.sizeInBars
            let frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            return pen.image(image, in: pen.snapped(frame), tint: ink, asTemplate: true)
        }
        pen.text(element.title, Self.font, ink, in: bounds, alignment: .center)
    }
}

extension UIView {
    /// The menu that the view shows, or nil for a view that is none.
    package var shownMenu: UIMenu? { (self as? MenuCard)?.menu ?? (self as? EditMenuBar)?.menu }
}
