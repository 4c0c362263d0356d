import CCairo
package import Foundation

extension CGImage {
    /// The maximum number of pixels of an image that is read from a file.
    package static let mostPixels = Int(cc_most_pixels)

    /// Creates an image from the first frame of a PNG, JPEG, GIF, TIFF, BMP or other file that gdk-pixbuf supports, in
    /// the orientation of its metadata. Images over 16384 pixels a side or 32 million in total are refused.
    package convenience init(file data: Data) throws(DrawingError) {
        var isGiant = false
        let picture = data.withUnsafeBytes { buffer in
            cc_picture_decode(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &isGiant)
        }
        guard let picture else { throw isGiant ? .tooManyPixels : .notRead }
        self.init(picture: picture)
    }

    /// Creates an image from a file, or returns nil if it can't be read.
    package convenience init?(data: Data) {
        guard let image = try? CGImage(file: data) else { return nil }
        self.init(picture: cc_picture_retain(image.picture))
    }

    /// Creates an image of an SVG document, stretched to a size in pixels.
    package convenience init?(svg data: Data, pixelsWide width: Int, pixelsHigh height: Int) {
        guard CGContext.allows(width: width, height: height) else { return nil }
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

    /// Returns the image as JPEG, with a quality from 0 to 1.
    package func jpegData(quality: Double) -> Data? {
        var length = 0
        let percent = Int32(clamping: Int(exactly: (min(max(quality, 0), 1) * 100).rounded()) ?? 100)
        guard let bytes = cc_picture_jpeg(picture, percent, &length) else { return nil }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }
}
