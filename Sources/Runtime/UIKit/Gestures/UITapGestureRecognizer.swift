public import Foundation

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that must be pressed.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    private var taps = TapCounter()

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let archive = nib.value("UITapGestureRecognizer._imp", as: TapRecognizerArchive.self)
        numberOfTapsRequired = archive?.taps ?? 1
        numberOfTouchesRequired = archive?.touches ?? 1
    }

    /// Recognizers of more taps come first, so that the last tap of a double tap isn't a single tap.
    override var rank: Int { numberOfTapsRequired }

    /// A tap doesn't prevent the recognition of more taps or touches.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        follow { taps.begin(self.touches, required: numberOfTouchesRequired) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if self.touches.contains(where: { $0.point.distance(to: $0.start.point) > HostInput.tapDistance }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        follow { taps.end(self.touches, required: numberOfTouchesRequired) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    private func follow(_ count: () -> TapCounter.Result) {
        switch count() {
        case .failed: state = .failed
        case .down: schedule(after: HostInput.tapDuration) { [unowned self] in state = .failed }
        case .waiting: break
        case .tap where taps.count >= numberOfTapsRequired: state = .ended
        case .tap: schedule(after: HostInput.tapInterval) { [unowned self] in state = .failed }
        }
    }

    open override func reset() {
        super.reset()
        taps = TapCounter()
    }
}
