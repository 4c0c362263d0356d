import CoreGraphics
import Foundation

/// The cached drawing of a layer, valid until the layer needs display or is drawn at another scale.
struct LayerDrawing {
    /// The image, or nil if nothing was drawn.
    let image: CGImage?
    /// The bounds of the drawing in the layer's coordinates.
    let bounds: CGRect
    /// The number of pixels per point.
    let scale: CGFloat

    /// The maximum number of pixels of a cached drawing.
    static let mostPixels: CGFloat = 16_000_000
}
