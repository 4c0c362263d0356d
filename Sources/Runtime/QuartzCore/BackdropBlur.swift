import CoreGraphics
import Foundation

/// A blurred part of a bitmap. It is computed with fewer pixels, because a wide blur has no details.
struct BackdropBlur {
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// The area in whole pixels, within the bitmap.
    let area: CGRect
    /// The standard deviation in pixels.
    let sigma: CGFloat
    let saturation: CGFloat

    var image: CGImage? {
        guard let copy = copied() else { return nil }
        let shrink = max(1, (sigma / 3).rounded(.down))
        let (width, height) = (
            Int(clamping: (area.width / shrink).rounded(.up)), Int(clamping: (area.height / shrink).rounded(.up))
        )
        guard let small = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1) else { return nil }
        small.drawUpright(copy, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = small.data else { return nil }
        let radius = Int(clamping: (sigma / shrink).rounded())
        // A blur of less than half a pixel cannot be seen.
        for _ in 0..<(radius > 0 ? 2 : 0) {
            for row in 0..<height {
                average(data + row * small.bytesPerRow, count: width, step: 4, radius: radius)
            }
            for column in 0..<width {
                average(data + column * 4, count: height, step: small.bytesPerRow, radius: radius)
            }
        }
        if saturation != 1 { saturate(data, count: small.bytesPerRow / 4 * height) }
        return small.finishImage()
    }

    private func copied() -> CGImage? {
        let (width, height) = (Int(clamping: area.width), Int(clamping: area.height))
        guard let copy = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1),
            let target = copy.data
        else { return nil }
        let (x, y) = (Int(clamping: area.minX), Int(clamping: area.minY))
        for row in 0..<height {
            memcpy(target + row * copy.bytesPerRow, pixels + (y + row) * bytesPerRow + x * 4, width * 4)
        }
        return copy.finishImage()
    }

    /// Replaces each pixel of a line by the mean of its neighborhood; the last pixels are repeated beyond the ends.
    private func average(_ line: UnsafeMutableRawPointer, count: Int, step: Int, radius: Int) {
        let source = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { source.deallocate() }
        for index in 0..<count { source[index] = line.load(fromByteOffset: index * step, as: UInt32.self) }
        let width = UInt64(radius * 2 + 1)
        var sum = Sums()
        for index in -radius...radius { sum.add(source[min(max(index, 0), count - 1)]) }
        for index in 0..<count {
            line.storeBytes(of: sum.mean(of: width), toByteOffset: index * step, as: UInt32.self)
            sum.add(source[min(index + radius + 1, count - 1)])
            sum.remove(source[max(index - radius, 0)])
        }
    }

    /// The sums of two channels each, with enough bits not to overflow into each other.
    private struct Sums {
        private var even: UInt64 = 0
        private var odd: UInt64 = 0

        private static func spread(_ value: UInt32) -> UInt64 { UInt64(value & 0xFF) | UInt64(value & 0xFF_0000) << 16 }

        mutating func add(_ pixel: UInt32) {
            even += Self.spread(pixel)
            odd += Self.spread(pixel >> 8)
        }

        mutating func remove(_ pixel: UInt32) {
            even -= Self.spread(pixel)
            odd -= Self.spread(pixel >> 8)
        }

        func mean(of count: UInt64) -> UInt32 {
            let half = count / 2
            let blue = ((even & 0xFFFF_FFFF) + half) / count, red = ((even >> 32) + half) / count
            let green = ((odd & 0xFFFF_FFFF) + half) / count, alpha = ((odd >> 32) + half) / count
            return UInt32(blue | green << 8 | red << 16 | alpha << 24)
        }
    }

    private func saturate(_ data: UnsafeMutableRawPointer, count: Int) {
        let amount = Float(saturation)
        for index in 0..<count {
            let pixel = data.load(fromByteOffset: index * 4, as: UInt32.self)
            let alpha = Float(pixel >> 24)
            let (red, green, blue) = (Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
            let gray = red * 0.2126 + green * 0.7152 + blue * 0.0722
            func strong(_ value: Float) -> UInt32 { UInt32(min(max(gray + (value - gray) * amount, 0), alpha)) }
            let new = pixel & 0xFF00_0000 | strong(red) << 16 | strong(green) << 8 | strong(blue)
            data.storeBytes(of: new, toByteOffset: index * 4, as: UInt32.self)
        }
    }
}
