import CoreGraphics
public import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// The pacing of an animation, as a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let first: CGPoint
    private let second: CGPoint

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // Beyond 0 and 1 a curve would not be a function of time.
        func unit(_ value: Float) -> CGFloat { value.isFinite ? CGFloat(min(max(value, 0), 1)) : 0 }
        first = CGPoint(x: unit(c1x), y: c1y.isFinite ? CGFloat(c1y) : 0)
        second = CGPoint(x: unit(c2x), y: c2y.isFinite ? CGFloat(c2y) : 1)
    }

    /// The control points are those of Apple's documentation.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes the coordinates of a control point, with the index 0 to 3, to an array.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point = controlPoint(at: idx)
        (ptr[0], ptr[1]) = (Float(point.x), Float(point.y))
    }

    /// The control points of the curve by index, from 0 to 3.
    package func controlPoint(at index: Int) -> CGPoint {
        switch index {
        case 0: .zero
        case 1: first
        case 2: second
        default: CGPoint(x: 1, y: 1)
        }
    }

    /// The progress of what is paced at a progress of the time.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        let (x1, x2) = (Double(first.x), Double(second.x))
        // The curve never runs back, so bisection finds its only parameter.
        var (low, high) = (0.0, 1.0)
        var parameter = time
        for _ in 0..<40 {
            let found = Self.bezier(x1, x2, parameter)
            if abs(found - time) < 1e-9 { break }
            if found < time { low = parameter } else { high = parameter }
            parameter = (low + high) / 2
        }
        return Self.bezier(Double(first.y), Double(second.y), parameter)
    }

    private static func bezier(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
