/// The elements of SVG that draw a symbol, in a square of 16 by 16.
struct SymbolShapes {
    /// Returns the elements of a symbol's icon, or nil without one.
    let icon: (String) -> Substring?

    /// Returns the elements of a symbol whose lines are broader than usual, or narrower. Names in the elements begin with
    /// an identifier.
    func shapes(_ name: String, broader: Double, id: String = "s") -> String? {
        // Names may repeat additions without end.
        guard id.count < 5, let symbol = ComposedSymbol(name) else {
            return icon(name).map { Self.plain($0, broader: broader, id: id) }
        }
        let isSmaller = if case .shape = symbol.addition { true } else { false }
        guard !isSmaller else { return shaped(symbol, broader: broader, id: id) }
        return shapes(symbol.base, broader: broader, id: id + "a").map {
            added(symbol, to: $0, broader: broader, id: id)
        }
    }

    /// Strokes shapes to make them bolder, or cuts them to make them lighter. Bolder ones are drawn slightly smaller to fit
    /// in the square.
    private static func plain(_ shapes: Substring, broader width: Double, id: String) -> String {
        guard width != 0 else { return String(shapes) }
        let line = "stroke-width=\"\(abs(width))\" stroke-linejoin=\"round\""
        guard width < 0 else {
            return """
                <g transform="\(scaled(16 / (16 + width)))" stroke="#000" \(line)>\(shapes)</g>
                """
        }
        return masked(
            by: "<g fill=\"#fff\" stroke=\"#000\" \(line)>\(shapes)</g>", id, "<rect width=\"16\" height=\"16\"/>")
    }

    private func shaped(_ symbol: ComposedSymbol, broader: Double, id: String) -> String? {
        guard case .shape(let shape, let scale, let lower) = symbol.addition,
            let outer = shapes(symbol.isFilled ? shape + ".fill" : shape, broader: broader, id: id + "b"),
            let content = shapes(symbol.base, broader: min((1 + broader) * 0.85 / scale - 1, 1), id: id + "a")
        else { return nil }
        let inner = "<g transform=\"translate(0 \(lower)) \(Self.scaled(scale))\">\(content)</g>"
        // What is on a filled shape is cut out of it. The brackets of a viewfinder can't be filled.
        guard symbol.isFilled, shape != "viewfinder" else { return outer + inner }
        return Self.masked(by: Self.white + inner, id, outer)
    }

    private func added(_ symbol: ComposedSymbol, to base: String, broader: Double, id: String) -> String {
        let line = 1 + broader
        switch symbol.addition {
        case .shape: return base
        case .slash:
            func stroke(_ width: Double) -> String {
                "<path d=\"M1.5 1.5l13 13\" stroke=\"#000\" stroke-width=\"\(width)\" stroke-linecap=\"round\"/>"
            }
            return Self.masked(by: Self.white + stroke(line + 1.8), id, base) + stroke(line)
        case .badge(nil):
            let cut = Self.masked(by: Self.white + "<circle cx=\"12.5\" cy=\"3.5\" r=\"4.6\"/>", id, base)
            return cut + "<circle cx=\"12.5\" cy=\"3.5\" r=\"3.5\"/>"
        case .badge(let badge?):
            let sign = shapes(badge, broader: broader, id: id + "b") ?? ""
            return Self.masked(by: Self.white + "<circle cx=\"12\" cy=\"12\" r=\"4.9\"/>", id, base)
                + "<g transform=\"translate(8 8) scale(0.5)\">\(sign)</g>"
        case .dashes:
            let gaps = (0..<12).map { "<path d=\"M5.2 0H14\" transform=\"translate(8 8) rotate(\($0 * 30 + 15))\"/>" }
            let cuts = "<g stroke=\"#000\" stroke-width=\"1.5\">\(gaps.joined())</g>"
            return Self.masked(by: Self.white + cuts, id, base)
        case .filling(let region, let isInset):
            let filled = shapes(symbol.base + ".fill", broader: 0, id: id + "b") ?? ""
            let window = """
                <rect x="\(region.x)" y="\(region.y)" width="\(region.width)" height="\(region.height)" fill="#fff"/>
                """
            return base
                + Self.masked(by: window, id, "<g transform=\"\(Self.scaled(isInset ? 0.68 : 1))\">\(filled)</g>")
        case .grid(let columns, let rows):
            let upright = (1..<columns).map { "M\(16 * Double($0) / Double(columns)) .5V15.5" }
            let level = (1..<rows).map { "M.5 \(16 * Double($0) / Double(rows))H15.5" }
            let lines = "<path d=\"\((upright + level).joined())\" stroke=\"#000\" stroke-width=\"\(line)\"/>"
            guard case .stretch(let width, let height)? = ComposedSymbol(symbol.base)?.addition else {
                return base + lines
            }
            return base + "<g transform=\"\(Self.scaled(width, height))\">\(lines)</g>"
        case .stretch(let width, let height):
            return "<g transform=\"\(Self.scaled(width, height))\">\(base)</g>"
        }
    }

    // MARK: Text

    private static let white = "<rect x=\"-4\" y=\"-4\" width=\"24\" height=\"24\" fill=\"#fff\"/>"

    private static func scaled(_ factor: Double) -> String { scaled(factor, factor) }
    private static func scaled(_ width: Double, _ height: Double) -> String {
        "translate(8 8) scale(\(width) \(height)) translate(-8 -8)"
    }

    private static func masked(by mask: String, _ id: String, _ shapes: String) -> String {
        """
        <mask id="\(id)" maskUnits="userSpaceOnUse" x="-4" y="-4" width="24" height="24">\(mask)</mask>\
        <g mask="url(#\(id))">\(shapes)</g>
        """
    }
}
