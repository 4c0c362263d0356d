import CCairo
import Foundation

extension CGImage {
    /// The image as a Windows bitmap, which is hardly more than its pixels: made and read at once, and large. Nil for an image
    /// that is not opaque, for which the format has no room that everybody reads.
    package func bitmapData() -> Data? {
        guard cc_picture_is_opaque(picture) else { return nil }
        var bytesPerRow: Int32 = 0
        guard let pixels = cc_picture_pixels(picture, &bytesPerRow) else { return nil }
        let count = Int(bytesPerRow) * height
        let headers = 14 + 40
        var data = Data(capacity: headers + count)
        func put(_ values: UInt32...) {
            for value in values { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        }
        data.append(contentsOf: Array("BM".utf8))
        put(UInt32(headers + count), 0, UInt32(headers))
        // A negative height: the rows begin at the top. One plane, 32 bits a pixel, not compressed, 72 dots an inch.
        put(40, UInt32(width), UInt32(bitPattern: -Int32(height)), 32 << 16 | 1, 0, UInt32(count), 2835, 2835, 0, 0)
        data.append(pixels, count: count)
        return data
    }
}
