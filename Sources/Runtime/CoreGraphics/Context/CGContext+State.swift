import CCairo
public import Foundation

extension CGContext {
    public func saveGState() {
        saved.append(.state(state))
        state.masks = []
        cc_canvas_save(canvas)
    }

    /// Restores the last saved state. Does nothing if none was saved since the current transparency layer began.
    public func restoreGState() {
        guard case .state = saved.last else { return }
        endLast()
    }

    /// Ends the last saved state or layer, and draws what is pending for its masks.
    func endLast() {
        endMasks()
        switch saved.popLast() {
        case .state(let before):
            cc_canvas_restore(canvas)
            state = before
        case .layer(let before):
            finishLayer(before)
        case nil:
            break
        }
    }

    /// The transform to device space, whose origin is at the bottom left. In UIKit's contexts it flips and scales.
    public var ctm: CGAffineTransform { state.toPixels.concatenating(flip) }

    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        state.toPixels = transform.concatenating(state.toPixels)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Moves the origin to the nearest whole pixel, if the transform is upright. What moves is copied this way, rather
    /// than interpolated between pixels.
    package func alignOriginToPixels() {
        guard state.toPixels.b == 0, state.toPixels.c == 0 else { return }
        state.toPixels.tx.round()
        state.toPixels.ty.round()
    }

    /// The largest rectangle of whole pixels in a rectangle; null if it is turned.
    package func insideWholePixels(_ rect: CGRect) -> CGRect {
        guard state.toPixels.b == 0, state.toPixels.c == 0, state.toPixels.isDrawable else { return .null }
        let box = rect.applying(state.toPixels)
        guard !box.isNull, box.isFinite else { return .null }
        let (x, y) = (box.minX.rounded(.up), box.minY.rounded(.up))
        let (width, height) = (box.maxX.rounded(.down) - x, box.maxY.rounded(.down) - y)
        guard width > 0, height > 0 else { return .null }
        return CGRect(x: x, y: y, width: width, height: height).applying(state.toPixels.inverted())
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the dash pattern; without lengths, lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    // Letters are drawn at parts of pixels, always.
    // Letters are smooth, always.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsSubpixelPositioning: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPosition: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsSubpixelQuantization: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantize: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        if !allowsAntialiasing { state.shouldAntialias = false }
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// The number of pixels per unit of the base space, in which shadows are measured.
    package var scaleOfShadows: CGFloat { base.meanScale }

    /// Sets the shadow. `blur` is twice the standard deviation of the Gaussian. Offset and blur are in the base space,
    /// regardless of the transform. A nil color removes the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    }

    /// Sets a shadow in black with an alpha of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
