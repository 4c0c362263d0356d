import CoreGraphics
import Foundation
import QuartzCore

/// A filter: its name, its keys with their defaults, and what it makes.
struct FilterRecipe: Sendable {
    let name: String
    let category: String
    nonisolated(unsafe) let defaults: [String: Any]
    let make: @Sendable (FilterInput) -> CIImage?

    init(
        _ name: String, _ category: String, _ defaults: [String: Any] = [:],
        _ make: @escaping @Sendable (FilterInput) -> CIImage?
    ) { (self.name, self.category, self.defaults, self.make) = (name, category, defaults, make) }

    /// Creates a filter of one image, whose extent stays.
    static func colors(
        _ name: String, _ category: String = "CICategoryColorEffect", _ defaults: [String: Any] = [:],
        _ body: @escaping @Sendable (FilterInput) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterRecipe {
        FilterRecipe(name, category, defaults.merging(["inputImage": NSNull()]) { $1 }) { input in
            input.image().map { $0.recolored(body(input)) }
        }
    }

    static func named(_ name: String) -> FilterRecipe? { byName[name] }

    static func names(in category: String?) -> [String] {
        let isAll = category == nil || category == "CICategoryBuiltIn"
        return all.filter { isAll || $0.category == category }.map(\.name).sorted()
    }

    private static let all = colorFilters + photoEffects + blurs + stylizing + compositing + generators + geometry
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// The values of a filter's keys, as what it needs.
struct FilterInput: @unchecked Sendable {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func image(_ key: String = "inputImage") -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Float? {
        switch values[key] {
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Float: value
        case let value as Int: Float(value)
        case let value as NSNumber: value.floatValue
        default: nil
        }
    }

    func number(_ key: String, _ standard: Float) -> Float { number(key) ?? standard }

    func vector(_ key: String) -> CIVector? { values[key] as? CIVector ?? (values[key] as? CGPoint).map(CIVector.init) }

    func point(_ key: String, _ standard: CGPoint) -> CGPoint { vector(key)?.cgPointValue ?? standard }

    func color(_ key: String, _ standard: CIColor) -> CIColor { values[key] as? CIColor ?? standard }

    func rect(_ key: String) -> CGRect? { (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect }

    func data(_ key: String) -> Data? { values[key] as? Data }
    func text(_ key: String) -> String? { values[key] as? String }

    func transform(_ key: String) -> CGAffineTransform? {
        values[key] as? CGAffineTransform ?? (values[key] as? NSValue)?.cgAffineTransformValue
    }
}
