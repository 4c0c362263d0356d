import CCairo
import Foundation

extension CGImage {
    /// The image as a Windows bitmap, which is no more than its pixels: made and read at once, and large. Nil for an image
    /// that is not opaque.
    package func bitmapData() -> Data? {
        var length = 0
        guard let bytes = cc_picture_bitmap(picture, &length) else { return nil }
        // The pixels themselves, which last as long as the image.
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: length,
            deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} })
    }
}
