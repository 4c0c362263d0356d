public import Foundation

/// The superclass of views that send actions in response to the user.
@MainActor
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
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    struct Target {
        weak var target: AnyObject?
        /// Whether the action is sent to the first responder chain.
        var isForFirstResponder: Bool
        var action: Selector
        var events: Event
    }

    var targets: [Target] = []
    open var isEnabled = true { didSet { stateChanged() } }
    open var isSelected = false { didSet { stateChanged() } }
    open var isHighlighted = false { didSet { stateChanged() } }
    /// A Boolean value that indicates whether a tap opens the control's menu instead of sending actions.
    open var showsMenuAsPrimaryAction = false
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

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append(
            Target(
                target: target.map { $0 as AnyObject }, isForFirstResponder: target == nil, action: action,
                events: events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let target = target.map { $0 as AnyObject }
        targets = targets.compactMap { known in
            guard target == nil || known.target === target, action == nil || known.action == action else {
                return known
            }
            var rest = known
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }

    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { known in (known.target as? NSObject).map { AnyHashable($0) } })
    }

    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the selectors of a target for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let found = targets.filter { $0.target === target && !$0.events.intersection(controlEvent).isEmpty }
        return found.isEmpty ? nil : found.map(\.action.name)
    }

    /// Sends the actions of all targets for an event.
    open func sendActions(for controlEvents: Event) {
        for known in targets where !known.events.intersection(controlEvents).isEmpty {
            if known.isForFirstResponder || known.target != nil { sendAction(known.action, to: known.target, for: nil) }
        }
    }

    /// Sends an action through the class's table; without a target, to the first responder in the chain that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let candidates: AnySequence<AnyObject> =
            target.map { AnySequence([$0 as AnyObject]) }
            ?? AnySequence(sequence(first: self as UIResponder, next: \.next).lazy.map { $0 as AnyObject })
        for candidate in candidates {
            guard let call = InterfaceMembers.of(candidate)?.actions[action.name] else { continue }
            return call(candidate, self, event)
        }
        if let target { environment.report("\(type(of: target)) has no action '\(action.name)'") }
    }

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
