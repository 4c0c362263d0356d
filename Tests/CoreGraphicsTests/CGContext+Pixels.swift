import CoreGraphics
import Testing

extension CGContext {
    /// A bitmap as UIKit has it, or a failed test.
    static func upright(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> CGContext {
        try #require(CGContext(pixelsWide: width, pixelsHigh: height, scale: scale))
    }

    /// Red, green, blue and alpha of a pixel counted from the top left, premultiplied.
    func pixel(_ x: Int, _ y: Int) throws -> [Int] {
        let data = try #require(data)
        let value = data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        return [value >> 16, value >> 8, value, value >> 24].map { Int($0 & 255) }
    }

    /// Whether nothing at all was drawn.
    var isBlank: Bool {
        guard let data else { return false }
        return UnsafeRawBufferPointer(start: data, count: bytesPerRow * height).allSatisfy { $0 == 0 }
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
