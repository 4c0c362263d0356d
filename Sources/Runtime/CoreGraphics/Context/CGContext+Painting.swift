import CCairo
public import Foundation

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pathInPixels
        beginPath()
        if let rule = mode.fillRule { fill(path, rule) }
        if mode.strokes { stroke(path) }
    }

    public func fill(_ rect: CGRect) { fill([rect]) }

    /// As one path. The current path is left alone.
    public func fill(_ rects: [CGRect]) {
        fill(pixels { path, toPixels in for rect in rects { path.addRect(rect, toPixels) } }, .winding)
    }

    public func fillEllipse(in rect: CGRect) { fill(pixels { $0.addEllipse(in: rect, $1) }, .winding) }
    public func strokeEllipse(in rect: CGRect) { stroke(pixels { $0.addEllipse(in: rect, $1) }) }
    public func stroke(_ rect: CGRect) { stroke(pixels { $0.addRect(rect, $1) }) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }

    /// Points two by two. A last one alone is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        stroke(
            pixels { path, toPixels in
                for (from, to) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(
                    \.element)
                {
                    path.move(to: from.applying(toPixels))
                    path.line(to: to.applying(toPixels))
                }
            })
    }

    /// Makes the rectangle transparent, whatever blend mode, alpha and shadow are.
    public func clear(_ rect: CGRect) {
        let before = state
        state.blendMode = .clear
        state.shadow = nil
        state.alpha = 1
        fill(rect)
        state = before
    }

    private func pixels(_ build: (inout PathElements, CGAffineTransform) -> Void) -> PathElements {
        var path = PathElements()
        build(&path, state.toPixels)
        return path
    }

    private func fill(_ path: PathElements, _ rule: CGPathFillRule) {
        guard !path.isEmpty, path.isFinite, state.toPixels.isDrawable else { return }
        paint(within: path.boundingBox) {
            cc_canvas_set_color(canvas, state.withAlpha(state.fillColor))
            path.withCoordinates { cc_canvas_set_path(canvas, $0, $1, $2) }
            cc_canvas_fill(canvas, rule == .evenOdd)
        }
    }

    private func stroke(_ path: PathElements) {
        let width = state.lineWidth
        guard !path.isEmpty, path.isFinite, state.toPixels.isDrawable, width.isFinite, width > 0 else { return }
        // Corners reach out as far as the miter limit lets them.
        let reach = width * max(1, state.lineJoin == .miter ? state.miterLimit : 1)
        let scale = max(hypot(state.toPixels.a, state.toPixels.b), hypot(state.toPixels.c, state.toPixels.d))
        paint(within: path.boundingBox.insetBy(dx: -reach * scale, dy: -reach * scale)) {
            cc_canvas_set_matrix(canvas, state.toPixels.matrix)
            cc_canvas_set_color(canvas, state.withAlpha(state.strokeColor))
            setLine()
            path.withCoordinates { cc_canvas_set_path(canvas, $0, $1, $2) }
            cc_canvas_stroke(canvas)
        }
    }

    private func setLine() {
        let limit = state.miterLimit.isFinite ? max(Double(state.miterLimit), 1) : 10
        cc_canvas_set_line(
            canvas, Double(state.lineWidth), state.lineCap.rawValue, state.lineJoin.rawValue, limit)
        let lengths = state.dashLengths.map { Double($0) }
        let areLengths = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        let phase = state.dashPhase.isFinite ? Double(state.dashPhase) : 0
        cc_canvas_set_dash(canvas, lengths, areLengths ? Int32(lengths.count) : 0, phase)
    }

    /// Draws something by `body`, after its shadow if it has one. `box` is how far it reaches, in pixels.
    ///
    /// The body runs once for the shadow and once for itself, each time with blend mode and smoothing set and a matrix
    /// of user space.
    func paint(within box: CGRect, _ body: () -> Void) {
        func draw() {
            cc_canvas_set_matrix(canvas, state.toPixels.matrix)
            cc_canvas_set_operator(canvas, state.blendMode.rawValue)
            cc_canvas_set_antialias(canvas, state.shouldAntialias)
            body()
        }
        if let shadow = state.visibleShadow {
            let offset = shadow.offset.applying(base)
            let sigma = Double(shadow.blur * base.meanScale) / 2
            if cc_canvas_begin_shadow(canvas, box.box, Double(offset.width), Double(offset.height), sigma) {
                draw()
                cc_canvas_end_shadow(canvas, shadow.color.drawn, state.blendMode.rawValue)
            }
        }
        draw()
    }

    /// Lets another target draw by the `cairo_t` that the address leads to, with the transform, blend mode and shadow
    /// in force. `box` is how far it reaches in user space. The source colour, alpha included, is up to the body.
    package func draw(within box: CGRect, _ body: (UnsafeMutableRawPointer) -> Void) {
        guard state.toPixels.isDrawable, box.isFinite else { return }
        paint(within: box.applying(state.toPixels)) {
            if let cairo = cc_canvas_cairo(canvas) { body(cairo) }
        }
    }

    /// What `setAlpha` asked for.
    package var alpha: CGFloat { state.alpha }
}
