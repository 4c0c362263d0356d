import Foundation
import TextLayout

/// Leads back: an arrow head and the title of what is there.
@MainActor
final class BackButton: UIControl {
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var isLayoutIsland: Bool { true }

    private static let titleStart: CGFloat = 19

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = StyledText(nil, plain: title, font: .systemFont(ofSize: 17), color: .label, traits: traitCollection)
        return CGSize(
            width: Self.titleStart + TextLayout(text).size.width.ceiled(scale: traitCollection.displayScale), height: 44
        )
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let color = isHighlighted ? tint.withAlphaComponent(0.3) : tint
        let head = CGPoint(x: readsFromRight ? bounds.width - 6.5 : 6.5, y: bounds.midY)
        pen.chevron(
            readsFromRight ? .right : .left, at: head, size: CGSize(width: 9.2, height: 18), width: 2.6, color)
        let text = CGRect(
            x: Self.titleStart, y: bounds.minY, width: bounds.width - Self.titleStart, height: bounds.height)
        pen.text(
            title, .systemFont(ofSize: 17), color, in: readsFromRight ? text.mirrored(in: bounds) : text,
            alignment: readsFromRight ? .right : .left)
    }
}
