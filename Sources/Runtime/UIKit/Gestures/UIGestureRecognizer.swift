public import Foundation
import QuartzCore

/// The superclass of recognizers of gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibDecodable, InterfaceObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture of a discrete recognizer was recognized.
        public static let recognized = State.ended
    }

    open var view: UIView? { attachedView }
    weak var attachedView: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if !isEnabled, oldValue { arbiter.stop(self) } } }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// A Boolean value that indicates whether touches of other types are ignored after the first.
    open var requiresExclusiveTouchType = true
    /// The allowed types of touches: direct, indirect, pencil and pointer.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The allowed types of presses: the select button by default.
    open var allowedPressTypes: [NSNumber] = [4]
    /// A name for debugging.
    open var name: String?

    /// The state. Subclasses set it as they receive touches; not every recognition is granted.
    open var state: State {
        get { stateOfAction ?? knownState }
        set { arbiter.request(newValue, of: self) }
    }
    /// The state, which the arbiter changes.
    var knownState = State.possible
    /// The state for which actions are being sent.
    private var stateOfAction: State?
    /// States that take effect when the recognizers that must fail have failed.
    var pendingStates: [State] = []

    let environment = UIEnvironment.current
    private var arbiter: GestureArbiter { environment.touchDelivery.arbiter }
    var targets: [RecognizerTarget] = []
    private(set) var requiredFailures: [WeakRecognizer] = []

    /// The touches on the screen that the recognizer receives, and those that ended in the current event.
    private(set) var touches: [UITouch] = []
    /// The touches of the gesture so far.
    private(set) var receivedTouches: [UITouch] = []
    /// The touches that the recognizer had before the last of them ended.
    private var lastTouches: [UITouch] = []
    private var appointment: HostClock.Ticket?
    /// The event whose touches are being received.
    var event: UIEvent?

    // MARK: Creating

    public override init() { super.init() }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        isEnabled = nib.bool("UIGestureRecognizer.disabled") != true
        cancelsTouchesInView = nib.bool("UIGestureRecognizer.cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("UIGestureRecognizer.delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("UIGestureRecognizer.delaysTouchesEnded") ?? true
        requiresExclusiveTouchType = nib.bool("UIGestureRecognizer.requiresExclusiveTouchType") ?? true
        allowedTouchTypes = Self.places(nib.integer("UIGestureRecognizer.allowedTouchTypes")) ?? allowedTouchTypes
        allowedPressTypes = Self.places(nib.integer("UIGestureRecognizer.allowedPressTypes")) ?? allowedPressTypes
    }

    /// Returns the positions of the bits that are set.
    private static func places(_ bits: Int?) -> [NSNumber]? {
        bits.map { bits in (0..<32).filter { bits >> $0 & 1 == 1 }.map { NSNumber(value: $0) } }
    }

    open class var interfaceMembers: InterfaceMembers { .property("delegate", \UIGestureRecognizer.delegate) }

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(.action(action, WeakTarget(target: ClassObject.receiver(target))))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map(ClassObject.receiver)
        targets.removeAll { known in
            guard case .action(let name, let holder) = known else { return false }
            return (object == nil || holder?.target === object) && (action == nil || name == action)
        }
    }

    /// Adds an action of the first responder in the chain that has it.
    func addFirstResponderTarget(action: Selector) { targets.append(.action(action, nil)) }

    /// Adds a closure that is called like an action.
    package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        targets.append(.closure(handler))
    }

    /// Calls the targets for a state.
    func sendActions(for state: State) {
        stateOfAction = state
        defer { stateOfAction = nil }
        for target in targets {
            switch target {
            case .closure(let handler): handler(self)
            case .action(let action, nil): environment.application.sendAction(action, to: nil, from: self, for: event)
            case .action(let action, let known?):
                guard let target = known.target else { continue }
                environment.application.sendAction(action, to: target, from: self, for: event)
            }
        }
    }

    /// Returns whether there is something to begin, for a recognizer of the system.
    final var begins: ((UIGestureRecognizer) -> Bool)?

    /// A handler may change the state, which then is what it is.
    func stateChangedByHandler() { stateOfAction = nil }

    // MARK: Other recognizers

    /// Makes the recognizer wait until another fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.recognizer == nil }
        requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    // Presses of a remote control, and what a pencil had only estimated. There are neither here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the gesture is over, whether it was recognized or not.
    open func reset() {}

    /// Ignores a touch until it ends.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

    open var numberOfTouches: Int { placedTouches.count }

    /// Returns the center of the touches.
    open func location(in view: UIView?) -> CGPoint {
        UITouch.convert(centerOfTouches, to: view ?? self.view?.window)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = placedTouches
        guard touches.indices.contains(touchIndex) else {
            environment.report("\(type(of: self)) has no touch \(touchIndex): it has \(touches.count)")
            return location(in: view)
        }
        return UITouch.convert(touches[touchIndex].point, to: view ?? self.view?.window)
    }

    /// The modifier keys of the last event.
    open var modifierFlags: UIKeyModifierFlags { event?.modifierFlags ?? [] }
    open var buttonMask: UIEvent.ButtonMask { event?.buttonMask ?? [] }

    /// The touches that make up the gesture, or made it up before the last of them ended.
    private var placedTouches: [UITouch] { touches.isEmpty ? lastTouches : touches }

    /// The center of the touches on the screen.
    var centerOfTouches: CGPoint { placedTouches.map(\.point).center }

    // MARK: For the delivery of touches

    /// The recognizers of one view receive touches in the order of their ranks.
    var rank: Int { 0 }

    func accept(_ touch: UITouch) {
        touches.append(touch)
        receivedTouches.append(touch)
    }

    func forget(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// Forgets the touches that have ended.
    func dropEndedTouches() {
        guard touches.contains(where: { !$0.isDown }) else { return }
        lastTouches = touches
        touches.removeAll { !$0.isDown }
    }

    /// Prepares for the next gesture.
    func start() {
        (knownState, pendingStates, receivedTouches) = (.possible, [], [])
        cancelAppointment()
        reset()
    }

    func leaveView() {
        arbiter.stop(self)
        attachedView = nil
    }

    // MARK: Time

    /// Calls a closure later, unless the gesture is over by then or something else is scheduled.
    final func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancelAppointment()
        appointment = environment.clock.schedule(after: seconds) { [weak self] in
            MainActor.assumeIsolated { self?.keepAppointment(body) }
        }
    }

    private final func keepAppointment(_ body: @MainActor () -> Void) {
        appointment = nil
        environment.perform { arbiter.perform(body) }
    }

    func cancelAppointment() {
        appointment.map(environment.clock.cancel)
        appointment = nil
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

struct WeakTarget {
    weak var target: AnyObject?
}

/// What a recognizer calls.
enum RecognizerTarget {
    /// An action of an object, or of the first responder.
    case action(Selector, WeakTarget?)
    case closure(@MainActor (UIGestureRecognizer) -> Void)
}

extension [CGPoint] {
    /// The average, or zero without points.
    var center: CGPoint {
        guard !isEmpty else { return .zero }
        return CGPoint(x: map(\.x).reduce(0, +) / CGFloat(count), y: map(\.y).reduce(0, +) / CGFloat(count))
    }
}
