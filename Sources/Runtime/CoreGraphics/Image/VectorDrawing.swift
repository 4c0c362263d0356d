package import Foundation
import Synchronization

/// A drawing without pixels, and how large it is.
package final class VectorDrawing: Sendable {
    enum Source: Sendable {
        case svg(Data)
        /// A PDF file whose first page SVG cannot express.
        case pdf(Data, PDFTool)
    }

    /// In points.
    package let size: CGSize
    let source: Source
    /// The last pictures that were made, the newest at the end.
    private let pictures = Mutex<[CGImage]>([])
    private static let picturesKept = 4

    init(_ source: Source, size: CGSize) {
        (self.source, self.size) = (source, size)
    }

    /// Nil for bytes that are no SVG.
    package convenience init?(svg: Data) {
        guard let size = CGImage.size(ofSVG: svg) else { return nil }
        self.init(.svg(svg), size: size)
    }

    /// The drawing stretched to a size in pixels; nil for a size that no picture has, and a drawing that cannot be made.
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
    /// A drawing as an image of `scale` pixels a point, which stays sharp when it is drawn larger or smaller.
    package convenience init?(_ drawing: VectorDrawing, scale: CGFloat) {
        let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
        let sides = 0...CGFloat(CGContext.longestSide)
        guard sides.contains(width), sides.contains(height),
            let picture = drawing.picture(pixelsWide: Int(width.rounded(.up)), pixelsHigh: Int(height.rounded(.up)))
        else { return nil }
        self.init(picture, of: drawing)
    }

    /// The image with as many pixels as it is to cover, or `density` times as many along each side, and where they lie. One
    /// that has no drawing stays as it is.
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
