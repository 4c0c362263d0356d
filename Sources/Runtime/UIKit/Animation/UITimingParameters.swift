public import CoreGraphics
public import Foundation
import QuartzCore

/// The kinds of curves that animators follow.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A curve that an animator follows.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve, or one of the curves of views.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    let function: CAMediaTimingFunction

    /// Creates the curve that the system prefers.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        function = curve.function
        (controlPoint1, controlPoint2) = (function.controlPoint(at: 1), function.controlPoint(at: 2))
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The curve of a mass on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var initialVelocity: CGVector
    /// The duration of a spring that is described by its mass, or nil where that of the animator counts.
    let ownDuration: TimeInterval?
    /// The spring in a duration of 1.
    private let spring: Spring
    private let scale: Double

    /// Creates a spring that comes to rest in the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        spring = Spring(dampingRatio: ratio, duration: 1, velocity: Self.speed(velocity))
        (initialVelocity, ownDuration, scale) = (velocity, nil, 1)
        super.init()
    }

    /// Creates a spring that determines the duration by itself.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: Self.speed(velocity))
        self.spring = spring
        (initialVelocity, ownDuration, scale) = (velocity, spring.settlingDuration, spring.settlingDuration)
        super.init()
    }

    /// Creates a spring that swings by a bounce from 0 to 1.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
    }

    public override convenience init() { self.init(dampingRatio: 1) }

    /// Velocities along both axes are ways in a unit of time; the first counts.
    private static func speed(_ velocity: CGVector) -> Double { velocity.dx.isFinite ? velocity.dx : 0 }

    /// The place after a part of the duration.
    func value(at time: Double) -> Double { time >= 1 ? 1 : spring.value(at: time * scale) }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}
