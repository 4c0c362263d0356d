import CoreGraphics
import Foundation

/// Draws a layer's contents by their gravity.
struct ContentsPainter {
    let layer: CALayer
    let image: CGImage

    private static let all = CGRect(x: 0, y: 0, width: 1, height: 1)

    func paint(in context: CGContext) {
        let part = layer.contentsRect
        guard part.width > 0, part.height > 0 else { return }
        let target = rect(of: part)
        let quality = context.interpolationQuality
        context.interpolationQuality = layer.interpolation(of: image, in: target)
        defer { context.interpolationQuality = quality }
        if layer.contentsCenter != Self.all, layer.contentsGravity == .resize { return paintSlices(in: context) }
        guard part != Self.all else { return context.drawUpright(image, in: target) }
        let whole = CGRect(
            x: target.minX - part.minX / part.width * target.width,
            y: target.minY - part.minY / part.height * target.height, width: target.width / part.width,
            height: target.height / part.height)
        context.saveGState()
        context.clip(to: target)
        context.drawUpright(image, in: whole)
        context.restoreGState()
    }

    /// Returns the rectangle of the visible part of the contents.
    private func rect(of part: CGRect) -> CGRect {
        let bounds = layer.bounds
        let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
        var size = CGSize(
            width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
        let gravity = layer.contentsGravity
        if gravity == .resize { return bounds }
        if gravity == .resizeAspect || gravity == .resizeAspectFill {
            let (across, down) = (bounds.width / size.width, bounds.height / size.height)
            let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        let (x, y) = gravity.place
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }

    /// Draws stretchable contents, whose corners keep their size.
    private func paintSlices(in context: CGContext) {
        let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
        let (part, center) = (layer.contentsRect, layer.contentsCenter)
        func stops(
            _ length: Int, _ from: CGFloat, _ extent: CGFloat, _ low: CGFloat, _ middle: CGFloat, _ origin: CGFloat,
            _ target: CGFloat
        ) -> (source: [CGFloat], target: [CGFloat]) {
            let pixels = CGFloat(length) * extent, start = CGFloat(length) * from
            let first = pixels * low, last = pixels * (1 - low - middle)
            let shrink = min(1, target / max((first + last) / scale, 0.001))
            return (
                [start, start + first, start + pixels - last, start + pixels],
                [origin, origin + first / scale * shrink, origin + target - last / scale * shrink, origin + target]
            )
        }
        let bounds = layer.bounds
        let across = stops(
            image.width, part.minX, part.width, center.minX, center.width, bounds.minX, bounds.width)
        let down = stops(
            image.height, part.minY, part.height, center.minY, center.height, bounds.minY, bounds.height)
        ImageSlices(across: across, down: down).forEach(of: image) { slice, target in
            context.drawUpright(slice, in: target)
        }
    }
}

extension CALayerContentsGravity {
    /// The alignment from 0 to 1. The names assume that y points up, also on iOS, where it points down: `top` is at the
    /// bottom.
    fileprivate var place: (CGFloat, CGFloat) {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .bottom, .bottomLeft, .bottomRight: 0
            case .top, .topLeft, .topRight: 1
            default: 0.5
            }
        return (x, y)
    }
}
