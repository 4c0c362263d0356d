import CCairo
public import Foundation

extension CGContext {
    /// Fills the clip with a gradient, which doesn't extend beyond its ends unless the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let numbers = [start.x, start.y, end.x, end.y]
        paintClip(numbers) {
            let stops = drawn(gradient)
            cc_canvas_set_linear(
                canvas, Double(start.x), Double(start.y), Double(end.x), Double(end.y), stops, Int32(stops.count),
                options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        }
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
        guard startRadius >= 0, endRadius >= 0 else { return }
        paintClip(numbers) {
            let stops = drawn(gradient)
            cc_canvas_set_radial(
                canvas, Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius), stops, Int32(stops.count),
                options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        }
    }

    private func drawn(_ gradient: CGGradient) -> [cc_stop] {
        gradient.stops.map { stop in
            var stop = stop
            stop.color.alpha *= Double(state.alpha)
            return stop
        }
    }

    private func paintClip(_ numbers: [CGFloat], _ setSource: () -> Void) {
        // Cairo's own limit for the points of a gradient.
        guard state.toPixels.isDrawable, numbers.allSatisfy({ $0.isFinite && abs($0) < 4_000_000 }) else { return }
        let box = cc_canvas_clip_box(canvas)
        paint(within: CGRect(x: box.x, y: box.y, width: box.width, height: box.height)) {
            setSource()
            cc_canvas_paint(canvas, 1)
        }
    }
}
