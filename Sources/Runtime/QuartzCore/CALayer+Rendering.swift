public import CoreGraphics
import Foundation

extension CALayer {
    /// Draws the layer and all that is in it, with the origin of its coordinates at the origin of the context, whose y must
    /// point down. Where the layer is in its superlayer does not matter.
    ///
    /// Layers that draw themselves do so at the scale of the context and only when they have changed since the last time
    /// at that scale. Of transforms in space the part within the plane is taken.
    public func render(in context: CGContext) {
        LayerRenderer(context).render(self)
    }
}
