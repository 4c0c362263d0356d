import CCairo
public import Foundation

extension CGContext {
    /// Intersects the clip with the current path, and clears the path. With an empty path, nothing is drawn.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = pathInPixels
        beginPath()
        clip(to: path, rule)
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        var path = PathElements()
        for rect in rects { path.addRect(rect, state.toPixels) }
        clip(to: path, .winding)
    }

    /// Applies a mask to what is drawn until the state is restored: its alpha, or its luminance if it is opaque. The
    /// mask is oriented like an image of `draw(_:in:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect, mask: mask, transform: mask.placement(in: rect, flipped: true))
    }

    /// Applies a mask as in `clip(to:mask:)`, with its top at the rectangle's minimum y.
    package func clip(toUpright mask: CGImage, in rect: CGRect) {
        clip(to: rect, mask: mask, transform: mask.placement(in: rect, flipped: false))
    }

    public func resetClip() { cc_canvas_reset_clip(canvas) }

    /// The bounding box of the clip in user space.
    public var boundingBoxOfClipPath: CGRect {
        let box = cc_canvas_clip_box(canvas)
        return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
            .applying(state.toPixels.inverted())
    }

    private func clip(to path: PathElements, _ rule: CGPathFillRule) {
        // A path without area, or that isn't finite, clips everything.
        let path = path.isFinite ? path : PathElements()
        cc_canvas_set_antialias(canvas, state.shouldAntialias)
        path.withCoordinates { cc_canvas_set_path(canvas, $0, $1, $2) }
        cc_canvas_clip(canvas, rule == .evenOdd)
    }

    private func clip(to rect: CGRect, mask: CGImage, transform: CGAffineTransform) {
        let transform = transform.concatenating(state.toPixels)
        clip(to: rect)
        guard transform.isDrawable else { return clip(to: PathElements(), .winding) }
        cc_canvas_push_group(canvas)
        let fitted = mask.fitted(to: transform, density: density)
        state.masks.append(GraphicsState.Mask(image: fitted.image, transform: fitted.placement))
    }

    /// Draws the content that is pending for the masks of the current state, the latest first.
    func endMasks() {
        for mask in state.masks.reversed() {
            guard let group = cc_canvas_pop_group(canvas) else { continue }
            cc_canvas_set_operator(canvas, CGBlendMode.normal.rawValue)
            cc_canvas_mask_group(canvas, group, mask.image.picture, mask.transform.matrix)
            cc_group_release(group)
        }
        state.masks = []
    }
}
