package import CoreGraphics
import Foundation

/// A layer that shows the content behind it, blurred, with a tint.
///
/// If pixels can't be read, as in documents, the tint is more opaque instead.
package final class BackdropLayer: CALayer {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 20
    /// The saturation factor of the colors behind the layer.
    package var saturation: CGFloat = 1.8
    package var veil: CGColor?

    override var kindBounds: CGRect { veil == nil ? .null : bounds }

    override func renderKind(in context: CGContext, _ renderer: LayerRenderer) {
        guard let veil, bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(outline)
        context.clip()
        var color = veil
        if blurRadius > 0, veil.alpha < 1 {
            if let picture = behind(context) {
                context.drawUpright(picture.image, in: picture.rect)
            } else {
                color = veil.copy(alpha: 1 - (1 - veil.alpha) / 3) ?? veil
            }
        }
        context.setFillColor(color)
        context.fill(bounds)
    }

    /// Returns the blurred content behind the layer, and its rectangle.
    private func behind(_ context: CGContext) -> (image: CGImage, rect: CGRect)? {
        let toDevice = context.ctm
        let visible = bounds.intersection(context.boundingBoxOfClipPath)
        guard let data = context.data, toDevice.b == 0, toDevice.c == 0, toDevice.isDrawable, !visible.isNull,
            !visible.isEmpty
        else { return nil }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(context.height))
        let toPixels = toDevice.concatenating(flip)
        let area = visible.applying(toPixels).integral
            .intersection(CGRect(x: 0, y: 0, width: context.width, height: context.height))
        guard !area.isNull, !area.isEmpty,
            let image = BackdropBlur(
                pixels: data, bytesPerRow: context.bytesPerRow, area: area,
                sigma: blurRadius * toPixels.meanScale, saturation: saturation
            ).image
        else { return nil }
        return (image, area.applying(toPixels.inverted()))
    }
}
