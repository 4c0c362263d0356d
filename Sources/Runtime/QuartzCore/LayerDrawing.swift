import CoreGraphics
import Foundation
import Synchronization

/// The cached drawing of a layer, valid until the layer needs display or is drawn at another scale.
final class LayerDrawing: Sendable {
    /// The image, or nil if nothing was drawn.
    let image: CGImage?
    /// The bounds of the drawing in the layer's coordinates.
    let bounds: CGRect
    /// The number of pixels per point.
    let scale: CGFloat

    /// The maximum number of pixels of a cached drawing.
    static let mostPixels: CGFloat = 16_000_000
    /// The maximum number of pixels of all cached drawings.
    private static let mostPixelsOfAll = 48_000_000
    private static let pixelsOfAll = Atomic(0)

    init(image: CGImage?, bounds: CGRect, scale: CGFloat) {
        (self.image, self.bounds, self.scale) = (image, bounds, scale)
        Self.pixelsOfAll.add(pixels, ordering: .relaxed)
    }

    deinit { Self.pixelsOfAll.subtract(pixels, ordering: .relaxed) }

    private var pixels: Int { image.map { $0.width * $0.height } ?? 0 }

    /// A Boolean value that indicates whether the cache has room for the drawing.
    var mayBeKept: Bool { image == nil || Self.pixelsOfAll.load(ordering: .relaxed) <= Self.mostPixelsOfAll }
}
