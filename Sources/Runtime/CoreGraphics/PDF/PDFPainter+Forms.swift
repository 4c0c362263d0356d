import Foundation

/// Drawings within drawings, and settings.
extension PDFPainter {
    func drawObject(_ name: String) {
        guard let stream = file.stream(file.dictionary(resources["XObject"])?[name]) else { return }
        switch file.name(stream.dictionary["Subtype"]) {
        case "Image": draw(picture: stream)
        case "Form": draw(form: stream)
        default: break
        }
    }

    func draw(form stream: PDFStream) {
        guard depth < Self.deepest, let bytes = file.decoded(stream) else { return }
        let isGroup = file.name(file.dictionary(stream.dictionary["Group"])?["S"]) == "Transparency"
        // What is drawn apart is needed only where it differs from drawing one after the other.
        let isApart = isGroup && (state.fillAlpha < 1 || state.blendMode != .normal || state.mask != nil)
        guard isApart else { return draw(form: stream, bytes, state) }
        painted(alpha: state.fillAlpha) {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            var inner = state
            (inner.fillAlpha, inner.strokeAlpha, inner.blendMode, inner.mask) = (1, 1, .normal, nil)
            draw(form: stream, bytes, inner)
            context.endTransparencyLayer()
        }
    }

    private func draw(form stream: PDFStream, _ bytes: [UInt8], _ state: State) {
        context.saveGState()
        context.concatenate(Self.transform(file.numbers(stream.dictionary["Matrix"])))
        if let box = file.numbers(stream.dictionary["BBox"]), box.count == 4 {
            context.clip(
                to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized)
        }
        let inner = PDFPainter(context, in: self)
        if let own = file.dictionary(stream.dictionary["Resources"]) { inner.resources = own }
        inner.state = state
        inner.run(bytes)
        omitted.formUnion(inner.omitted)
        context.restoreGState()
    }

    // MARK: Settings

    func apply(settings name: String) {
        guard let settings = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) else { return }
        if let alpha = file.number(settings["ca"]) { state.fillAlpha = alpha }
        if let alpha = file.number(settings["CA"]) { state.strokeAlpha = alpha }
        if let width = file.number(settings["LW"]) { setLineWidth(CGFloat(width)) }
        if let cap = file.integer(settings["LC"]) { setLineCap(cap) }
        if let join = file.integer(settings["LJ"]) { setLineJoin(join) }
        if let limit = file.number(settings["ML"]) { context.setMiterLimit(CGFloat(limit)) }
        if let dash = file.array(settings["D"]), dash.count == 2 {
            setDash(file.resolve(dash[0]), phase: CGFloat(file.number(dash[1]) ?? 0))
        }
        let modes = file.array(settings["BM"]) ?? [settings["BM"] ?? .null]
        if let mode = modes.compactMap({ file.name($0).flatMap { Self.blendModes[$0] } }).first {
            state.blendMode = mode
        }
        switch file.resolve(settings["SMask"]) {
        case .name: state.mask = nil
        case .dictionary(let mask): state.mask = softMask(mask)
        default: break
        }
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay,
        "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
        "SoftLight": .softLight, "HardLight": .hardLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]

    /// What lets drawing through: the brightness or the alpha of another drawing, over all pixels.
    private func softMask(_ mask: [String: PDFObject]) -> CGImage? {
        guard depth < Self.deepest, budget.take(context.width * context.height / 100),
            let form = file.stream(mask["G"]), let bytes = file.decoded(form),
            let canvas = CGContext(
                data: nil, width: context.width, height: context.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: .standardRGB, bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return nil }
        if file.name(mask["S"]) == "Luminosity" {
            // Something opaque counts by its brightness. Where nothing is drawn it is dark unless the mask says otherwise.
            let group = file.dictionary(form.dictionary["Group"]) ?? [:]
            let space = PDFColorSpace(group["CS"], in: file, resources: resources) ?? .gray
            canvas.setFillColor(space.color(file.numbers(mask["BC"]) ?? space.initial))
            canvas.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
        }
        let painter = PDFPainter(canvas, in: self)
        painter.set(context.ctm)
        painter.draw(form: form, bytes, State())
        return canvas.finishImage()
    }
}
