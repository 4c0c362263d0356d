import CCairo
import Foundation

/// The state that `saveGState` saves, except the clip, which Cairo saves.
struct GraphicsState {
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// A mask for what is drawn until the state is restored.
    struct Mask {
        var image: CGImage
        /// The transform from the image's pixels to the bitmap's.
        var transform: CGAffineTransform
    }

    /// The transform from user space to the bitmap's pixels, with y down.
    var toPixels: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var masks: [Mask] = []

    init(toPixels: CGAffineTransform) { self.toPixels = toPixels }

    func withAlpha(_ color: CGColor) -> cc_color {
        var drawn = color.drawn
        drawn.alpha *= Double(alpha)
        return drawn
    }

    /// The shadow, or nil if it isn't visible.
    var visibleShadow: Shadow? {
        guard let shadow, shadow.color.drawn.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite,
            shadow.blur.isFinite
        else { return nil }
        return shadow
    }
}

extension CGAffineTransform {
    var matrix: cc_matrix {
        cc_matrix(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}

extension CGRect {
    var box: cc_box {
        cc_box(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
    }
}
