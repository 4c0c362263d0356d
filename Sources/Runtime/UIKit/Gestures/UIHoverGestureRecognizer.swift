public import Foundation

/// A recognizer of a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place = CGPoint.zero

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var centerOfTouches: CGPoint { place }

    func pointerMoved(to point: CGPoint) {
        place = point
        state = state == .possible ? .began : .changed
    }

    func pointerLeft() { state = .ended }
}
