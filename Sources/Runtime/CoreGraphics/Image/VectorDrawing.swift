package import Foundation
import Synchronization

/// A vector drawing and its size.
package final class VectorDrawing: Sendable {
    enum Source: Sendable {
        /// An SVG document. If it isn't simple, the tool draws it.
        case svg(Data, SVGEffort, DrawingTool)
        /// A PDF file whose first page SVG cannot express.
        case pdf(Data, DrawingTool)
    }

    /// The size in points.
    package let size: CGSize
    let source: Source
    /// The last images that were drawn, the newest at the end, or the reason why there can't be any.
    private let pictures = Mutex<Result<[CGImage], DrawingError>>(.success([]))
    private static let picturesKept = 4
    /// The maximum length of a file in bytes.
    static let longestFile = 8 << 20

    init(_ source: Source, size: CGSize) {
        (self.source, self.size) = (source, size)
    }

    /// Returns the drawing stretched to a size in pixels, or nil if the size is invalid. A drawing that has failed once fails
    /// again at once.
    package func picture(pixelsWide width: Int, pixelsHigh height: Int) throws(DrawingError) -> CGImage? {
        guard CGContext.allows(width: width, height: height) else { return nil }
        let known = try pictures.withLock { $0 }.get()
        if let picture = known.first(where: { $0.width == width && $0.height == height }) { return picture }
        let made = Result { () throws(DrawingError) in try make(width, height) }
        pictures.withLock { pictures in
            switch made {
            case .success(let picture):
                guard case .success(let kept) = pictures else { return }
                pictures = .success(kept.suffix(Self.picturesKept - 1) + [picture])
            case .failure(let error): pictures = .failure(error)
            }
        }
        return try made.get()
    }

    private func make(_ width: Int, _ height: Int) throws(DrawingError) -> CGImage {
        switch source {
        case .svg(let bytes, let effort, let tool):
            guard effort.isSmall(width, height) else {
                return try tool.picture(of: bytes, pixelsWide: width, pixelsHigh: height)
            }
            guard let image = CGImage(svg: bytes, pixelsWide: width, pixelsHigh: height) else { throw .notDrawn(.svg) }
            return image
        case .pdf(let file, let tool): return try tool.picture(of: file, pixelsWide: width, pixelsHigh: height)
        }
    }
}

extension CGImage {
    /// Creates an image of a drawing with `scale` pixels per point, which stays sharp at other sizes. Returns nil if the size
    /// is invalid.
    package convenience init?(_ drawing: VectorDrawing, scale: CGFloat) throws(DrawingError) {
        let width = Int(clamping: (drawing.size.width * scale).rounded(.up))
        let height = Int(clamping: (drawing.size.height * scale).rounded(.up))
        guard let picture = try drawing.picture(pixelsWide: width, pixelsHigh: height) else { return nil }
        self.init(picture, of: drawing)
    }

    /// Returns the image with as many pixels as it covers, or `density` times as many along each side, and the
    /// transform from its pixels. An image without a drawing is returned unchanged.
    func fitted(
        to placement: CGAffineTransform, density: CGFloat = 1
    ) -> (image: CGImage, placement: CGAffineTransform) {
        guard let drawing else { return (self, placement) }
        let across = Int(clamping: (hypot(placement.a, placement.b) * CGFloat(width) * density).rounded())
        let down = Int(clamping: (hypot(placement.c, placement.d) * CGFloat(height) * density).rounded())
        guard across != width || down != height,
            let image = try? drawing.picture(pixelsWide: across, pixelsHigh: down)
        else { return (self, placement) }
        let shrink = CGAffineTransform(scaleX: CGFloat(width) / CGFloat(across), y: CGFloat(height) / CGFloat(down))
        return (image, shrink.concatenating(placement))
    }
}
