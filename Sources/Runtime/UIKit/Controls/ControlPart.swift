import CoreGraphics
import Foundation
import QuartzCore

/// A layer of a control that moves independently, such as a thumb: it is drawn when its look changes and otherwise only
/// positioned.
@MainActor
final class ControlPart {
    let layer = CALayer.part()
    private let painter: Painter
    /// Everything that the drawing depends on besides the size.
    private var look: AnyHashable?

    /// Creates a part of `control` that `paint` draws to the layer's bounds, with the traits of the control. Shadows
    /// may extend `margin` beyond the bounds.
    init(of control: UIView, margin: CGFloat = 0, paint: @escaping @MainActor (Pen, CGRect) -> Void) {
        painter = Painter(control, paint)
        layer.delegate = painter
        layer.drawingMargin = margin
    }

    /// Positions the part in its superlayer. It is redrawn if `look` has changed.
    func place(at frame: CGRect, look: some Hashable) {
        layer.frame = frame
        guard self.look != AnyHashable(look) else { return }
        self.look = AnyHashable(look)
        layer.setNeedsDisplay()
    }

    /// Draws the layer, which isn't isolated to an actor but draws on the main actor only.
    private final class Painter: CALayerDelegate {
        private weak var control: UIView?
        private let paint: @MainActor (Pen, CGRect) -> Void

        init(_ control: UIView, _ paint: @escaping @MainActor (Pen, CGRect) -> Void) {
            self.control = control
            self.paint = paint
        }

        func draw(_ layer: CALayer, in context: CGContext) {
            let bounds = layer.bounds
            nonisolated(unsafe) let context = context
            let (control, paint) = (control, paint)
            MainActor.assumeIsolated {
                guard let control else { return }
                paint(Pen(context, control.traitCollection), bounds)
            }
        }

        func layoutSublayers(of layer: CALayer) {}
    }
}

extension CALayer {
    /// Positions the layer as a rounded rectangle with a color.
    func place(at frame: CGRect, radius: CGFloat, _ color: CGColor?) {
        self.frame = frame
        cornerRadius = max(0, min(radius, frame.width / 2, frame.height / 2))
        backgroundColor = color
    }
}

extension UIView {
    /// Adds the layer with a control's parts behind its subviews.
    func showParts(_ parts: CALayer) {
        if parts.superlayer !== layer { layer.insertSublayer(parts, at: 0) }
    }

    /// Returns the resolved color for a layer.
    func layerColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).plainCGColor }
}
