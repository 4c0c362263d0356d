public import Foundation

/// The superclass of views that send actions in response to the user.
@preconcurrency @MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        /// The bits that an app gives a meaning to.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    struct Target {
        weak var target: AnyObject?
        /// Whether the action is sent to the first responder chain.
        var isForFirstResponder: Bool
        var action: Selector
        /// The closure that is called instead of the action of a target.
        var closure: UIAction?
        var events: Event
    }

    var targets: [Target] = []
    open var isEnabled = true {
        didSet {
            if !isEnabled { stopTracking() }
            notifyStateChange()
        }
    }
    open var isSelected = false { didSet { notifyStateChange() } }
    open var isHighlighted = false { didSet { notifyStateChange() } }
    /// A Boolean value that indicates whether a tap opens the control's menu instead of sending actions.
    open var showsMenuAsPrimaryAction = false { didSet { (self as? UIButton)?.showChoice() } }
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs an action when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        isEnabled = nib.bool("UIDisabled") != true
        isSelected = nib.bool("UISelected") ?? false
        isHighlighted = nib.bool("UIHighlighted") ?? false
        contentHorizontalAlignment = nib.option("UIContentHorizontalAlignment") ?? .center
        contentVerticalAlignment = nib.option("UIContentVerticalAlignment") ?? .center
    }

    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    /// Called when the state changes, for subclasses with state-dependent looks.
    func stateChanged() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    private func notifyStateChange() {
        stateChanged()
        KeyValueObservations.update(self)
    }

    // MARK: Tracking, see UIControl+Tracking

    var tracking = ControlTracking()
    open var isTracking: Bool { tracking.isOn }
    /// A Boolean value that indicates whether the touch that is tracked is inside of the control or close to it.
    open var isTouchInside: Bool { tracking.isInside }

    /// Called when a touch goes down in the control. Returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves. Returns whether to go on tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { startTracking(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followTouch(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { loseTouch(event) }

    /// Called after a touch has ended inside.
    func touchedUpInside(_ event: UIEvent?) {}

    /// Whether single taps on the control aren't taps for recognizers of its superviews.
    var claimsTaps: Bool { false }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard claimsTaps, isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(recognizer)
        }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    // MARK: Targets, see UIControl+Targets

    open func addTarget(_ target: Any?, action: Selector, for events: Event) { add(target, action, events) }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) { remove(target, action, events) }
    /// Adds a closure, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(actionIdentifier, controlEvents)
    }

    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { known in (known.target as? NSObject).map { AnyHashable($0) } })
    }

    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the selectors of a target for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map(ClassObject.receiver)
        let found = targets.filter {
            $0.closure == nil && $0.target === target && !$0.events.intersection(controlEvent).isEmpty
        }
        return found.isEmpty ? nil : found.map(\.action.name)
    }

    /// Calls a closure for each action and each target, until it sets its last parameter.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for known in targets where !stops {
            let pair: (Any?, Selector)? = known.closure == nil ? (known.target, known.action) : nil
            iterator(known.closure, pair, known.events, &stops)
        }
    }

    /// Sends the actions of all targets for an event.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Sends an action to a target; without one, to the first responder in the chain that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        environment.application.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(self) }

    /// Does what a tap on the control does.
    /// Whether a context menu of the control is shown. Those of buttons are.
    open var isContextMenuInteractionEnabled = false
    /// Whether the control's symbol jumps when it is used.
    public var isSymbolAnimationEnabled = false
    /// Returns the point at which the control's menu is.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }

    /// The alignment with leading and trailing resolved for the layout direction.
    var resolvedHorizontalAlignment: ContentHorizontalAlignment {
        let isFlipped = readsFromRight
        switch contentHorizontalAlignment {
        case .leading: return isFlipped ? .right : .left
        case .trailing: return isFlipped ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    override class var plainClass: UIView.Type { UIControl.self }
}

extension UIControl {
    /// Returns the traits of the control in its state.
    func accessibilityTraits(of kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = kind
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
