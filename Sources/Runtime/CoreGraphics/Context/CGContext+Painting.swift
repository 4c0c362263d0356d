import CCairo
public import Foundation

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pathInPixels
        beginPath()
        if let rule = mode.fillRule { fill(path, rule) }
        if mode.strokes { stroke(path) }
    }

    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles as one path. The current path doesn't change.
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

    /// Strokes lines between pairs of points. An unpaired last point is ignored.
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

    /// Makes a rectangle transparent, regardless of the blend mode, alpha and shadow.
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
        if let pattern = state.fillColor.pattern { return fill(path, rule, with: pattern) }
        paint(within: path.boundingBox) {
            cc_canvas_set_color(canvas, state.withAlpha(state.fillColor))
            path.withCoordinates { cc_canvas_set_path(canvas, $0, $1, $2) }
            cc_canvas_fill(canvas, rule == .evenOdd)
        }
    }

    private func fill(_ path: PathElements, _ rule: CGPathFillRule, with pattern: CGColor.Pattern) {
        let before = pathInPixels
        saveGState()
        pathInPixels = path
        clip(using: rule)
        tile(pattern.image, over: CGRect(origin: .zero, size: pattern.size), isUpright: true)
        restoreGState()
        pathInPixels = before
    }

    private func stroke(_ path: PathElements) {
        let width = state.lineWidth
        guard !path.isEmpty, path.isFinite, state.toPixels.isDrawable, width.isFinite, width > 0 else { return }
        // Corners extend as far as the miter limit allows.
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

    /// Draws with `body`, after the shadow if there is one. `box` is its extent in pixels.
    ///
    /// The body is called once for the shadow and once for itself, each time with the blend mode, antialiasing and user
    /// space transform set.
    func paint(within box: CGRect, _ body: () -> Void) {
        readMemory()
        defer { writeMemory() }
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

    /// Lets another target draw with the `cairo_t` at the address, with the current transform, blend mode and shadow.
    /// `box` is the extent in user space. The body sets the source color including alpha.
    package func draw(within box: CGRect, _ body: (UnsafeMutableRawPointer) -> Void) {
        guard state.toPixels.isDrawable, box.isFinite else { return }
        paint(within: box.applying(state.toPixels)) {
            if let cairo = cc_canvas_cairo(canvas) { body(cairo) }
        }
    }

    /// The value of `setAlpha`.
    package var alpha: CGFloat { state.alpha }
}
