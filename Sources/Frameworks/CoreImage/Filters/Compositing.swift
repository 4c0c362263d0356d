import CoreGraphics
import Foundation

/// How an image is laid over another. Colors are multiplied by alpha, `s` of the image and `b` of what is behind.
enum Compositing {
    case over, into, out, atop, plus, times, most, least
    /// A mode that mixes two colors, without their alphas' parts.
    case blend(@Sendable (Float, Float) -> Float)

    func color(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .over: return s + b * (1 - s.w)
        case .into: return s * b.w
        case .out: return s * (1 - b.w)
        case .atop: return s * b.w + b * (1 - s.w)
        case .plus: return pointwiseMin(s + b, .one)
        case .times: return s * b
        case .most: return pointwiseMax(s, b)
        case .least: return pointwiseMin(s, b)
        case .blend(let mode):
            let (front, back) = (s.straight, b.straight)
            let mixed = SIMD4(mode(front.x, back.x), mode(front.y, back.y), mode(front.z, back.z), 1)
            let both = mixed * (s.w * b.w)
            let alpha = s.w + b.w - s.w * b.w
            let color = both + s * (1 - b.w) + b * (1 - s.w)
            return SIMD4(color.x, color.y, color.z, alpha)
        }
    }

    private func extent(_ front: CGRect, _ back: CGRect) -> CGRect {
        switch self {
        case .into, .times: front.intersection(back)
        case .out: front
        case .atop: back
        default: front.union(back)
        }
    }

    func image(_ front: CIImage, _ back: CIImage) -> CIImage {
        CIImage(extent(front.extent, back.extent)) { area in
            let behind = back.pixels(area)
            var buffer = front.pixels(area)
            for place in buffer.pixels.indices {
                buffer.pixels[place] = color(buffer.pixels[place], behind.pixels[place])
            }
            return buffer
        }
    }
}

extension FilterRecipe {
    private static let modes: [(String, Compositing)] = [
        ("CISourceOverCompositing", .over), ("CISourceInCompositing", .into), ("CISourceOutCompositing", .out),
        ("CISourceAtopCompositing", .atop), ("CIAdditionCompositing", .plus), ("CIMultiplyCompositing", .times),
        ("CIMaximumCompositing", .most), ("CIMinimumCompositing", .least),
        ("CIMultiplyBlendMode", .blend { $0 * $1 }), ("CIScreenBlendMode", .blend { $0 + $1 - $0 * $1 }),
        ("CIOverlayBlendMode", .blend { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
        ("CIHardLightBlendMode", .blend { $0 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
        (
            "CISoftLightBlendMode",
            .blend { front, back in
                front < 0.5
                    ? back - (1 - 2 * front) * back * (1 - back)
                    : back + (2 * front - 1) * (max(0, back).squareRoot() - back)
            }
        ),
        ("CIDarkenBlendMode", .blend { min($0, $1) }), ("CILightenBlendMode", .blend { max($0, $1) }),
        ("CIDifferenceBlendMode", .blend { abs($0 - $1) }), ("CIExclusionBlendMode", .blend { $0 + $1 - 2 * $0 * $1 }),
        ("CIColorDodgeBlendMode", .blend { $0 < 1 ? min(1, $1 / (1 - $0)) : 1 }),
        ("CIColorBurnBlendMode", .blend { $0 > 0 ? 1 - min(1, (1 - $1) / $0) : 0 }),
        ("CILinearDodgeBlendMode", .blend { min(1, $0 + $1) }),
        ("CILinearBurnBlendMode", .blend { max(0, $0 + $1 - 1) }),
        ("CISubtractBlendMode", .blend { max(0, $1 - $0) }),
        ("CIDivideBlendMode", .blend { $0 > 0 ? min(1, $1 / $0) : 1 }),
    ]

    static let compositing: [FilterRecipe] = modes.map { name, mode in
        FilterRecipe(
            name, "CICategoryCompositeOperation", ["inputImage": NSNull(), "inputBackgroundImage": NSNull()]
        ) { input in
            guard let image = input.image() else { return nil }
            return mode.image(image, input.image("inputBackgroundImage") ?? .empty())
        }
    }
}

extension Compositing: Sendable {}
