import CoreGraphics
import Foundation

private let generator = "CICategoryGenerator"
private let gradient = "CICategoryGradient"

extension FilterRecipe {
    static let generators: [FilterRecipe] = [
        FilterRecipe("CIConstantColorGenerator", generator, ["inputColor": CIColor.red]) { input in
            CIImage(color: input.color("inputColor", .red))
        },
        FilterRecipe("CIQRCodeGenerator", generator, ["inputMessage": NSNull(), "inputCorrectionLevel": "M"]) { input in
            let level = input.text("inputCorrectionLevel").flatMap(QRCode.Correction.init) ?? .medium
            guard let data = input.data("inputMessage"), let code = QRCode(Array(data), level) else { return nil }
            return image(of: code.modules, border: 1)
        },
        FilterRecipe(
            "CICode128BarcodeGenerator", generator,
            ["inputMessage": NSNull(), "inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0]
        ) { input in
            guard let data = input.data("inputMessage"), let bars = Code128.bars(Array(data)) else { return nil }
            let space = Int(max(0, min(100, input.number("inputQuietSpace", 10))))
            let height = Int(max(1, min(500, input.number("inputBarcodeHeight", 32))))
            let quiet = Array(repeating: false, count: space)
            return image(of: Array(repeating: quiet + bars + quiet, count: height), border: 0)
        },
        FilterRecipe(
            "CICheckerboardGenerator", generator,
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                "inputWidth": 80.0,
            ]
        ) { input in
            let (one, other) = (input.color("inputColor0", .white).light, input.color("inputColor1", .black).light)
            let width = Double(max(1, input.number("inputWidth", 80)))
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            return everywhere { x, y in
                let number =
                    Int(clamping: ((x - center.x) / width).rounded(.down))
                    &+ Int(clamping: ((y - center.y) / width).rounded(.down))
                return number.isMultiple(of: 2) ? one : other
            }
        },
        FilterRecipe(
            "CIStripesGenerator", generator,
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                "inputWidth": 80.0,
            ]
        ) { input in
            let (one, other) = (input.color("inputColor0", .white).light, input.color("inputColor1", .black).light)
            let width = Double(max(1, input.number("inputWidth", 80)))
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            return everywhere { x, _ in
                Int(clamping: ((x - center.x) / width).rounded(.down)).isMultiple(of: 2) ? one : other
            }
        },
        FilterRecipe("CIRandomGenerator", generator) { _ in
            everywhere { x, y in
                var state = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y))
                func next() -> Float {
                    state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
                    state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
                    state ^= state >> 31
                    return Float(state & 0xFF) / 255
                }
                return SIMD4(next(), next(), next(), 1)
            }
        },
        FilterRecipe(
            "CILinearGradient", gradient,
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ]
        ) { input in
            let (start, end) = (input.point("inputPoint0", .zero), input.point("inputPoint1", CGPoint(x: 200, y: 200)))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(1e-9, dx * dx + dy * dy)
            let mix = mixing(input)
            return everywhere { x, y in mix(Float(((x - start.x) * dx + (y - start.y) * dy) / length)) }
        },
        FilterRecipe(
            "CIRadialGradient", gradient,
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ]
        ) { input in
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            let (inner, outer) = (Double(input.number("inputRadius0", 5)), Double(input.number("inputRadius1", 100)))
            let mix = mixing(input)
            return everywhere { x, y in
                mix(Float((hypot(x - center.x, y - center.y) - inner) / max(1e-9, outer - inner)))
            }
        },
        FilterRecipe(
            "CIGaussianGradient", gradient,
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0, "inputColor0": CIColor.white,
                "inputColor1": CIColor.clear,
            ]
        ) { input in
            let center = input.point("inputCenter", CGPoint(x: 150, y: 150))
            let radius = Double(max(1e-6, input.number("inputRadius", 300)))
            let mix = mixing(input)
            return everywhere { x, y in
                let part = min(hypot(x - center.x, y - center.y) / radius, 1)
                return mix(Float(1 - (1 - part * part) * (1 - part * part)))
            }
        },
    ]

    private static func everywhere(_ body: @escaping @Sendable (Double, Double) -> SIMD4<Float>) -> CIImage {
        CIImage(.infinite) { area in
            var buffer = PixelBuffer(area)
            buffer.fill { body(Double($0) + 0.5, Double($1) + 0.5) }
            return buffer
        }
    }

    /// Returns a function of a part from 0 to 1 between the two colors.
    private static func mixing(_ input: FilterInput) -> @Sendable (Float) -> SIMD4<Float> {
        let (one, other) = (input.color("inputColor0", .white).light, input.color("inputColor1", .black).light)
        return { one + (other - one) * min(max($0, 0), 1) }
    }

    /// Returns an image of black modules on white, one pixel each, the first row at the top.
    private static func image(of modules: [[Bool]], border: Int) -> CIImage {
        let (columns, rows) = ((modules.first?.count ?? 0) + 2 * border, modules.count + 2 * border)
        return CIImage(CGRect(x: 0, y: 0, width: columns, height: rows)) { area in
            var buffer = PixelBuffer(area)
            buffer.fill { column, row in
                let (x, y) = (column - border, rows - 1 - row - border)
                let isDark = modules.indices.contains(y) && modules[y].indices.contains(x) && modules[y][x]
                return Light.gray(isDark ? 0 : 1, 1)
            }
            return buffer
        }
    }
}
