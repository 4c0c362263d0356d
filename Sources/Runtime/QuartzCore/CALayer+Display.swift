import CoreGraphics
import Foundation

/// A layer's own drawing.
extension CALayer {
    /// Classes that draw nothing by `draw(in:)`, so that no attempt is made.
    private static let plainClasses: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATextLayer.self), ObjectIdentifier(BackdropLayer.self),
    ]

    var mayDraw: Bool {
        drawsContents ?? (delegate != nil || !Self.plainClasses.contains(ObjectIdentifier(type(of: self))))
    }

    var drawingArea: CGRect { bounds.insetBy(dx: -drawingMargin, dy: -drawingMargin) }

    /// What the layer draws at a scale: as it was kept, or drawn now if it has changed. Nil when it is too large to keep.
    func drawing(scale: CGFloat) -> LayerDrawing? {
        let area = drawingArea
        let size = area.size
        if !displayIsDirty, let drawing, drawing.bounds == area, drawing.scale == scale { return drawing }
        let (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
        guard width * height <= LayerDrawing.mostPixels,
            let context = CGContext(deferredPixelsWide: Int(width), pixelsHigh: Int(height), scale: scale)
        else { return nil }
        context.translateBy(x: -area.minX, y: -area.minY)
        displayIsDirty = false
        draw(in: context)
        let new = LayerDrawing(image: context.isUntouched ? nil : context.finishImage(), bounds: area, scale: scale)
        drawing = new
        return new
    }

    /// What is a hair over a pixel does not take another.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(1, (length * scale - 0.001).rounded(.up))
    }
}
