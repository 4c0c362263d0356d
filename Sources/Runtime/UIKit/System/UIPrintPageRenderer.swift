import CoreGraphics
public import Foundation

/// A size of paper, and the part of it that can be printed on.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    public let paperSize: CGSize
    public let printableRect: CGRect

    init(_ size: CGSize) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
        super.init()
    }

    static let letter = UIPrintPaper(CGSize(width: 612, height: 792))

    /// Returns the paper whose proportions are nearest to those of a page.
    public class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
        -> UIPrintPaper
    {
        func distance(_ paper: UIPrintPaper) -> CGFloat {
            abs(paper.paperSize.width - contentSize.width) + abs(paper.paperSize.height - contentSize.height)
        }
        return paperList.min { distance($0) < distance($1) } ?? letter
    }
}

/// Draws the pages of a print job: headers, footers, and what formatters lay out or a subclass draws.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open internal(set) var paperRect = CGRect(origin: .zero, size: UIPrintPaper.letter.paperSize)
    open internal(set) var printableRect: CGRect = UIPrintPaper.letter.printableRect
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }

    public override init() { super.init() }

    public enum RenderingQuality: Int, Sendable { case best, responsive }
    /// Returns the quality in which pages are drawn: a PDF is always drawn in the best.
    open func currentRenderingQuality(
        forRequested requestedRenderingQuality: RenderingQuality
    ) -> RenderingQuality { .best }

    /// The printable part between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// The number of pages: to the last page of a formatter.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Adds a formatter that begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// Returns the formatters with content on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        (printFormatters ?? []).filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
    }

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, its content, what formatters have on it, and its footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (top, content) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (bottom, middle) = content.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: top) }
        drawContentForPage(at: pageIndex, in: middle)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: bottom) }
    }

    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(
            in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex - printFormatter.startPage)
    }

    /// Returns a PDF document with all pages, on a paper.
    func pdf(on paper: UIPrintPaper, title: String) -> Data {
        (paperRect, printableRect) = (CGRect(origin: .zero, size: paper.paperSize), paper.printableRect)
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": title]
        let count = numberOfPages
        return UIGraphicsPDFRenderer(bounds: paperRect, format: format).pdfData { context in
            prepare(forDrawingPages: NSRange(location: 0, length: count))
            for page in 0..<count {
                context.beginPage()
                drawPage(at: page, in: printableRect)
            }
        }
    }
}

/// Draws images on pages, one each, as large as fits.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        let size = images[pageIndex].size
        guard size.width > 0, size.height > 0 else { return }
        let factor = min(contentRect.width / size.width, contentRect.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        images[pageIndex].draw(
            in: CGRect(x: contentRect.midX - width / 2, y: contentRect.midY - height / 2, width: width, height: height))
    }
}
