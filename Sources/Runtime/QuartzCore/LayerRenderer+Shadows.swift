import CoreGraphics
import Foundation

/// Shadows, masks and stains.
extension LayerRenderer {
    /// Draws the shadow of a path without the path, which is drawn outside the clip. What the layer covers is left out: of
    /// the shadow of a page, only the strips beside it are drawn.
    func drawShadow(of path: CGPath, _ layer: CALayer) {
        let clip = context.boundingBoxOfClipPath
        let covered = context.insideWholePixels(layer.coveredArea).intersection(clip)
        guard !covered.isEmpty else { return drawShadow(of: path, layer, in: clip) }
        for strip in clip.strips(around: covered) where !strip.isEmpty {
            context.saveGState()
            context.clip(to: strip)
            drawShadow(of: path, layer, in: strip)
            context.restoreGState()
        }
    }

    private func drawShadow(of path: CGPath, _ layer: CALayer, in area: CGRect) {
        let reach = max(layer.shadowReach, 0)
        let away = area.union(layer.drawnBounds).width + reach * 2 + 10
        guard away.isFinite else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setAlpha(CGFloat(layer.opacity))
        setShadow(layer, moved: CGSize(width: away, height: 0))
        context.translateBy(x: -away, y: 0)
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
    }

    /// Sets a shadow. Offsets of layers follow their transform, those of contexts don't; `moved` is added to the
    /// layer's.
    func setShadow(_ layer: CALayer, moved: CGSize) {
        guard let color = layer.shadowColor else { return }
        let toPixels = context.ctm
        let offset = CGSize(
            width: layer.shadowOffset.width + moved.width, height: layer.shadowOffset.height + moved.height
        ).applying(toPixels)
        // Back from pixels, whose y points up in `ctm`, to the base space of shadows.
        let base = context.scaleOfShadows
        context.setShadow(
            offset: CGSize(width: offset.width / base, height: -offset.height / base),
            blur: layer.shadowRadius * 2 * toPixels.meanScale / base,
            color: color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)))
    }

    /// Returns an image of a mask and its rectangle in the coordinates of the masked layer, or nil if the mask is
    /// empty. A transparent margin makes sure that its alpha is used.
    func picture(of mask: CALayer) -> (image: CGImage, rect: CGRect)? {
        let shown = shown(mask)
        guard let place = shown.projection.flat else { return nil }
        return picture(of: shown, placedBy: place) { $0.render(mask) }
    }

    /// Draws a layer and its sublayers in one color, keeping their alpha.
    func render(_ layer: CALayer, _ model: CALayer, stainedBy stain: CGColor) {
        guard let picture = picture(of: layer, placedBy: .identity, { $0.renderParts(layer, model) }) else { return }
        context.setAlpha(CGFloat(layer.opacity))
        context.setBlendMode(layer.compositingMode)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.clip(toUpright: picture.image, in: picture.rect)
        context.setFillColor(stain)
        context.fill(picture.rect)
        context.restoreGState()
        context.endTransparencyLayer()
    }

    func picture(
        of layer: CALayer, placedBy place: CGAffineTransform, _ draw: (LayerRenderer) -> Void
    ) -> (image: CGImage, rect: CGRect)? {
        let scale = context.ctm.meanScale
        let rect = layer.drawnBounds.applying(place)
            .intersection(context.boundingBoxOfClipPath)
        guard scale > 0, !rect.isNull, !rect.isEmpty else { return nil }
        let (pixels, area) = rect.wholePixels(scale: scale, rim: 1)
        guard pixels.width * pixels.height <= LayerDrawing.mostPixels * 4,
            let canvas = CGContext(
                pixelsWide: Int(clamping: pixels.width), pixelsHigh: Int(clamping: pixels.height), scale: scale)
        else { return nil }
        canvas.translateBy(x: -pixels.minX / scale, y: -pixels.minY / scale)
        canvas.clip(to: rect)
        canvas.concatenate(place)
        draw(LayerRenderer(canvas, time: time))
        return canvas.finishImage().map { ($0, area) }
    }
}

extension CALayer {
    /// A part of the bounds behind which nothing is visible; empty if it isn't known.
    fileprivate var coveredArea: CGRect {
        guard opacity == 1, backgroundColor?.alpha == 1, mask == nil, compositingMode == .normal else { return .null }
        let radius = cornerRadii?.longest ?? cornerRadius
        return bounds.insetBy(dx: radius, dy: radius)
    }

    /// The shadow's path, if it is known without drawing: the explicit one, or the outline of a layer that covers its
    /// sublayers.
    var pathOfShadow: CGPath? {
        if let shadowPath { return shadowPath }
        guard backgroundColor?.alpha == 1, mask == nil, kindBounds.isNull else { return nil }
        return sublayers == nil || bounds.contains(drawnBounds) ? outline : nil
    }
}

extension CGRect {
    /// The parts above, below, left and right of a rectangle in this one.
    fileprivate func strips(around inner: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
            CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
            CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
        ]
    }
}
