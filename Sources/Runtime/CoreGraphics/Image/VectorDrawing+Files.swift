import Foundation

extension VectorDrawing {
    /// Returns the drawing of an SVG document. If it isn't simple, `tool` draws it.
    package static func document(ofSVG file: Data, tool: String? = nil) throws(DrawingError) -> VectorDrawing {
        try known(file) { () throws(DrawingError) in
            guard file.count <= longestFile else { throw .tooLarge(.svg) }
            guard let size = CGImage.size(ofSVG: file), size.width > 0, size.height > 0 else { throw .notDrawn(.svg) }
            return VectorDrawing(.svg(file, SVGEffort(file), DrawingTool(.svg, program: tool)), size: size)
        }
    }

    /// Returns the first page of a PDF file.
    package static func page(ofPDF file: Data, tool: String? = nil) throws(DrawingError) -> VectorDrawing {
        try known(file) { () throws(DrawingError) in try drawPage(file, DrawingTool(.pdf, program: tool)) }
    }

    /// Returns the cached drawing of a file, or makes it.
    private static func known(
        _ file: Data, _ make: () throws(DrawingError) -> VectorDrawing
    ) throws(DrawingError) -> VectorDrawing {
        if let known = KnownDrawings.shared.drawing(of: file) { return try known.get() }
        let made = Result { () throws(DrawingError) in try make() }
        // The tool may be installed any moment.
        if case .failure(.noTool) = made {} else { KnownDrawings.shared.keep(made, of: file) }
        return try made.get()
    }

    private static func drawPage(_ file: Data, _ tool: DrawingTool) throws(DrawingError) -> VectorDrawing {
        let svg = try tool.svg(of: file)
        guard let size = CGImage.size(ofSVG: svg), size.width > 0, size.height > 0 else { throw .notDrawn(.pdf) }
        // It measures in points, of which an inch has 72, and CSS counts 96 pixels an inch.
        func points(_ pixels: CGFloat) -> CGFloat { (pixels * 0.75 * 1000).rounded() / 1000 }
        // The tool's output repeats only glyphs.
        return VectorDrawing(
            isFaithful(svg) ? .svg(svg, SVGEffort(svg, repeats: false), DrawingTool(.svg)) : .pdf(file, tool),
            size: CGSize(width: points(size.width), height: points(size.height)))
    }

    /// Returns whether SVG shows what the page shows, as it does of areas, lines and glyphs. Beyond them, cairo 1.16 turns masks over,
    /// shows nothing of stencils, extends every gradient, and writes blend modes in words that nobody reads.
    private static func isFaithful(_ svg: Data) -> Bool {
        !["<mask", "<image", "<pattern", "Gradient", "comp-op"].contains { svg.range(of: Data($0.utf8)) != nil }
    }
}
