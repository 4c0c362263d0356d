import CoreGraphics
import Foundation

/// Pixels of a part of an image: linear red, green and blue, multiplied by alpha; rows from the bottom.
struct PixelBuffer {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var pixels: [SIMD4<Float>]

    init(_ area: PixelArea) {
        (x, y, width, height) = (area.x, area.y, area.width, area.height)
        pixels = Array(repeating: .zero, count: width * height)
    }

    var area: PixelArea { PixelArea(x: x, y: y, width: width, height: height) }

    /// The pixel at a place; outside, nothing.
    subscript(column: Int, row: Int) -> SIMD4<Float> {
        let (column, row) = (column - x, row - y)
        guard column >= 0, column < width, row >= 0, row < height else { return .zero }
        return pixels[row * width + column]
    }

    /// Returns what lies between pixels, whose middles are at halves.
    func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
        let (column, row) = (Int(left), Int(low))
        let below = self[column, row] * (1 - fx) + self[column + 1, row] * fx
        let above = self[column, row + 1] * (1 - fx) + self[column + 1, row + 1] * fx
        return below * (1 - fy) + above * fy
    }

    /// Fills all pixels by a function of their places.
    mutating func fill(_ body: (Int, Int) -> SIMD4<Float>) {
        for row in 0..<height {
            for column in 0..<width { pixels[row * width + column] = body(column + x, row + y) }
        }
    }

    func mapped(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBuffer {
        var new = self
        for place in new.pixels.indices { new.pixels[place] = body(new.pixels[place]) }
        return new
    }
}

/// A rectangle of whole pixels.
struct PixelArea: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// Creates the whole pixels that a rectangle touches. What has no end is cut off far outside.
    init(_ rect: CGRect) {
        let far = 1e7
        guard !rect.isNull, !rect.isEmpty else { self.init(x: 0, y: 0, width: 0, height: 0); return }
        let (left, low) = (max(-far, rect.minX.rounded(.down)), max(-far, rect.minY.rounded(.down)))
        let (right, high) = (min(far, rect.maxX.rounded(.up)), min(far, rect.maxY.rounded(.up)))
        self.init(x: Int(left), y: Int(low), width: Int(right - left), height: Int(high - low))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var isEmpty: Bool { width == 0 || height == 0 }

    func grown(by count: Int) -> PixelArea {
        PixelArea(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
    }
}

/// Colors of images and of light.
enum Light {
    /// The light of each value of a byte in sRGB.
    static let ofByte: [Float] = (0..<256).map { linear(Float($0) / 255) }

    static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(linear(color.x), linear(color.y), linear(color.z), color.w)
    }

    static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
    }

    /// The brightness of a color of light, by the weights of sRGB.
    static func luminance(_ color: SIMD4<Float>) -> Float { color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722 }

    static func gray(_ value: Float, _ alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }
}

extension SIMD4<Float> {
    /// The color without its alpha's part.
    var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
    /// The color multiplied by its alpha.
    var multiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
    var clamped: SIMD4<Float> { self.clamped(lowerBound: .zero, upperBound: .one) }
}
