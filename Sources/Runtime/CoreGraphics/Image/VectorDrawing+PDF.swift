import Foundation

extension VectorDrawing {
    /// Returns the first page of a PDF file. A file that was drawn before is not drawn again.
    package static func page(ofPDF file: Data, tool: String = "pdftocairo") throws(PDFError) -> VectorDrawing {
        if let known = PDFPages.shared.page(of: file) { return try known.get() }
        let page = Result { () throws(PDFError) in try draw(file, PDFTool(program: tool)) }
        // The tool may be installed any moment.
        if case .failure(.noTool) = page {} else { PDFPages.shared.keep(page, of: file) }
        return try page.get()
    }

    private static func draw(_ file: Data, _ tool: PDFTool) throws(PDFError) -> VectorDrawing {
        let svg = try tool.svg(of: file)
        guard let size = CGImage.size(ofSVG: svg), size.width > 0, size.height > 0 else { throw .notDrawn }
        // It measures in points, of which an inch has 72, and CSS counts 96 pixels an inch.
        func points(_ pixels: CGFloat) -> CGFloat { (pixels * 0.75 * 1000).rounded() / 1000 }
        return VectorDrawing(
            isFaithful(svg) ? .svg(svg) : .pdf(file, tool),
            size: CGSize(width: points(size.width), height: points(size.height)))
    }

    /// Returns whether SVG shows what the page shows, as it does of areas, lines and glyphs. Beyond them, cairo 1.16
    /// turns masks over, shows nothing of stencils, extends every gradient, and writes blend modes in words that nobody
    /// reads.
    private static func isFaithful(_ svg: Data) -> Bool {
        !["<mask", "<image", "<pattern", "Gradient", "comp-op"].contains { svg.range(of: Data($0.utf8)) != nil }
    }
}
