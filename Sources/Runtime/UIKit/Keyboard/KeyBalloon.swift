import CoreGraphics
import Foundation

/// The enlarged letter above a key that is touched.
@MainActor
final class KeyBalloon: UIView {
    private var key: KeyboardKey?

    init() {
        super.init(frame: .zero)
        (isOpaque, isUserInteractionEnabled) = (false, false)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ key: KeyboardKey, in keyboard: UIView) {
        self.key = key
        let (wide, tall) = (key.frame.width * 1.65, key.frame.height + 56)
        let x = min(max(key.frame.midX - wide / 2, 1), keyboard.bounds.width - wide - 1)
        frame = CGRect(x: x, y: key.frame.maxY - tall, width: wide, height: tall)
        if superview !== keyboard { keyboard.addSubview(self) }
        setNeedsDisplay()
    }

    override var perception: Perception { Perception(isWhole: true) }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self), let key else { return }
        let stem = key.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let head = CGRect(x: 0, y: 0, width: bounds.width, height: 54)
        let shape = CGMutablePath()
        shape.addPath(Pen.rounded(head.insetBy(dx: 1, dy: 1), 10))
        let (neck, shoulder) = (head.maxY - 8, stem.minY + 4)
        shape.addLines(between: [
            CGPoint(x: head.minX + 1, y: neck), CGPoint(x: stem.minX, y: shoulder), CGPoint(x: stem.maxX, y: shoulder),
            CGPoint(x: head.maxX - 1, y: neck),
        ])
        shape.closeSubpath()
        shape.addPath(
            Pen.rounded(
                CGRect(x: stem.minX, y: shoulder - 4, width: stem.width, height: bounds.height - shoulder + 4), 5))
        pen.shadowed(offset: CGSize(width: 0, height: 1), radius: 1, alpha: 0.3) {
            pen.context.beginTransparencyLayer(auxiliaryInfo: nil)
            pen.context.setFillColor(pen.color(KeyboardColors.key))
            pen.context.addPath(shape)
            pen.context.fillPath()
            pen.context.endTransparencyLayer()
        }
        pen.text(
            key.title, .systemFont(ofSize: 34, weight: .light), KeyboardColors.text, in: head, alignment: .center)
    }
}
