import CoreGraphics
import Foundation
import QuartzCore

/// A layer of a control that moves by itself, such as a knob: drawn when its look changes, and else only placed.
@MainActor
final class ControlPart {
    let layer = CALayer()
    private let painter: Painter
    /// All that the drawing depends on beside the size.
    private var look: AnyHashable?

    /// A part of `control` that `paint` draws into the layer's bounds, with the traits of the control. Shadows may reach
    /// `margin` beyond the bounds.
    init(of control: UIView, margin: CGFloat = 0, paint: @escaping @MainActor (Pen, CGRect) -> Void) {
        painter = Painter(control, paint)
        layer.delegate = painter
        layer.drawingMargin = margin
    }

    /// Puts the part at a place in the layer around it. It draws itself again if `look` is not what it was.
    func place(at frame: CGRect, look: some Hashable) {
        layer.frame = frame
        guard self.look != AnyHashable(look) else { return }
        self.look = AnyHashable(look)
        layer.setNeedsDisplay()
    }

    /// The layer, which knows no actors, only ever draws on the main one.
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
    /// A line or field with round ends.
    func place(at frame: CGRect, radius: CGFloat, _ color: CGColor?) {
        self.frame = frame
        cornerRadius = max(0, min(radius, frame.width / 2, frame.height / 2))
        backgroundColor = color
    }
}

extension UIView {
    /// Puts the layer with a control's parts behind all else that is in the control.
    func showParts(_ parts: CALayer) {
        if parts.superlayer !== layer { layer.insertSublayer(parts, at: 0) }
    }

    /// A colour as layers take it, with the traits of the view.
    func layerColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).plainCGColor }
}
