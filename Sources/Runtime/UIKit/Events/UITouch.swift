public import CoreGraphics
public import Foundation

/// A finger, pencil or pointer on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    open internal(set) var phase: Phase
    open internal(set) var timestamp: TimeInterval
    /// The number of taps in quick succession, of which this is the last.
    open internal(set) var tapCount: Int
    open internal(set) var type: TouchType
    /// The view in which the touch began.
    open internal(set) var view: UIView?
    open internal(set) var window: UIWindow?
    /// The recognizers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The force, where 1 is that of an average touch.
    open internal(set) var force: CGFloat = 1
    open var maximumPossibleForce: CGFloat { 20 / 3 }
    /// The radius of the touch in points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The angle of a pencil in radians; a finger is perpendicular to the screen.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// How the pencil is turned around itself. There is no pencil here.
    open var rollAngle: CGFloat { 0 }
    /// Values that become known later, as those of a pencil.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// Values of a touch.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Self(rawValue: 1)
        public static let azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4)
        public static let location = Self(rawValue: 8)
        public static let roll = Self(rawValue: 16)
    }

    /// The location on the screen.
    private(set) var point: CGPoint
    private(set) var previousPoint: CGPoint
    /// Where and when the touch began.
    let start: (point: CGPoint, time: TimeInterval)
    /// The state of the touch for the view.
    var viewState = ViewState.waiting

    /// The steps in which a view receives a touch.
    enum ViewState {
        /// The view hasn't received the touch: it has just begun, or a recognizer delays it.
        case waiting
        case delivered
        /// The view receives nothing more.
        case finished
    }

    /// Creates a touch that has no place on the screen, as tests do.
    public override convenience init() { self.init(at: .zero, time: 0, tapCount: 0) }

    init(at point: CGPoint, time: TimeInterval, tapCount: Int, type: TouchType = .direct) {
        (self.point, previousPoint, start) = (point, point, (point, time))
        (phase, timestamp, self.tapCount, self.type) = (.began, time, tapCount, type)
        super.init()
    }

    func move(to point: CGPoint, phase: Phase, time: TimeInterval) {
        if phase != .stationary { (previousPoint, self.point) = (self.point, point) }
        (self.phase, timestamp) = (phase, time)
    }

    /// Sends a view a phase that was delayed, or that only the view receives.
    func show(_ phase: Phase) { self.phase = phase }

    /// Whether the finger is still on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    open func location(in view: UIView?) -> CGPoint { Self.convert(point, to: view ?? window) }
    open func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousPoint, to: view ?? window) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
