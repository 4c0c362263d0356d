import CoreGraphics
import Foundation

private let stylize = "CICategoryStylize"

extension FilterRecipe {
    static let stylizing: [FilterRecipe] = [
        FilterRecipe(
            "CIPixellate", stylize,
            ["inputImage": NSNull(), "inputScale": 8.0, "inputCenter": CIVector(x: 150, y: 150)]
        ) { input in
            let scale = max(1, Double(input.number("inputScale", 8)))
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            guard let image = input.image() else { return nil }
            return CIImage(image.extent.insetBy(dx: -scale, dy: -scale)) { area in
                let source = image.pixels(area.grown(by: Int(clamping: scale.rounded(.up))))
                var buffer = PixelBuffer(area)
                buffer.fill { column, row in
                    func middle(_ value: Double, _ center: Double) -> Double {
                        (((value - center) / scale).rounded(.down) + 0.5) * scale + center
                    }
                    return source.sample(middle(Double(column) + 0.5, center.x), middle(Double(row) + 0.5, center.y))
                }
                return buffer
            }
        },
        FilterRecipe("CIEdges", stylize, ["inputImage": NSNull(), "inputIntensity": 1.0]) { input in
            let intensity = input.number("inputIntensity", 1)
            guard let image = input.image() else { return nil }
            return CIImage(image.extent) { area in
                let source = image.pixels(area.grown(by: 1))
                var buffer = PixelBuffer(area)
                buffer.fill { x, y in
                    let horizontal = source[x + 1, y] - source[x - 1, y], vertical = source[x, y + 1] - source[x, y - 1]
                    let edge = ((horizontal * horizontal + vertical * vertical).squareRoot() * intensity).clamped
                    return SIMD4(edge.x, edge.y, edge.z, source[x, y].w)
                }
                return buffer
            }
        },
        FilterRecipe(
            "CISharpenLuminance", "CICategorySharpen",
            ["inputImage": NSNull(), "inputSharpness": 0.4, "inputRadius": 1.69]
        ) { input in
            input.image().map { sharpened($0, input.number("inputRadius", 1.69), input.number("inputSharpness", 0.4)) }
        },
        FilterRecipe(
            "CIUnsharpMask", "CICategorySharpen", ["inputImage": NSNull(), "inputRadius": 2.5, "inputIntensity": 0.5]
        ) { input in
            input.image().map { sharpened($0, input.number("inputRadius", 2.5), input.number("inputIntensity", 0.5)) }
        },
        FilterRecipe("CIBloom", stylize, ["inputImage": NSNull(), "inputRadius": 10.0, "inputIntensity": 0.5]) {
            input in
            glow(input) { color, light, intensity in color + light * intensity }
        },
        FilterRecipe("CIGloom", stylize, ["inputImage": NSNull(), "inputRadius": 10.0, "inputIntensity": 0.5]) {
            input in
            glow(input) { color, light, intensity in color * (1 - intensity) + color * light * intensity }
        },
        FilterRecipe(
            "CIVignette", "CICategoryColorEffect", ["inputImage": NSNull(), "inputIntensity": 0.0, "inputRadius": 1.0]
        ) { input in
            let (intensity, radius) = (input.number("inputIntensity", 0), max(0.01, input.number("inputRadius", 1)))
            guard let image = input.image() else { return nil }
            let extent = image.extent
            let half = Float(hypot(extent.width, extent.height) / 2)
            return CIImage(extent) { area in
                var buffer = image.pixels(area)
                buffer.shade { x, y in
                    let distance = hypot(x - Float(extent.midX), y - Float(extent.midY)) / half
                    return max(0, 1 - intensity * distance * distance * (1 / (0.5 + radius)))
                }
                return buffer
            }
        },
        FilterRecipe(
            "CIVignetteEffect", "CICategoryColorEffect",
            [
                "inputImage": NSNull(), "inputIntensity": 1.0, "inputRadius": 150.0,
                "inputCenter": CIVector(x: 150, y: 150), "inputFalloff": 0.5,
            ]
        ) { input in
            let (intensity, radius) = (input.number("inputIntensity", 1), max(1, input.number("inputRadius", 150)))
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            guard let image = input.image() else { return nil }
            return CIImage(image.extent) { area in
                var buffer = image.pixels(area)
                buffer.shade { x, y in
                    let distance = hypot(x - Float(center.x), y - Float(center.y)) / radius
                    let part = min(max((distance - 0.5) * 2, 0), 1)
                    return 1 - intensity * part * part * (3 - 2 * part)
                }
                return buffer
            }
        },
        FilterRecipe(
            "CIConvolution3X3", stylize,
            ["inputImage": NSNull(), "inputBias": 0.0]
        ) { input in
            let weights =
                input.vector("inputWeights").map { vector in (0..<9).map { Float(vector.value(at: $0)) } }
                ?? [0, 0, 0, 0, 1, 0, 0, 0, 0]
            let bias = input.number("inputBias", 0)
            guard let image = input.image() else { return nil }
            return CIImage(image.extent) { area in
                let source = image.pixels(area.grown(by: 1))
                var buffer = PixelBuffer(area)
                buffer.fill { x, y in
                    var sum = SIMD4<Float>(repeating: bias)
                    for number in 0..<9 { sum += source[x + number % 3 - 1, y + 1 - number / 3] * weights[number] }
                    return SIMD4(sum.x, sum.y, sum.z, source[x, y].w)
                }
                return buffer
            }
        },
        FilterRecipe(
            "CIBlendWithMask", stylize,
            ["inputImage": NSNull(), "inputBackgroundImage": NSNull(), "inputMaskImage": NSNull()]
        ) { input in blended(input) { Light.luminance($0) } },
        FilterRecipe(
            "CIBlendWithAlphaMask", stylize,
            ["inputImage": NSNull(), "inputBackgroundImage": NSNull(), "inputMaskImage": NSNull()]
        ) { input in blended(input) { $0.w } },
        FilterRecipe(
            "CIDissolveTransition", "CICategoryTransition",
            ["inputImage": NSNull(), "inputTargetImage": NSNull(), "inputTime": 0.0]
        ) { input in
            let time = min(max(input.number("inputTime", 0), 0), 1)
            guard let image = input.image(), let target = input.image("inputTargetImage") else { return input.image() }
            return CIImage(image.extent.union(target.extent)) { area in
                let other = target.pixels(area)
                var buffer = image.pixels(area)
                for place in buffer.pixels.indices {
                    buffer.pixels[place] += (other.pixels[place] - buffer.pixels[place]) * time
                }
                return buffer
            }
        },
        FilterRecipe("CIAreaAverage", "CICategoryReduction", ["inputImage": NSNull()]) { input in
            reduced(input) { pixels in pixels.reduce(.zero, +) / Float(max(1, pixels.count)) }
        },
        FilterRecipe("CIAreaMaximum", "CICategoryReduction", ["inputImage": NSNull()]) { input in
            reduced(input) { pixels in pixels.reduce(.zero) { pointwiseMax($0, $1) } }
        },
        FilterRecipe("CIAreaMinimum", "CICategoryReduction", ["inputImage": NSNull()]) { input in
            reduced(input) { pixels in pixels.reduce(.one) { pointwiseMin($0, $1) } }
        },
    ]

    private static func sharpened(_ image: CIImage, _ radius: Float, _ amount: Float) -> CIImage {
        let soft = image.clampedToExtent().blurred(max(0.1, radius))
        return CIImage(image.extent) { area in
            let blurred = soft.pixels(area)
            var buffer = image.pixels(area)
            for place in buffer.pixels.indices {
                let color = buffer.pixels[place]
                let sharp = (color + (color - blurred.pixels[place]) * amount).clamped
                buffer.pixels[place] = SIMD4(sharp.x, sharp.y, sharp.z, color.w)
            }
            return buffer
        }
    }

    private static func glow(
        _ input: FilterInput, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
    ) -> CIImage? {
        guard let image = input.image() else { return nil }
        let intensity = input.number("inputIntensity", 0.5)
        let soft = image.blurred(input.number("inputRadius", 10))
        return CIImage(soft.extent) { area in
            let blurred = soft.pixels(area)
            var buffer = image.pixels(area)
            for place in buffer.pixels.indices {
                let light = blurred.pixels[place]
                let color = body(buffer.pixels[place], light, intensity)
                buffer.pixels[place] = SIMD4(color.x, color.y, color.z, max(buffer.pixels[place].w, light.w)).clamped
            }
            return buffer
        }
    }

    private static func blended(
        _ input: FilterInput, _ weight: @escaping @Sendable (SIMD4<Float>) -> Float
    ) -> CIImage? {
        guard let image = input.image() else { return nil }
        let back = input.image("inputBackgroundImage") ?? .empty()
        guard let mask = input.image("inputMaskImage") else { return image }
        return CIImage(image.extent.union(back.extent)) { area in
            let (behind, weights) = (back.pixels(area), mask.pixels(area))
            var buffer = image.pixels(area)
            for place in buffer.pixels.indices {
                let part = min(max(weight(weights.pixels[place]), 0), 1)
                buffer.pixels[place] = behind.pixels[place] + (buffer.pixels[place] - behind.pixels[place]) * part
            }
            return buffer
        }
    }

    private static func reduced(
        _ input: FilterInput, _ body: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
    ) -> CIImage? {
        guard let image = input.image() else { return nil }
        let whole = PixelArea((input.rect("inputExtent") ?? image.extent).intersection(image.extent))
        return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) { area in
            let color = body(image.pixels(whole).pixels)
            var buffer = PixelBuffer(area)
            buffer.fill { _, _ in color }
            return buffer
        }
    }
}

extension PixelBuffer {
    /// Multiplies the colors by a function of their places, without their alpha.
    fileprivate mutating func shade(_ body: (Float, Float) -> Float) {
        for row in 0..<height {
            for column in 0..<width {
                let factor = body(Float(column + x) + 0.5, Float(row + y) + 0.5)
                pixels[row * width + column] *= SIMD4(factor, factor, factor, 1)
            }
        }
    }
}
