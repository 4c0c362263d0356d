import CoreGraphics
import Foundation

/// What a layer drew of itself, kept until it asks to draw again or is shown at another size.
struct LayerDrawing {
    /// Nil when nothing was drawn.
    let image: CGImage?
    /// The part of the layer's own coordinates that was drawn.
    let bounds: CGRect
    /// Pixels a point.
    let scale: CGFloat

    /// The most pixels that are kept for one layer: larger ones are drawn anew each time.
    static let mostPixels: CGFloat = 16_000_000
}
