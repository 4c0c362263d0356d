import CCairo
public import Foundation

extension CGContext {
    /// Begins a transparency layer, which is composited with the current alpha, blend mode and shadow when it ends.
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

    /// Ends a transparency layer, restoring states that were saved in it. Does nothing outside of a layer.
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
