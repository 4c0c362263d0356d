public import CoreGraphics
public import Foundation

/// A recognizer of a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place = CGPoint.zero

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var centerOfTouches: CGPoint { place }

    // Where a pencil over the screen is, of which there is none: a pointer is on it.
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    func pointerMoved(to point: CGPoint) {
        place = point
        state = state == .possible ? .began : .changed
    }

    func pointerLeft() { state = .ended }
}
