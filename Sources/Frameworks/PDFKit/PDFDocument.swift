public import CoreGraphics
public import Foundation
public import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let creatorAttribute = Self(rawValue: "Creator")
    public static let producerAttribute = Self(rawValue: "Producer")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}

public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// A document of pages, which poppler's programs read and draw.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
    open weak var delegate: (any PDFDocumentDelegate)?
    open private(set) var documentURL: URL?
    private let file: Data?
    private var pages: [PDFPage] = []
    private var isChanged = false

    public override init() { file = nil }

    public init?(data: Data) {
        guard let sizes = PDFTools.pages(of: data) else { return nil }
        file = data
        super.init()
        pages = sizes.enumerated().map { PDFPage(.file(data, number: $0 + 1), size: $1) }
        for page in pages { page.document = self }
    }

    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsCopying: Bool { true }
    open var allowsPrinting: Bool { true }
    open func unlock(withPassword password: String) -> Bool { true }
    open var outlineRoot: PDFOutline? { nil }

    open lazy var documentAttributes: [AnyHashable: Any]? = {
        let known = ["Title", "Author", "Subject", "Creator", "Producer", "Keywords"]
        return file.map { PDFTools.information(of: $0).filter { known.contains($0.key) } } ?? [:]
    }()

    /// The text of all pages.
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }

    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(index, 0), pages.count))
        page.document = self
        isChanged = true
    }

    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        isChanged = true
    }

    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }

    /// The file; one whose pages were changed is made of pictures of them.
    open func dataRepresentation() -> Data? {
        if !isChanged, let file { return file }
        guard let first = pages.first else { return nil }
        let pages = pages
        return MainThread.result {
            let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: first.size))
            return renderer.pdfData { context in
                for page in pages {
                    let bounds = CGRect(origin: .zero, size: page.size)
                    context.beginPage(withBounds: bounds, pageInfo: [:])
                    page.thumbnail(of: page.size, for: .cropBox).draw(in: bounds)
                }
            }
        }
    }

    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }

    /// Returns the places of a text.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] {
        guard !string.isEmpty else { return [] }
        return pages.flatMap { page -> [PDFSelection] in
            let text = (page.string ?? "") as NSString
            var (found, start) = ([PDFSelection](), 0)
            while start < text.length {
                let rest = NSRange(location: start, length: text.length - start)
                let range = text.range(of: string, options: options, range: rest)
                guard range.location != NSNotFound, range.length > 0 else { break }
                found.append(PDFSelection(page, text.substring(with: range)))
                start = range.location + range.length
            }
            return found
        }
    }
}

/// A part of a text.
open class PDFSelection: NSObject, @unchecked Sendable {
    open var pages: [PDFPage] { page.map { [$0] } ?? [] }
    open private(set) var string: String?
    open var color: UIColor?
    private let page: PDFPage?

    public init(document: PDFDocument) { page = nil }
    init(_ page: PDFPage, _ text: String) { (self.page, string) = (page, text) }

    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// Where words are isn't known here: the whole page.
    open func bounds(for page: PDFPage) -> CGRect { page.bounds(for: .cropBox) }
}

open class PDFOutline: NSObject, @unchecked Sendable {
    open var label: String?
    open var numberOfChildren: Int { 0 }
    open var destination: PDFDestination?
    open func child(at index: Int) -> PDFOutline? { nil }
}

/// A place in a document.
open class PDFDestination: NSObject, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint

    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let highlight = Self(rawValue: "/Highlight")
    public static let underline = Self(rawValue: "/Underline")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let ink = Self(rawValue: "/Ink")
    public static let link = Self(rawValue: "/Link")
    public static let square = Self(rawValue: "/Square")
    public static let circle = Self(rawValue: "/Circle")
    public static let text = Self(rawValue: "/Text")
    public static let widget = Self(rawValue: "/Widget")
}

/// A note on a page, which is kept with the page and not drawn here.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var type: String?
    open var contents: String?
    open var color: UIColor = .yellow
    open var url: URL?
    open var font: UIFont?
    open var fontColor: UIColor?
    open internal(set) weak var page: PDFPage?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
    }
}

/// A page of a document, or of a picture.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
    enum Content {
        case file(Data, number: Int)
        case image(UIImage)
        case empty
    }

    private let content: Content
    let size: CGSize
    open internal(set) weak var document: PDFDocument?
    open var rotation = 0
    open private(set) var annotations: [PDFAnnotation] = []
    open var displaysAnnotations = true

    init(_ content: Content, size: CGSize) { (self.content, self.size) = (content, size) }

    public override convenience init() { self.init(.empty, size: CGSize(width: 612, height: 792)) }
    public convenience init?(image: UIImage) { self.init(.image(image), size: image.size) }

    open func copy(with zone: NSZone? = nil) -> Any { PDFPage(content, size: size) }

    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }

    open lazy var string: String? = {
        if case .file(let data, let number) = content { PDFTools.text(of: data, page: number) } else { "" }
    }()
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    open var numberOfCharacters: Int { string?.utf16.count ?? 0 }
    open func selection(for rect: CGRect) -> PDFSelection? { string.map { PDFSelection(self, $0) } }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }

    /// Returns a picture of the page that fits into a size in points.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let scale = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
        guard scale > 0, scale.isFinite else { return UIImage() }
        return picture(CGSize(width: self.size.width * scale, height: self.size.height * scale), scale: 2)
    }

    func picture(_ size: CGSize, scale: CGFloat) -> UIImage {
        // A picture that is larger would take more memory than a device has.
        let pixels = (
            width: Int(clamping: min(size.width * scale, 4096).rounded(.up)),
            height: Int(clamping: min(size.height * scale, 4096).rounded(.up))
        )
        switch content {
        case .file(let data, let number):
            let image = PDFTools.image(of: data, page: number, width: pixels.width, height: pixels.height)
            guard let drawn = image?.cgImage else { return UIImage() }
            return UIImage(cgImage: drawn, scale: CGFloat(drawn.width) / max(size.width, 1), orientation: .up)
        case .image(let image): return image
        case .empty: return UIImage()
        }
    }

    /// Draws the page, whose y axis points upwards.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        nonisolated(unsafe) let context = context
        let rect = bounds(for: box)
        MainThread.result {
            let image = picture(rect.size, scale: 2)
            UIGraphicsPushContext(context)
            context.saveGState()
            context.translateBy(x: 0, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            image.draw(in: rect)
            context.restoreGState()
            UIGraphicsPopContext()
        }
    }
}
