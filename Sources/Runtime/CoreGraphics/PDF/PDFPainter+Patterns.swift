import Foundation

/// Gradients and tiles.
extension PDFPainter {
    private static let mostTiles: CGFloat = 4000
    private static let samples = 64

    func paint(shading name: String) {
        guard let shading = file.dictionary(resources["Shading"])?[name] else { return }
        painted(alpha: state.fillAlpha) { paint(shading: shading) }
    }

    /// Fills the clip.
    func paint(pattern name: String, with paint: Paint, alpha: Double) {
        guard depth < Self.deepest, let object = file.dictionary(resources["Pattern"])?[name],
            let pattern = file.dictionary(object)
        else { return }
        set(Self.transform(file.numbers(pattern["Matrix"])).concatenating(base))
        if file.integer(pattern["PatternType"]) == 2 {
            self.paint(shading: pattern["Shading"])
        } else if let stream = file.stream(object) {
            self.paint(tiles: stream, with: paint, alpha: alpha)
        }
    }

    private func paint(tiles stream: PDFStream, with paint: Paint, alpha: Double) {
        let area = context.boundingBoxOfClipPath
        guard let bytes = file.decoded(stream), let box = file.numbers(stream.dictionary["BBox"]), box.count == 4,
            let xStep = file.number(stream.dictionary["XStep"]).map({ abs(CGFloat($0)) }),
            let yStep = file.number(stream.dictionary["YStep"]).map({ abs(CGFloat($0)) }), xStep > 0, yStep > 0,
            !area.isNull, !area.isInfinite
        else { return }
        let rect = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
        // The first and the last tile that touch what is to be filled.
        let columns = Self.tiles(area.minX - rect.maxX, area.maxX - rect.minX, step: xStep)
        let rows = Self.tiles(area.minY - rect.maxY, area.maxY - rect.minY, step: yStep)
        let count = (columns.last - columns.first + 1) * (rows.last - rows.first + 1)
        guard count.isFinite, count <= Self.mostTiles else { return }
        let inner = PDFPainter(context, in: self)
        if let own = file.dictionary(stream.dictionary["Resources"]) { inner.resources = own }
        if file.integer(stream.dictionary["PaintType"]) == 2, case .pattern(let space?) = paint.space {
            inner.state.fill = Paint(space: space, numbers: paint.numbers)
            inner.state.stroke = inner.state.fill
        }
        (inner.state.fillAlpha, inner.state.strokeAlpha) = (alpha, alpha)
        for row in stride(from: rows.first, through: rows.last, by: 1) {
            for column in stride(from: columns.first, through: columns.last, by: 1) {
                context.saveGState()
                context.translateBy(x: column * xStep, y: row * yStep)
                context.clip(to: rect)
                inner.base = context.ctm
                inner.run(bytes)
                context.restoreGState()
            }
        }
        omitted.formUnion(inner.omitted)
    }

    private static func tiles(_ low: CGFloat, _ high: CGFloat, step: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let first = (low / step).rounded(.up)
        return (first, max(first - 1, (high / step).rounded(.down)))
    }

    /// For lines, which are not painted with patterns: the colour in the middle of a gradient.
    func averageColor(ofPattern name: String) -> CGColor? {
        let pattern = file.dictionary(file.dictionary(resources["Pattern"])?[name])
        guard let shading = file.dictionary(pattern?["Shading"]),
            let space = PDFColorSpace(shading["ColorSpace"], in: file, resources: resources),
            let function = PDFFunction(shading["Function"], in: file)
        else { return nil }
        let domain = file.numbers(shading["Domain"]) ?? [0, 1]
        return domain.count < 2 ? nil : space.color(function([(domain[0] + domain[1]) / 2]))
    }

    // MARK: Gradients

    private func paint(shading object: PDFObject?) {
        guard let shading = file.dictionary(object) else { return }
        let space = PDFColorSpace(shading["ColorSpace"], in: file, resources: resources) ?? .gray
        if let background = file.numbers(shading["Background"]) {
            context.setFillColor(space.color(background))
            context.fill(context.boundingBoxOfClipPath)
        }
        let kind = file.integer(shading["ShadingType"])
        guard kind == 2 || kind == 3, let coords = file.numbers(shading["Coords"]), coords.count >= (kind == 2 ? 4 : 6),
            let function = PDFFunction(shading["Function"], in: file), let gradient = gradient(shading, space, function)
        else {
            if kind != 2, kind != 3 { omitted.insert(.mesh) }
            return
        }
        let n = coords.map { CGFloat($0) }
        var options: CGGradientDrawingOptions = []
        let extend = file.array(shading["Extend"])?.map { file.resolve($0).bool ?? false } ?? []
        if extend.first == true { options.insert(.drawsBeforeStartLocation) }
        if extend.count > 1, extend[1] { options.insert(.drawsAfterEndLocation) }
        if kind == 2 {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]), options: options)
        } else {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: n[0], y: n[1]), startRadius: n[2],
                endCenter: CGPoint(x: n[3], y: n[4]), endRadius: n[5], options: options)
        }
    }

    private func gradient(
        _ shading: [String: PDFObject], _ space: PDFColorSpace, _ function: PDFFunction
    ) -> CGGradient? {
        let domain = file.numbers(shading["Domain"]) ?? [0, 1]
        guard domain.count >= 2 else { return nil }
        let places = places(of: function, domain)
        let colors = places.map { space.color(function([domain[0] + $0 * (domain[1] - domain[0])])) }
        return CGGradient(colorsSpace: nil, colors: colors, locations: places.map { CGFloat($0) })
    }

    /// Where a gradient has to be looked at: as a rule closely, between two colours at the ends.
    private func places(of function: PDFFunction, _ domain: [Double]) -> [Double] {
        if case .power(_, _, 1) = function { return [0, 1] }
        var places = (0...Self.samples).map { Double($0) / Double(Self.samples) }
        if case .stitched(_, _, let bounds, _) = function, domain[1] > domain[0] {
            // Colours may leap at a bound.
            for bound in bounds {
                let place = (bound - domain[0]) / (domain[1] - domain[0])
                places += [place - 1e-6, place].filter { (0...1).contains($0) }
            }
        }
        return places.sorted()
    }
}
