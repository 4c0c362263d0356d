import CCairo
public import Foundation

extension CGContext {
    /// What follows is drawn apart until the layer ends, then as one with the alpha, blend mode and shadow of now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saved.append(.layer(state))
        cc_canvas_push_group(canvas)
        state.masks = []
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Restores what was saved within the layer and left so. Nothing happens outside a layer.
    public func endTransparencyLayer() {
        let isInLayer = saved.contains { saved in
            if case .layer = saved { true } else { false }
        }
        guard isInLayer else { return }
        while case .state = saved.last { endLast() }
        endLast()
    }

    func finishLayer(_ before: GraphicsState) {
        let group = cc_canvas_pop_group(canvas)
        state = before
        guard let group else { return }
        let box = cc_canvas_clip_box(canvas)
        paint(within: CGRect(x: box.x, y: box.y, width: box.width, height: box.height)) {
            cc_canvas_paint_group(canvas, group, Double(state.alpha))
        }
        cc_group_release(group)
    }
}
