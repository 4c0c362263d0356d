package import CoreGraphics
import Foundation

/// A file of a photo: the picture, the video of a live photo, what an app has made of it.
package struct PhotoResource: Sendable {
    package enum Content: Sendable {
        case data(Data)
        /// A picture of the library's own, which is drawn at any size.
        case sample(SamplePicture)
    }

    package var type: PHAssetResourceType
    package var name: String
    /// The type of the content, such as `public.jpeg`.
    package var contentType: String
    package var content: Content

    package init(_ type: PHAssetResourceType, name: String, contentType: String, _ content: Content) {
        (self.type, self.name, self.contentType, self.content) = (type, name, contentType, content)
    }

    package var data: Data? {
        switch content {
        case .data(let data): data
        case .sample(let sample): sample.image(sample.size)?.pngData()
        }
    }

    /// The size in pixels, or nil for what is no picture.
    var size: CGSize? {
        switch content {
        case .sample(let sample): return sample.size
        case .data: return image.map { CGSize(width: $0.width, height: $0.height) }
        }
    }

    /// The picture as it was taken, or nil for what is none.
    var image: CGImage? {
        switch content {
        case .data(let data): CGImage(data: data)
        case .sample(let sample): sample.image(sample.size)
        }
    }

    /// Returns a part of the picture at a size in pixels. The part is one of a square of size 1.
    func image(_ size: CGSize, part: CGRect) -> CGImage? {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        if part == unit, case .sample(let sample) = content { return sample.image(size) }
        guard let whole = image else { return nil }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let pixels = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        guard let cut = part == unit ? whole : whole.cropping(to: pixels) else { return nil }
        return cut.scaled(to: size)
    }
}

extension CGImage {
    /// Returns the picture at a size in pixels.
    func scaled(to size: CGSize) -> CGImage? {
        let (wide, high) = (max(1, Int(clamping: size.width.rounded())), max(1, Int(clamping: size.height.rounded())))
        guard wide != width || high != height else { return self }
        guard let context = CGContext(pixelsWide: wide, pixelsHigh: high, scale: 1) else { return nil }
        context.interpolationQuality = .high
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: wide, height: high))
        return context.makeImage()
    }
}
