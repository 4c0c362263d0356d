public import Foundation

/// An interaction of the user with the app: touches, key presses, motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = Self(rawValue: 1)
        public static let secondary = Self(rawValue: 2)
    }

    open internal(set) var type: EventType
    open internal(set) var subtype: EventSubtype
    /// The time of the event, in seconds of the clock by which UIKit runs.
    open internal(set) var timestamp: TimeInterval
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pressed buttons of a pointer.
    open internal(set) var buttonMask: ButtonMask = []
    /// The touches on the screen, in the order in which they began.
    var orderedTouches: [UITouch] = []
    /// Whether a motion has ended.
    var hasEnded = false

    /// Creates an event without touches, as tests do.
    public override convenience init() { self.init(type: .touches, timestamp: 0) }

    init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        (self.type, self.subtype, self.timestamp) = (type, subtype, timestamp)
        super.init()
    }

    /// The touches on the screen, or nil if the event isn't one of touches.
    open var allTouches: Set<UITouch>? { type == .touches ? Set(orderedTouches) : nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Returns the measurements since the last event; each measurement is an event, so it is the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains(touch) ? [touch] : nil
    }

    /// Returns the expected further touches. None are predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { orderedTouches.contains(touch) ? [] : nil }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = orderedTouches.filter(isWanted)
        return found.isEmpty ? nil : Set(found)
    }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
    public static let control = Self(rawValue: 1 << 18)
    public static let alternate = Self(rawValue: 1 << 19)
    public static let command = Self(rawValue: 1 << 20)
    public static let numericPad = Self(rawValue: 1 << 21)
}
