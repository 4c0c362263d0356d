package import Foundation
import Synchronization

/// A vector drawing and its size.
package final class VectorDrawing: Sendable {
    enum Source: Sendable {
        case svg(Data)
        /// A PDF file whose first page SVG cannot express.
        case pdf(Data, PDFTool)
    }

    /// The size in points.
    package let size: CGSize
    let source: Source
    /// The last images that were drawn, the newest at the end.
    private let pictures = Mutex<[CGImage]>([])
    private static let picturesKept = 4

    init(_ source: Source, size: CGSize) {
        (self.source, self.size) = (source, size)
    }

    /// Creates a drawing, or nil if the data isn't SVG.
    package convenience init?(svg: Data) {
        guard let size = CGImage.size(ofSVG: svg) else { return nil }
        self.init(.svg(svg), size: size)
    }

    /// Returns the drawing stretched to a size in pixels, or nil if the size is invalid or the drawing can't be drawn.
    package func picture(pixelsWide width: Int, pixelsHigh height: Int) -> CGImage? {
        let known = pictures.withLock { $0.first { $0.width == width && $0.height == height } }
        if let known { return known }
        let made =
            switch source {
            case .svg(let bytes): CGImage(svg: bytes, pixelsWide: width, pixelsHigh: height)
            case .pdf(let file, let tool): tool.picture(of: file, pixelsWide: width, pixelsHigh: height)
            }
        guard let made else { return nil }
        pictures.withLock { pictures in
            pictures.append(made)
            if pictures.count > Self.picturesKept { pictures.removeFirst() }
        }
        return made
    }
}

extension CGImage {
    /// Creates an image of a drawing with `scale` pixels per point, which stays sharp at other sizes.
    package convenience init?(_ drawing: VectorDrawing, scale: CGFloat) {
        let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
        let sides = 0...CGFloat(CGContext.longestSide)
        guard sides.contains(width), sides.contains(height),
            let picture = drawing.picture(pixelsWide: Int(width.rounded(.up)), pixelsHigh: Int(height.rounded(.up)))
        else { return nil }
        self.init(picture, of: drawing)
    }

    /// Returns the image with as many pixels as it covers, or `density` times as many along each side, and the
    /// transform from its pixels. An image without a drawing is returned unchanged.
    func fitted(
        to placement: CGAffineTransform, density: CGFloat = 1
    ) -> (image: CGImage, placement: CGAffineTransform) {
        guard let drawing else { return (self, placement) }
        let across = (hypot(placement.a, placement.b) * CGFloat(width) * density).rounded()
        let down = (hypot(placement.c, placement.d) * CGFloat(height) * density).rounded()
        let sides = 1...CGFloat(CGContext.longestSide)
        guard sides.contains(across), sides.contains(down), Int(across) != width || Int(down) != height,
            let image = drawing.picture(pixelsWide: Int(across), pixelsHigh: Int(down))
        else { return (self, placement) }
        let shrink = CGAffineTransform(scaleX: CGFloat(width) / across, y: CGFloat(height) / down)
        return (image, shrink.concatenating(placement))
    }
}
