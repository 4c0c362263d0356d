public import Foundation

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise.
    open var rotation: CGFloat {
        get { current.value }
        set { if newValue.isFinite { current = ChangingValue(newValue) } }
    }
    /// The change of the rotation in radians per second.
    open var velocity: CGFloat { current.velocity }
    private var current = ChangingValue(0)
    private var lastAngle: CGFloat?
    /// The angle from which on fingers rotate, in radians.
    private static let threshold: CGFloat = 0.1

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        rotation = nib.number("UIRotationGestureRecognizer.rotation") ?? 0
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        keepTwoTouches(event)
        if let pair { lastAngle = lastAngle ?? pair.angle }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair else { return }
        let step = pair.angle - (lastAngle ?? pair.angle)
        lastAngle = pair.angle
        // The shorter way round, so that several turns add up.
        let turn = step - 2 * .pi * (step / (2 * .pi)).rounded()
        current.change(to: current.value + turn, at: environment.now)
        if state != .possible || !pendingStates.isEmpty {
            state = .changed
        } else if abs(current.value) >= Self.threshold {
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
        (current, lastAngle) = (ChangingValue(0), nil)
    }
}
