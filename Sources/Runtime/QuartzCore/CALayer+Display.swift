import CoreGraphics
import Foundation

/// The drawing of a layer's own content.
extension CALayer {
    /// Classes that don't override `draw(in:)`.
    private static let plainClasses: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATextLayer.self), ObjectIdentifier(BackdropLayer.self), ObjectIdentifier(CAScrollLayer.self),
        ObjectIdentifier(CATransformLayer.self),
    ]

    var mayDraw: Bool {
        if let modelLayer { return modelLayer.mayDraw }
        return drawsContents ?? (delegate != nil || !Self.plainClasses.contains(ObjectIdentifier(type(of: self))))
    }

    var drawingArea: CGRect { bounds.insetBy(dx: -drawingMargin, dy: -drawingMargin) }

    /// Returns the layer's drawing at a scale: cached, or drawn if it has changed. Returns nil if it is too large to be
    /// cached.
    func drawing(scale: CGFloat) -> LayerDrawing? {
        let area = drawingArea
        let size = area.size
        if !displayIsDirty, let drawing, drawing.bounds == area, drawing.scale == scale { return drawing }
        let (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
        guard width * height <= LayerDrawing.mostPixels,
            let context = CGContext(
                deferredPixelsWide: Int(clamping: width), pixelsHigh: Int(clamping: height), scale: scale)
        else { return nil }
        context.translateBy(x: -area.minX, y: -area.minY)
        displayIsDirty = false
        delegate?.layerWillDraw(self)
        draw(in: context)
        let new = LayerDrawing(image: context.isUntouched ? nil : context.finishImage(), bounds: area, scale: scale)
        drawing = new.mayBeKept ? new : nil
        return new
    }

    /// A Boolean value that indicates whether the drawing of the layer is cached.
    package var keepsDrawing: Bool { drawing?.image != nil }

    /// Returns a length in pixels; slightly more than a whole number isn't rounded up.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(1, (length * scale - 0.001).rounded(.up))
    }
}
