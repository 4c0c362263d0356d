public import Foundation

/// Which of a page's rectangles is meant.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox

    fileprivate var key: String { ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][Int(rawValue)] }
}

/// A PDF file, as far as pictures need it: paths, gradients, pictures and transparency. Texts are not drawn.
public final class CGPDFDocument {
    let file: PDFFile
    private let pages: [[String: PDFObject]]

    /// Nil for bytes that are no PDF, one without a page, and one that is encrypted.
    package init?(data: Data) {
        guard let file = PDFFile(Array(data)) else { return nil }
        self.file = file
        pages = file.pages()
        if pages.isEmpty { return nil }
    }

    public var numberOfPages: Int { pages.count }

    /// The first page has the number 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard pages.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, pageNumber, pages[pageNumber - 1])
    }
}

/// A page of a PDF file.
public final class CGPDFPage {
    /// The file that the page is of, which lives as long as the page.
    public let document: CGPDFDocument?
    public let pageNumber: Int
    let file: PDFFile
    let dictionary: [String: PDFObject]

    init(_ document: CGPDFDocument, _ number: Int, _ dictionary: [String: PDFObject]) {
        self.document = document
        self.dictionary = dictionary
        file = document.file
        pageNumber = number
    }

    /// In points of the page's own space. A box that the page does not name is the next larger one that it does.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let media = rect(CGPDFBox.mediaBox) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        if box == .mediaBox { return media }
        let crop = rect(.cropBox).map { $0.intersection(media) }.flatMap { $0.isNull || $0.isEmpty ? nil : $0 } ?? media
        return box == .cropBox ? crop : rect(box) ?? crop
    }

    private func rect(_ box: CGPDFBox) -> CGRect? {
        guard let numbers = file.numbers(dictionary[box.key]), numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 })
        else { return nil }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
            .standardized
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    /// Clockwise, in quarter turns of 90 degrees: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let turns = (file.integer(dictionary["Rotate"]) ?? 0) / 90 % 4
        return Int32((turns + 4) % 4 * 90)
    }

    /// How large the page is when it is shown as it wants to be turned.
    package var size: CGSize {
        let box = getBoxRect(.cropBox)
        return rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    }

    /// From the page's space to a rectangle in a space where y points up, for a page that fills it.
    package func transform(filling rect: CGRect) -> CGAffineTransform {
        let box = getBoxRect(.cropBox)
        let turn = CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotationAngle) * .pi / 180))
        let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        return turn.concatenating(scale).concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGContext {
    /// Draws a page in its own space: scale and move the context before. Tells what of the page was left out.
    @discardableResult
    package func drawPDF(_ page: CGPDFPage) -> Set<PDFOmission> {
        let painter = PDFPainter(self, page.file)
        saveGState()
        clip(to: page.getBoxRect(.cropBox))
        painter.draw(page)
        restoreGState()
        return painter.omitted
    }

    public func drawPDFPage(_ page: CGPDFPage) { drawPDF(page) }
}

extension CGImage {
    /// A page stretched to a size in pixels; nil for sizes that no picture has.
    package static func picture(
        of page: CGPDFPage, pixelsWide width: Int, pixelsHigh height: Int
    ) -> (image: CGImage, omitted: Set<PDFOmission>)? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return nil }
        context.concatenate(page.transform(filling: CGRect(x: 0, y: 0, width: width, height: height)))
        let omitted = context.drawPDF(page)
        return context.finishImage().map { ($0, omitted) }
    }
}

/// What is not drawn of a PDF.
package enum PDFOmission: String, Sendable {
    case text = "texts"
    case mesh = "colour meshes"
    case picture = "pictures of a kind that is not read"
}
