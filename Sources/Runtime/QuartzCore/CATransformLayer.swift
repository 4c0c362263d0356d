public import CoreGraphics
import Foundation

/// A layer that places its sublayers in space, where those of different transform layers keep their distance. It has
/// no look of its own.
open class CATransformLayer: CALayer {
    /// Returns nil: a transform layer has no plane in which a point could be.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}

extension LayerRenderer {
    /// Draws what is in a transform layer, the farthest first. `placed` leads to the space of the layer around it.
    func renderSpace(of model: CALayer, _ layer: CALayer, placed: CATransform3D) {
        guard !layer.isHidden else { return }
        let parts = (model.sublayers ?? []).map { part -> (model: CALayer, shown: CALayer, place: CATransform3D) in
            let shown = self.shown(part)
            return (part, shown, CATransform3DConcat(shown.placement(in: layer), placed))
        }
        for part in parts.enumerated().sorted(by: {
            ($0.element.place.height(of: $0.element.shown), $0.offset)
                < ($1.element.place.height(of: $1.element.shown), $1.offset)
        }).map(\.element) {
            if part.shown is CATransformLayer {
                renderSpace(of: part.model, part.shown, placed: part.place)
            } else {
                renderPlane(part.model, part.shown, Projection(part.place))
            }
        }
    }
}

extension CATransform3D {
    /// How near the center of a layer is to the eye.
    fileprivate func height(of layer: CALayer) -> CGFloat {
        layer.bounds.midX * m13 + layer.bounds.midY * m23 + m43
    }
}
