import CoreGraphics
public import Foundation

/// What numbers mean when a transform is made of them.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scale = Self(rawValue: "scale")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    public static let translate = Self(rawValue: "translate")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")
}

/// Makes transforms of the numbers that an animation goes through, so that turns may be longer than half a circle.
public final class CAValueFunction: NSObject, Sendable {
    public let name: CAValueFunctionName
    private let make: @Sendable ([Double]) -> CATransform3D
    private let count: Int
    private let usual: Double

    /// Returns nil for a name that isn't known.
    public init?(name: CAValueFunctionName) {
        guard let known = Self.all[name] else { return nil }
        (self.name, count, usual, make) = (name, known.count, known.usual, known.make)
        super.init()
    }

    /// The numbers that change nothing.
    var nothing: LayerValue { LayerValue(count == 1 ? .number : .numbers, Array(repeating: usual, count: count)) }

    /// Numbers that are missing change nothing.
    func transform(_ numbers: [Double]) -> CATransform3D {
        make(Array(numbers.prefix(count)) + Array(repeating: usual, count: max(0, count - numbers.count)))
    }

    private struct Known: Sendable {
        var count: Int
        var usual: Double
        var make: @Sendable ([Double]) -> CATransform3D
    }

    private static let all: [CAValueFunctionName: Known] = [
        .rotateX: Known(count: 1, usual: 0) { CATransform3DMakeRotation($0[0], 1, 0, 0) },
        .rotateY: Known(count: 1, usual: 0) { CATransform3DMakeRotation($0[0], 0, 1, 0) },
        .rotateZ: Known(count: 1, usual: 0) { CATransform3DMakeRotation($0[0], 0, 0, 1) },
        .scale: Known(count: 3, usual: 1) { CATransform3DMakeScale($0[0], $0[1], $0[2]) },
        .scaleX: Known(count: 1, usual: 1) { CATransform3DMakeScale($0[0], 1, 1) },
        .scaleY: Known(count: 1, usual: 1) { CATransform3DMakeScale(1, $0[0], 1) },
        .scaleZ: Known(count: 1, usual: 1) { CATransform3DMakeScale(1, 1, $0[0]) },
        .translate: Known(count: 3, usual: 0) { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) },
        .translateX: Known(count: 1, usual: 0) { CATransform3DMakeTranslation($0[0], 0, 0) },
        .translateY: Known(count: 1, usual: 0) { CATransform3DMakeTranslation(0, $0[0], 0) },
        .translateZ: Known(count: 1, usual: 0) { CATransform3DMakeTranslation(0, 0, $0[0]) },
    ]
}
