import CoreGraphics
import Foundation

/// A value of a layer's property, as numbers that can be mixed.
struct LayerValue {
    enum Kind: Equatable {
        case number, point, size, rect, transform, color, numbers, colors, path
        /// A value that changes halfway.
        case discrete
    }

    var kind: Kind
    var numbers: [Double] = []
    /// A path, whose points the numbers are, or a value that cannot be mixed.
    var object: Any?

    init(_ kind: Kind, _ numbers: [Double], object: Any? = nil) {
        (self.kind, self.numbers, self.object) = (kind, numbers, object)
    }

    init(_ number: some BinaryFloatingPoint) { self.init(.number, [Double(number)]) }
    init(_ point: CGPoint) { self.init(.point, [point.x, point.y]) }
    init(_ size: CGSize) { self.init(.size, [size.width, size.height]) }
    init(_ rect: CGRect) { self.init(.rect, [rect.minX, rect.minY, rect.width, rect.height]) }
    init(_ color: CGColor?) { self.init(.color, Self.components(color)) }
    init(_ path: CGPath?) { self.init(.path, path?.coordinates ?? [], object: path) }

    init(_ t: CATransform3D) {
        self.init(
            .transform,
            [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
                t.m44,
            ])
    }

    /// What an animation was given as a value; nil for nothing.
    init?(any: Any?) {
        switch any {
        case nil, is NSNull: return nil
        case let value as LayerValue: self = value
        case let value as CGPoint: self.init(value)
        case let value as CGSize: self.init(value)
        case let value as CGRect: self.init(value)
        case let value as CATransform3D: self.init(value)
        case let value as CGAffineTransform: self.init(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self.init(value)
        case let value as CGPath: self.init(value)
        case let value as Bool: self.init(.discrete, [value ? 1 : 0], object: value)
        case let value as CGFloat: self.init(value)
        case let value as Double: self.init(value)
        case let value as Float: self.init(value)
        case let value as Int: self.init(Double(value))
        case let value as NSNumber: self.init(value.doubleValue)
        case let value as NSValue where value.heldTransform != nil: self.init(value.caTransform3DValue)
        case let value as any LayerValueConvertible: self = value.layerValue
        case let values as [Any] where values.allSatisfy { $0 is CGColor }:
            self.init(.colors, values.flatMap { Self.components($0 as? CGColor) })
        case let values as [NSNumber]: self.init(.numbers, values.map(\.doubleValue))
        case let values as [Double]: self.init(.numbers, values)
        case .some(let value): self.init(.discrete, [], object: value)
        }
        if numbers.contains(where: { !$0.isFinite }) { return nil }
    }

    private static func components(_ color: CGColor?) -> [Double] {
        guard let color else { return [0, 0, 0, 0] }
        let rgb = color.drawnComponents
        return [rgb.red, rgb.green, rgb.blue, rgb.alpha].map { Double($0) }
    }

    // MARK: Values

    var number: Double { numbers.first ?? 0 }
    var point: CGPoint { numbers.count < 2 ? .zero : CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { numbers.count < 2 ? .zero : CGSize(width: numbers[0], height: numbers[1]) }
    var rect: CGRect {
        numbers.count < 4 ? .zero : CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var color: CGColor? { colors.first }

    var colors: [CGColor] {
        stride(from: 0, to: numbers.count - 3, by: 4).map { index in
            func unit(_ place: Int) -> CGFloat { CGFloat(min(max(numbers[index + place], 0), 1)) }
            return CGColor(red: unit(0), green: unit(1), blue: unit(2), alpha: unit(3))
        }
    }

    var transform: CATransform3D {
        guard numbers.count == 16 else { return CATransform3DIdentity }
        let n = numbers
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    var path: CGPath? { (object as? CGPath).map { $0.replacing(coordinates: numbers) } }

    /// The value as sources have it; nil for none.
    var plain: Any? {
        switch kind {
        case .number: NSNumber(value: number)
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        case .color: color
        case .path: path
        case .colors: colors
        case .numbers: numbers.map { NSNumber(value: $0) }
        case .discrete: object
        }
    }

    // MARK: Arithmetic

    /// Whether the two can be mixed.
    private func matches(_ other: LayerValue) -> Bool {
        guard kind == other.kind, kind != .discrete, numbers.count == other.numbers.count else { return false }
        return kind != .path || (object as? CGPath)?.hasStructure(of: other.object as? CGPath) == true
    }

    /// The value on the way to another.
    func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
        guard matches(other) else { return fraction < 0.5 ? self : other }
        var result = other
        if kind == .transform {
            result.numbers = LayerValue(transform.mixed(with: other.transform, fraction)).numbers
        } else {
            for index in numbers.indices {
                result.numbers[index] = numbers[index] + (other.numbers[index] - numbers[index]) * fraction
            }
        }
        return result
    }

    /// The sum of both; of transforms one after the other.
    func adding(_ other: LayerValue) -> LayerValue {
        if kind == .transform, other.kind == .transform {
            return LayerValue(CATransform3DConcat(other.transform, transform))
        }
        guard matches(other) else { return self }
        var result = self
        for index in numbers.indices { result.numbers[index] += other.numbers[index] }
        return result
    }

    func subtracting(_ other: LayerValue) -> LayerValue { adding(other.scaled(by: -1)) }

    func scaled(by factor: Double) -> LayerValue {
        var result = self
        if kind == .transform {
            result.numbers = LayerValue(CATransform3DIdentity.mixed(with: transform, factor)).numbers
        } else {
            for index in numbers.indices { result.numbers[index] *= factor }
        }
        return result
    }

    /// Nothing, of the same kind.
    var zero: LayerValue { kind == .transform ? LayerValue(CATransform3DIdentity) : scaled(by: 0) }

    func distance(to other: LayerValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

/// A value that an animation understands, such as a color of UIKit.
package protocol LayerValueConvertible {
    /// The value as Core Graphics has it.
    var coreValue: Any { get }
}

extension LayerValueConvertible {
    fileprivate var layerValue: LayerValue { LayerValue(any: coreValue) ?? LayerValue(.discrete, [], object: self) }
}
