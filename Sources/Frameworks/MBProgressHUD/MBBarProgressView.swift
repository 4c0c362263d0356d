import CoreGraphics
public import Foundation
public import UIKit

/// A bar of what is done.
@preconcurrency @MainActor
open class MBBarProgressView: UIView, ProgressShowing {
    /// How much is done, from 0 to 1.
    open var progress: Float = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
    /// The color of the line around the bar.
    open var lineColor: UIColor = .white { didSet { setNeedsDisplay() } }
    /// The color of the rest.
    open var progressRemainingColor: UIColor = .clear { didSet { setNeedsDisplay() } }
    /// The color of what is done.
    open var progressColor: UIColor = .white { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, isOpaque) = (.clear, false)
    }

    /// Creates a bar of 120 by 10 points.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 10)) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

    func apply(_ color: UIColor) { (progressColor, lineColor) = (color, color) }

    private func bar(_ rect: CGRect) -> UIBezierPath { UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2) }

    open override func draw(_ rect: CGRect) {
        let outside = bar(bounds.insetBy(dx: 1, dy: 1))
        outside.lineWidth = 2
        progressRemainingColor.setFill()
        lineColor.setStroke()
        outside.fill()
        outside.stroke()
        var inside = bounds.insetBy(dx: 3, dy: 3)
        inside.size.width *= CGFloat(min(max(progress, 0), 1))
        guard inside.width > 0 else { return }
        progressColor.setFill()
        let whole = bar(bounds.insetBy(dx: 3, dy: 3))
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        whole.addClip()
        UIRectFill(inside)
        context?.restoreGState()
    }
}
