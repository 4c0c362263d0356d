import CCairo
package import Foundation

extension CGImage {
    /// Creates an image from the first frame of a PNG, JPEG, GIF, TIFF, BMP or other file that gdk-pixbuf supports, in
    /// the orientation of its metadata. Returns nil for other data, and for images over 16384 pixels a side or 64
    /// million in total.
    package convenience init?(data: Data) {
        let picture = data.withUnsafeBytes { buffer in
            cc_picture_decode(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count)
        }
        guard let picture else { return nil }
        self.init(picture: picture)
    }

    /// Creates an image of an SVG document, stretched to a size in pixels.
    package convenience init?(svg data: Data, pixelsWide width: Int, pixelsHigh height: Int) {
        let sides = 1...CGContext.longestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        let picture = data.withUnsafeBytes { buffer in
            cc_svg_render(
                buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, Int32(width), Int32(height))
        }
        guard let picture else { return nil }
        self.init(picture: picture)
    }

    /// Returns the size of an SVG document in points, or nil if the data isn't SVG.
    package static func size(ofSVG data: Data) -> CGSize? {
        var (width, height) = (0.0, 0.0)
        let isSVG = data.withUnsafeBytes { buffer in
            cc_svg_size(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &width, &height)
        }
        return isSVG ? CGSize(width: width, height: height) : nil
    }

    /// Returns the image as PNG. `isQuick` produces larger files in a fraction of the time.
    package func pngData(isQuick: Bool = false) -> Data? {
        var length = 0
        let made = isQuick ? cc_picture_png_quick(picture, &length) : cc_picture_png(picture, &length)
        guard let bytes = made else { return nil }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }
}
