import CoreGraphics
import Foundation

private let blur = "CICategoryBlur"

/// Weights of pixels on a line around one.
struct Kernel: Sendable {
    private(set) var weights: [Float]
    var reach: Int { weights.count / 2 }

    static func gaussian(_ sigma: Float) -> Kernel {
        let reach = min(512, Int(clamping: (sigma * 3).rounded(.up)))
        var weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        return Kernel(weights: weights)
    }

    static func box(_ radius: Int) -> Kernel {
        Kernel(weights: Array(repeating: 1 / Float(2 * radius + 1), count: 2 * radius + 1))
    }
}

extension PixelBuffer {
    /// Returns an area, weighted along rows and columns; this must reach beyond it.
    func convolved(_ kernel: Kernel, to area: PixelArea) -> PixelBuffer {
        let reach = kernel.reach
        var rows = PixelBuffer(PixelArea(x: area.x, y: y, width: area.width, height: height))
        for row in 0..<height {
            for column in 0..<area.width {
                var sum = SIMD4<Float>.zero
                let start = row * width + column + area.x - x - reach
                for (offset, weight) in kernel.weights.enumerated() { sum += pixels[start + offset] * weight }
                rows.pixels[row * area.width + column] = sum
            }
        }
        var result = PixelBuffer(area)
        for row in 0..<area.height {
            let start = row + area.y - y - reach
            for (offset, weight) in kernel.weights.enumerated() {
                let source = (start + offset) * area.width
                let target = row * area.width
                for column in 0..<area.width { result.pixels[target + column] += rows.pixels[source + column] * weight }
            }
        }
        return result
    }
}

extension CIImage {
    /// Returns the image weighted along rows and columns, with what goes beyond its edge.
    func convolved(_ kernel: Kernel) -> CIImage {
        let reach = CGFloat(kernel.reach)
        return CIImage(extent.isInfinite ? extent : extent.insetBy(dx: -reach, dy: -reach)) { [self] area in
            pixels(area.grown(by: kernel.reach)).convolved(kernel, to: area)
        }
    }

    func blurred(_ sigma: Float) -> CIImage { sigma > 0.05 ? convolved(.gaussian(sigma)) : self }
}

extension FilterRecipe {
    static let blurs: [FilterRecipe] = [
        FilterRecipe("CIGaussianBlur", blur, ["inputImage": NSNull(), "inputRadius": 10.0]) { input in
            input.image()?.blurred(input.number("inputRadius", 10))
        },
        FilterRecipe("CIBoxBlur", blur, ["inputImage": NSNull(), "inputRadius": 10.0]) { input in
            input.image()?.convolved(.box(Int(max(0, min(512, input.number("inputRadius", 10))))))
        },
        FilterRecipe("CIDiscBlur", blur, ["inputImage": NSNull(), "inputRadius": 8.0]) { input in
            let radius = Int(max(0, min(64, input.number("inputRadius", 8))))
            guard let image = input.image(), radius > 0 else { return input.image() }
            let reach = CGFloat(radius)
            let offsets = (-radius...radius).flatMap { y in
                (-radius...radius).filter { $0 * $0 + y * y <= radius * radius }.map { ($0, y) }
            }
            return CIImage(image.extent.insetBy(dx: -reach, dy: -reach)) { area in
                let source = image.pixels(area.grown(by: radius))
                var buffer = PixelBuffer(area)
                buffer.fill { column, row in
                    var sum = SIMD4<Float>.zero
                    for (dx, dy) in offsets { sum += source[column + dx, row + dy] }
                    return sum / Float(offsets.count)
                }
                return buffer
            }
        },
        FilterRecipe("CIMotionBlur", blur, ["inputImage": NSNull(), "inputRadius": 20.0, "inputAngle": 0.0]) { input in
            let radius = Double(max(0, min(256, input.number("inputRadius", 20))))
            let angle = Double(input.number("inputAngle", 0))
            guard let image = input.image(), radius > 0 else { return input.image() }
            let (dx, dy) = (cos(angle) * radius, sin(angle) * radius)
            let count = Int(clamping: radius.rounded(.up)) * 2 + 1
            return CIImage(image.extent.insetBy(dx: -abs(dx), dy: -abs(dy))) { area in
                let source = image.pixels(area.grown(by: Int(clamping: radius.rounded(.up)) + 1))
                var buffer = PixelBuffer(area)
                buffer.fill { column, row in
                    var sum = SIMD4<Float>.zero
                    for step in 0..<count {
                        let part = Double(step) / Double(count - 1) * 2 - 1
                        sum += source.sample(Double(column) + 0.5 + dx * part, Double(row) + 0.5 + dy * part)
                    }
                    return sum / Float(count)
                }
                return buffer
            }
        },
        FilterRecipe("CIMedianFilter", blur, ["inputImage": NSNull()]) { input in
            guard let image = input.image() else { return nil }
            return CIImage(image.extent) { area in
                let source = image.pixels(area.grown(by: 1))
                var buffer = PixelBuffer(area)
                buffer.fill { column, row in
                    let near = (-1...1).flatMap { dy in (-1...1).map { source[column + $0, row + dy] } }
                    func median(_ part: (SIMD4<Float>) -> Float) -> Float { near.map(part).sorted()[4] }
                    return SIMD4(median { $0.x }, median { $0.y }, median { $0.z }, median { $0.w })
                }
                return buffer
            }
        },
    ]
}
