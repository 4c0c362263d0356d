#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(ucrt)
import ucrt
#endif

/// Converts color components to extended sRGB, the only color space of nibs.
package enum ColorConversion {
    /// Converts from Apple's generic RGB ("calibrated"), with a gamma of 1.8 and primaries of its own. The matrix is
    /// solved from published conversions of Interface Builder's compiler: a saturated color, a gray and one between.
    package static func extendedSRGB(calibrated red: Double, _ green: Double, _ blue: Double) -> (
        Double, Double, Double
    ) {
        let linear = [red, green, blue].map { pow(max(0, $0), 1.8) }
        let mixed = matrix.map { row in zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 } }
        return (encode(mixed[0]), encode(mixed[1]), encode(mixed[2]))
    }

    /// Converts from generic gray.
    package static func extendedGray(calibrated white: Double) -> Double {
        encode(pow(max(0, white), 1.8))
    }

    /// Converts from Display P3, which has sRGB's transfer function but other primaries.
    package static func extendedSRGB(displayP3 red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double)
    {
        let linear = [red, green, blue].map(decode)
        let mixed = displayP3Matrix.map { row in zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 } }
        return (encode(mixed[0]), encode(mixed[1]), encode(mixed[2]))
    }

    private static let matrix = [
        [1.02524902, -0.02653392, 0.00127615],
        [0.01940567, 0.9480493, 0.03258913],
        [-0.00176083, -0.00144377, 1.00322067],
    ]

    /// From the primaries that both standards publish.
    private static let displayP3Matrix = [
        [1.2249401, -0.2249404, 0.0],
        [-0.0420569, 1.0420571, 0.0],
        [-0.0196376, -0.0786361, 1.0982735],
    ]

    /// Applies sRGB's transfer function, continued below zero by symmetry.
    private static func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let curved = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -curved : curved
    }

    private static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }
}
