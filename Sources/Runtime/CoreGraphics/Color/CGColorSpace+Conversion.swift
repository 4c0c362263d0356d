import Foundation

extension CGColorSpace {
    /// Returns components of this space in sRGB, possibly outside 0…1.
    func sRGB(of components: [CGFloat]) -> (red: Double, green: Double, blue: Double) {
        let values = components.map { Double($0) }
        guard model == .rgb else {
            let gray = name == Self.linearGray ? Self.encoded(values[0]) : values[0]
            return (gray, gray, gray)
        }
        switch name {
        case Self.linearSRGB, Self.extendedLinearSRGB:
            return (Self.encoded(values[0]), Self.encoded(values[1]), Self.encoded(values[2]))
        case Self.displayP3, Self.extendedDisplayP3:
            return Self.fromDisplayP3(values[0], values[1], values[2])
        default:
            return (values[0], values[1], values[2])
        }
    }

    /// Converts from Display P3, which has sRGB's white point and transfer function; only the primaries differ.
    private static func fromDisplayP3(
        _ red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249401763 * r - 0.2249401763 * g), encoded(-0.0420569547 * r + 1.0420569547 * g),
            encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
        )
    }

    /// Inverts sRGB's transfer function, by symmetry for negative values.
    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
