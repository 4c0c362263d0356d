import CoreGraphics
import Foundation

/// Layers with 3D transforms.
extension LayerRenderer {
    /// Draws a layer with its sublayers to an image, and the image by the projection.
    func render(_ model: CALayer, seenBy projection: Projection) {
        let shown = shown(model)
        let whole = shown.drawnBounds.insetBy(dx: -shown.shadowReach, dy: -shown.shadowReach)
        let scale = context.ctm.meanScale
        let seen = whole.applying(projection).intersection(context.boundingBoxOfClipPath)
        guard scale > 0, !seen.isNull, !seen.isEmpty, let inverse = projection.inverted,
            let (image, toImage) = picture(of: model, whole, scale: scale * projection.growth(of: whole))
        else { return }
        let (pixels, area) = seen.wholePixels(scale: scale)
        // From the target's pixels to points, to the layer, to the image's pixels.
        let toSource = Projection(
            CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: pixels.minX / scale, ty: pixels.minY / scale)
        ).concatenating(inverse).concatenating(Projection(toImage))
        guard pixels.width * pixels.height <= LayerDrawing.mostPixels * 4,
            let drawn = image.projected(
                toSource.rows, width: Int(clamping: pixels.width), height: Int(clamping: pixels.height))
        else { return }
        context.drawUpright(drawn, in: area)
    }

    /// Returns an image of a layer without its projection, and the transform from its coordinates to the image's
    /// pixels.
    private func picture(
        of model: CALayer, _ rect: CGRect, scale: CGFloat
    ) -> (image: CGImage, toPixels: CGAffineTransform)? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let most = (LayerDrawing.mostPixels * 4 / (rect.width * rect.height)).squareRoot()
        let scale = min(scale, most)
        // A transparent margin, which antialiases the edges.
        let rim: CGFloat = 2
        let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        guard
            let canvas = CGContext(
                pixelsWide: Int(clamping: width + 2 * rim), pixelsHigh: Int(clamping: height + 2 * rim), scale: scale)
        else { return nil }
        canvas.translateBy(x: rim / scale - rect.minX, y: rim / scale - rect.minY)
        LayerRenderer(canvas, time: time).render(model)
        return canvas.finishImage().map { image in
            let (x, y) = (rim - rect.minX * scale, rim - rect.minY * scale)
            return (image, CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
        }
    }
}

extension Projection {
    /// Returns the maximum factor by which a rectangle's sides are enlarged, from 1 to 4, so that rotated text stays
    /// sharp.
    fileprivate func growth(of rect: CGRect) -> CGFloat {
        let seen = outline(of: rect)
        guard seen.count == 4, rect.width > 0, rect.height > 0 else { return 1 }
        let ratios = seen.indices.map { index in
            let (from, to) = (seen[index], seen[(index + 1) % 4])
            return hypot(to.x - from.x, to.y - from.y) / (index % 2 == 0 ? rect.width : rect.height)
        }
        return min(max(ratios.max() ?? 1, 1), 4)
    }
}

extension CGRect {
    /// Returns the whole pixels that the rectangle touches, with a margin; and these in points.
    func wholePixels(scale: CGFloat, rim: CGFloat = 0) -> (pixels: CGRect, area: CGRect) {
        let pixels = CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
            .integral.insetBy(dx: -rim, dy: -rim)
        let area = CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale, height: pixels.height / scale)
        return (pixels, area)
    }
}
