public import CoreGraphics
public import Foundation
public import UIKit

/// Numbers for a filter: places, directions, factors.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }

    public init(x: CGFloat) { values = [x] }
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
    public init(cgRect rect: CGRect) { values = [rect.minX, rect.minY, rect.width, rect.height] }

    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }

    var floats: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}

/// A color for a filter.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(red: 0, green: 0, blue: 0) }

    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        (red, green, blue, alpha) = (r, g, b, a)
    }

    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    public convenience init(cgColor color: CGColor) {
        let parts = color.components ?? []
        if parts.count >= 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            let white = parts.first ?? 0
            self.init(red: white, green: white, blue: white, alpha: parts.last ?? 1)
        }
    }

    @preconcurrency @MainActor
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        self.init(
            red: parts.first ?? 0, green: parts.dropFirst().first ?? 0, blue: parts.dropFirst(2).first ?? 0,
            alpha: parts.dropFirst(3).first ?? 1)
    }

    open var numberOfComponents: Int { 4 }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor)?.stringRepresentation == stringRepresentation
    }
    open override var hash: Int { stringRepresentation.hash }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The color as light, multiplied by its alpha.
    var light: SIMD4<Float> { Light.linear(SIMD4(Float(red), Float(green), Float(blue), Float(alpha))).multiplied }
}
