import CCairo
import Foundation

extension CGImage {
    /// Returns the image as a Windows bitmap, which contains uncompressed pixels: fast, but large. Returns nil for an
    /// image that isn't opaque.
    package func bitmapData() -> Data? {
        var length = 0
        guard let bytes = cc_picture_bitmap(picture, &length) else { return nil }
        // The pixels are valid for the lifetime of the image.
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: length,
            deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} })
    }
}
