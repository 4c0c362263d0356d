public import Foundation

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers in relation to that at the beginning.
    open var scale: CGFloat {
        get { current.value }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            if let pair { startDistance = pair.distance / newValue }
            current = ChangingValue(newValue)
        }
    }
    /// The change of the scale per second.
    open var velocity: CGFloat { current.velocity }
    private var current = ChangingValue(1)
    private var startDistance: CGFloat?
    /// The change of the distance from which on fingers pinch, in points.
    private static let threshold: CGFloat = 8

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        scale = nib.number("UIPinchGestureRecognizer.scale") ?? 1
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        keepTwoTouches(event)
        if let pair { startDistance = startDistance ?? pair.distance }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair else { return }
        let start = startDistance ?? pair.distance
        startDistance = start
        if start > 0 { current.change(to: pair.distance / start, at: environment.now) }
        if state != .possible || !pendingStates.isEmpty {
            state = .changed
        } else if abs(pair.distance - start) >= Self.threshold {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endPair()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        (current, startDistance) = (ChangingValue(1), nil)
    }
}
