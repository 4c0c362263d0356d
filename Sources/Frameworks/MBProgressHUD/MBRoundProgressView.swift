import CoreGraphics
public import Foundation
public import UIKit

/// A pie or a ring of what is done.
@preconcurrency @MainActor
open class MBRoundProgressView: UIView, ProgressShowing {
    /// How much is done, from 0 to 1.
    open var progress: Float = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
    /// The color of what is done.
    open var progressTintColor: UIColor = .white { didSet { setNeedsDisplay() } }
    /// The color of the rest.
    open var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { setNeedsDisplay() } }
    /// Whether this is a ring and not a pie.
    open var isAnnular = false { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, isOpaque) = (.clear, false)
    }

    /// Creates a view of 37 points.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    func apply(_ color: UIColor) { (progressTintColor, backgroundTintColor) = (color, color.withAlphaComponent(0.1)) }

    private var end: CGFloat { CGFloat(min(max(progress, 0), 1)) * 2 * .pi - .pi / 2 }

    open override func draw(_ rect: CGRect) {
        if isAnnular { drawRing() } else { drawPie() }
    }

    private func arc(_ radius: CGFloat, to end: CGFloat) -> UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: end,
            clockwise: true)
    }

    private func drawRing() {
        let radius = bounds.width / 2 - 1
        for (path, color) in [
            (arc(radius, to: 1.5 * .pi), backgroundTintColor), (arc(radius, to: end), progressTintColor),
        ] {
            path.lineWidth = 2
            color.setStroke()
            path.stroke()
        }
    }

    private func drawPie() {
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        circle.lineWidth = 2
        progressTintColor.setStroke()
        backgroundTintColor.setFill()
        circle.fill()
        circle.stroke()
        guard progress > 0 else { return }
        let pie = arc(bounds.width / 2 - 3, to: end)
        pie.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY))
        pie.close()
        progressTintColor.setFill()
        pie.fill()
    }
}
