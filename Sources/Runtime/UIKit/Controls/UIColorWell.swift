import CoreGraphics
public import Foundation

/// A control that shows a color and lets the user pick another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    open var supportsAlpha = true
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        selectedColor = (coder as? UINibDecoder)?.value("UIColorWellSelectedColor", as: UIColor.self)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("selectedColor", \UIColorWell.selectedColor)
    }

    /// Draws a ring of all hues around the color.
    private func paint(_ pen: Pen) {
        let side = min(bounds.width, bounds.height, 28)
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        pen.faded(isEnabled ? 1 : 0.5) {
            for step in 0..<36 {
                let (from, to) = (CGFloat(step) / 36 * 2 * .pi, (CGFloat(step) + 1.4) / 36 * 2 * .pi)
                pen.context.setStrokeColor(
                    pen.color(UIColor(hue: CGFloat(step) / 36, saturation: 0.85, brightness: 1, alpha: 1)))
                pen.context.setLineWidth(3)
                pen.context.addArc(
                    center: CGPoint(x: box.midX, y: box.midY), radius: max(0, side / 2 - 1.5), startAngle: from,
                    endAngle: to, clockwise: false)
                pen.context.strokePath()
            }
            if let selectedColor { pen.fillEllipse(box.insetBy(dx: 5, dy: 5), selectedColor) }
        }
    }
}
