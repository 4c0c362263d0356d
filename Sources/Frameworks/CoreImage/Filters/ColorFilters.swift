import CoreGraphics
import Foundation

// Filters of each pixel alone. Colors are of light, as in Core Image's default working space; those that work on the
// encoded values say so.

private let adjustment = "CICategoryColorAdjustment"

/// Mixes two colors.
private func mix(_ one: SIMD4<Float>, _ other: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
    one + (other - one) * part
}

/// Applies a function to encoded values.
private func encoded(
    _ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
) -> @Sendable (SIMD4<Float>) -> SIMD4<Float> {
    { Light.linear(body(Light.encoded($0.clamped)).clamped) }
}

extension FilterRecipe {
    static let colorFilters: [FilterRecipe] = adjustments + matrices + effects

    private static let adjustments: [FilterRecipe] = [
        colors(
            "CIColorControls", adjustment,
            ["inputSaturation": 1.0, "inputBrightness": 0.0, "inputContrast": 1.0]
        ) { input in
            let saturation = input.number("inputSaturation", 1)
            let (brightness, contrast) = (input.number("inputBrightness", 0), input.number("inputContrast", 1))
            return { color in
                let gray = Light.gray(Light.luminance(color), color.w)
                let colored = mix(gray, color, saturation)
                return (colored - 0.5) * contrast + 0.5 + brightness
            }
        },
        colors("CIExposureAdjust", adjustment, ["inputEV": 0.0]) { input in
            let factor = pow(2, input.number("inputEV", 0))
            return { $0 * factor }
        },
        colors("CIGammaAdjust", adjustment, ["inputPower": 1.0]) { input in
            let power = input.number("inputPower", 1)
            return { color in
                SIMD4(pow(max(0, color.x), power), pow(max(0, color.y), power), pow(max(0, color.z), power), color.w)
            }
        },
        colors("CIHueAdjust", adjustment, ["inputAngle": 0.0]) { input in
            // A rotation about the gray axis that keeps the luminance.
            let (c, s) = (cos(input.number("inputAngle", 0)), sin(input.number("inputAngle", 0)))
            let rows: [SIMD4<Float>] = [
                SIMD4(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
                SIMD4(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
                SIMD4(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0),
            ]
            return { color in
                SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), color.w)
            }
        },
        colors("CIVibrance", adjustment, ["inputAmount": 0.0]) { input in
            let amount = input.number("inputAmount", 0)
            return { color in
                let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                // Colors that are strong already change less.
                return mix(Light.gray(Light.luminance(color), color.w), color, 1 + amount * (1 - (most - least)))
            }
        },
        colors(
            "CITemperatureAndTint", adjustment,
            ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]
        ) { input in
            let (from, to) = (input.vector("inputNeutral"), input.vector("inputTargetNeutral"))
            let factor = White(to).light / White(from).light
            return { $0 * SIMD4(factor.x, factor.y, factor.z, 1) }
        },
        colors("CIWhitePointAdjust", adjustment, ["inputColor": CIColor.white]) { input in
            let white = input.color("inputColor", .white).light
            return { $0 * SIMD4(white.x, white.y, white.z, 1) }
        },
        colors(
            "CIHighlightShadowAdjust", adjustment, ["inputHighlightAmount": 1.0, "inputShadowAmount": 0.0]
        ) { input in
            let (bright, dark) = (input.number("inputHighlightAmount", 1), input.number("inputShadowAmount", 0))
            return encoded { color in
                let light = Light.luminance(color)
                let low = max(0, 1 - light * 2) * dark * 0.5
                let high = max(0, light * 2 - 1) * (1 - bright) * 0.5
                return color + (low - high)
            }
        },
        colors(
            "CIToneCurve", adjustment,
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25),
                "inputPoint2": CIVector(x: 0.5, y: 0.5), "inputPoint3": CIVector(x: 0.75, y: 0.75),
                "inputPoint4": CIVector(x: 1, y: 1),
            ]
        ) { input in
            let points = (0...4).map { number in
                let standard = CGFloat(number) / 4
                let point = input.point("inputPoint\(number)", CGPoint(x: standard, y: standard))
                return (Float(point.x), Float(point.y))
            }
            let table = (0...1023).map { Curve(points)(Float($0) / 1023) }
            @Sendable func value(_ x: Float) -> Float { table[Int(clamping: (min(max(x, 0), 1) * 1023).rounded())] }
            return encoded { SIMD4(value($0.x), value($0.y), value($0.z), $0.w) }
        },
        colors("CILinearToSRGBToneCurve", adjustment) { _ in { Light.encoded($0) } },
        colors("CISRGBToneCurveToLinear", adjustment) { _ in { Light.linear($0) } },
        colors(
            "CIColorClamp", adjustment,
            [
                "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
                "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
            ]
        ) { input in
            let least = input.vector("inputMinComponents")?.floats ?? .zero
            let most = input.vector("inputMaxComponents")?.floats ?? .one
            return { color in pointwiseMax(least, pointwiseMin(most, color)) }
        },
    ]

    private static let matrices: [FilterRecipe] = [
        FilterRecipe(
            "CIColorMatrix", adjustment,
            [
                "inputImage": NSNull(), "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
                "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
                "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { input in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map {
                input.vector($0)?.floats ?? .zero
            }
            let bias = input.vector("inputBiasVector")?.floats ?? .zero
            return input.image()?.mapped { color in
                let straight = color.straight
                let sums = SIMD4(
                    (rows[0] * straight).sum(), (rows[1] * straight).sum(), (rows[2] * straight).sum(),
                    (rows[3] * straight).sum())
                return (sums + bias).multiplied
            }
        },
        FilterRecipe("CIMaskToAlpha", "CICategoryColorEffect", ["inputImage": NSNull()]) { input in
            input.image()?.mapped { color in
                let alpha = Light.luminance(color)
                return SIMD4(alpha, alpha, alpha, alpha)
            }
        },
        FilterRecipe("CIColorCube", "CICategoryColorEffect", ["inputImage": NSNull(), "inputCubeDimension": 2.0]) {
            input in
            let size = Int(input.number("inputCubeDimension", 2))
            guard let data = input.data("inputCubeData"), size >= 2, size <= 128, data.count >= size * size * size * 16
            else { return input.image() }
            let cube = data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
            return input.image()?.recolored { color in
                let place = color.clamped * Float(size - 1)
                func entry(_ r: Int, _ g: Int, _ b: Int) -> SIMD4<Float> {
                    let at = ((min(b, size - 1) * size + min(g, size - 1)) * size + min(r, size - 1)) * 4
                    return SIMD4(cube[at], cube[at + 1], cube[at + 2], cube[at + 3])
                }
                let (r, g, b) = (Int(place.x), Int(place.y), Int(place.z))
                let f = place - place.rounded(.down)
                func line(_ g: Int, _ b: Int) -> SIMD4<Float> { mix(entry(r, g, b), entry(r + 1, g, b), f.x) }
                func plane(_ b: Int) -> SIMD4<Float> { mix(line(g, b), line(g + 1, b), f.y) }
                return mix(plane(b), plane(b + 1), f.z)
            }
        },
    ]

    private static let effects: [FilterRecipe] = [
        colors("CIColorInvert") { _ in encoded { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
        colors(
            "CIColorMonochrome", "CICategoryColorEffect",
            ["inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1.0]
        ) { input in
            let tint = input.color("inputColor", .white)
            let color = SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), 1)
            let intensity = input.number("inputIntensity", 1)
            return encoded { mix($0, Light.gray(Light.luminance($0), 1) * color, intensity) }
        },
        colors("CISepiaTone", "CICategoryColorEffect", ["inputIntensity": 1.0]) { input in
            let intensity = input.number("inputIntensity", 1)
            // The matrix by which the tone is commonly defined.
            let rows: [SIMD4<Float>] = [
                SIMD4(0.393, 0.769, 0.189, 0), SIMD4(0.349, 0.686, 0.168, 0), SIMD4(0.272, 0.534, 0.131, 0),
            ]
            return encoded { color in
                let sepia = SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), color.w)
                return mix(color, sepia, intensity)
            }
        },
        colors("CIColorPosterize", "CICategoryColorEffect", ["inputLevels": 6.0]) { input in
            let levels = max(2, input.number("inputLevels", 6))
            return encoded { color in
                let stepped = (color * levels).rounded(.down) / (levels - 1)
                return SIMD4(stepped.x, stepped.y, stepped.z, color.w)
            }
        },
        colors(
            "CIFalseColor", "CICategoryColorEffect",
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        ) { input in
            let (dark, bright) = (input.color("inputColor0", .black).light, input.color("inputColor1", .white).light)
            return { mix(dark, bright, Light.luminance($0)) }
        },
        colors("CIMaximumComponent") { _ in { Light.gray(max($0.x, $0.y, $0.z), $0.w) } },
        colors("CIMinimumComponent") { _ in { Light.gray(min($0.x, $0.y, $0.z), $0.w) } },
    ]

    /// Looks like those of the camera's filters, made of curves of encoded values.
    static let photoEffects: [FilterRecipe] = [
        colors("CIPhotoEffectMono") { _ in encoded { Light.gray(Light.luminance($0), $0.w) } },
        colors("CIPhotoEffectTonal") { _ in
            encoded { Light.gray(Light.luminance($0) * 0.9 + 0.04, $0.w) }
        },
        colors("CIPhotoEffectNoir") { _ in
            encoded { color in
                let value = Light.luminance(color)
                return Light.gray((value - 0.5) * 1.35 + 0.47, color.w)
            }
        },
        colors("CIPhotoEffectFade") { _ in
            encoded { mix(Light.gray(Light.luminance($0), $0.w), $0, 0.7) * 0.86 + 0.09 }
        },
        colors("CIPhotoEffectChrome") { _ in
            encoded { mix(Light.gray(Light.luminance($0), $0.w), $0, 1.2) * 1.06 - 0.02 }
        },
        colors("CIPhotoEffectProcess") { _ in
            encoded { $0 * SIMD4(0.92, 1.0, 1.02, 1) + SIMD4(0, 0.02, 0.05, 0) }
        },
        colors("CIPhotoEffectTransfer") { _ in
            encoded { $0 * SIMD4(1.03, 0.98, 0.86, 1) + SIMD4(0.03, 0.02, 0.03, 0) }
        },
        colors("CIPhotoEffectInstant") { _ in
            encoded {
                mix(Light.gray(Light.luminance($0), $0.w), $0, 0.85) * SIMD4(0.95, 0.93, 0.85, 1)
                    + SIMD4(0.05, 0.05, 0.07, 0)
            }
        },
    ]
}

/// The light of a white of some temperature, in kelvins.
private struct White {
    let light: SIMD4<Float>

    init(_ vector: CIVector?) {
        let kelvins = Double(min(max(vector?.x ?? 6500, 1500), 40_000)) / 100
        // Tanner Helland's approximation of the color of a black body.
        let red = kelvins <= 66 ? 255 : 329.698_727_446 * pow(kelvins - 60, -0.133_204_759_2)
        let green =
            kelvins <= 66
            ? 99.470_802_586_1 * log(kelvins) - 161.119_568_166_1
            : 288.122_169_528_3 * pow(kelvins - 60, -0.075_514_849_2)
        let blue =
            kelvins >= 66 ? 255 : kelvins <= 19 ? 1 : 138.517_731_223_1 * log(kelvins - 10) - 305.044_792_730_7
        func part(_ value: Double) -> Float { Light.linear(Float(min(max(value, 1), 255) / 255)) }
        light = SIMD4(part(red), part(green) * (1 + Float(vector?.y ?? 0) / 300), part(blue), 1)
    }
}

/// A smooth curve through points, by cubics whose slopes never overshoot (Fritsch and Carlson).
private struct Curve {
    private let points: [(Float, Float)]
    private var slopes: [Float]

    init(_ points: [(Float, Float)]) {
        let points = points.sorted { $0.0 < $1.0 }
        self.points = points
        let secants = (0..<points.count - 1).map { number -> Float in
            let width = points[number + 1].0 - points[number].0
            return width > 0 ? (points[number + 1].1 - points[number].1) / width : 0
        }
        slopes = points.indices.map { number in
            guard number > 0, number < points.count - 1 else {
                return number == 0 ? secants[0] : secants[secants.count - 1]
            }
            let (before, after) = (secants[number - 1], secants[number])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }

    func callAsFunction(_ x: Float) -> Float {
        guard let next = points.firstIndex(where: { $0.0 > x }) else { return points[points.count - 1].1 }
        guard next > 0 else { return points[0].1 }
        let (from, to) = (points[next - 1], points[next])
        let width = to.0 - from.0
        let t = (x - from.0) / width
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * from.1 + (t3 - 2 * t2 + t) * width * slopes[next - 1]
            + (3 * t2 - 2 * t3) * to.1 + (t3 - t2) * width * slopes[next]
    }
}
