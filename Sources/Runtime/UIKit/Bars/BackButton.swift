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

    private var titleStart: CGFloat { image.map { $0.size.width + 6 } ?? 19 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = StyledText(nil, plain: title, font: .systemFont(ofSize: 17), color: .label, traits: traitCollection)
        return CGSize(
            width: titleStart + TextLayout(text).size.width.ceiled(scale: traitCollection.displayScale), height: 44
        )
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let color = isHighlighted ? tint.withAlphaComponent(0.3) : tint
        if let image {
            let frame = CGRect(
                x: 0, y: bounds.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
            pen.image(
                image, in: pen.snapped(readsFromRight ? frame.mirrored(in: bounds) : frame), tint: color,
                asTemplate: true)
        } else {
            let head = CGPoint(x: readsFromRight ? bounds.width - 6.5 : 6.5, y: bounds.midY)
            pen.chevron(
                readsFromRight ? .right : .left, at: head, size: CGSize(width: 9.2, height: 18), width: 2.6, color)
        }
        let text = CGRect(
            x: titleStart, y: bounds.minY, width: bounds.width - titleStart, height: bounds.height)
        pen.text(
            title, .systemFont(ofSize: 17), color, in: readsFromRight ? text.mirrored(in: bounds) : text,
            alignment: readsFromRight ? .right : .left)
    }
}

extension UIView {
    /// Whether the view is the back button of a navigation bar.
    package var isBackButton: Bool { self is BackButton }
}
