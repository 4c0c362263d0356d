public import Foundation

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The minimum duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement in points.
    open var allowableMovement: CGFloat = 10
    private var taps = TapCounter()
    /// Where the fingers were when all of them were down.
    private var start: CGPoint?

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UILongPressGestureRecognizer"
        let archive = nib.value("\(prefix)._imp", as: TapRecognizerArchive.self)
        numberOfTapsRequired = archive?.taps ?? 0
        numberOfTouchesRequired = archive?.touches ?? 1
        minimumPressDuration = nib.number("\(prefix).minimumPressDuration").map { Double($0) } ?? 0.5
        allowableMovement = nib.number("\(prefix).allowableMovement") ?? 10
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A further finger doesn't end a press that has begun.
        guard state == .possible else { return }
        switch taps.begin(self.touches, required: numberOfTouchesRequired) {
        case .failed: state = .failed
        case .down: press()
        case .waiting, .tap: break
        }
    }

    private func press() {
        start = centerOfTouches
        guard taps.count == numberOfTapsRequired else {
            return schedule(after: HostInput.tapDuration) { [unowned self] in state = .failed }
        }
        guard minimumPressDuration > 0 else { return state = .began }
        schedule(after: minimumPressDuration) { [unowned self] in state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if let start, centerOfTouches.distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, pendingStates.isEmpty else {
            if self.touches.count(where: \.isDown) < numberOfTouchesRequired { state = .ended }
            return
        }
        switch taps.end(self.touches, required: numberOfTouchesRequired) {
        case .tap where taps.count <= numberOfTapsRequired:
            schedule(after: HostInput.tapInterval) { [unowned self] in state = .failed }
        case .waiting where taps.count < numberOfTapsRequired: break
        default: state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        (taps, start) = (TapCounter(), nil)
    }
}
