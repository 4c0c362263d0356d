public import CoreGraphics
public import Foundation

/// The format of a PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The metadata of the document: its title, author, subject, keywords and creator.
    open var documentInfo: [String: Any] = [:]
}

/// The context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDocument

    fileprivate init(_ document: PDFDocument, _ format: UIGraphicsPDFRendererFormat) {
        self.document = document
        super.init(document.context, format)
    }

    /// The bounds of the page.
    open var pdfContextBounds: CGRect { document.bounds }

    /// Begins a page as large as the document's bounds.
    open func beginPage() { document.beginPage(format.bounds) }

    /// Begins a page of its own size.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

    // Documents have no links here.

    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Renders PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let bounds: CGRect
    private let pdfFormat: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, pdfFormat) = (bounds, format)
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns a document with the pages that are drawn.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let document = PDFDocument(bounds, pdfFormat.documentInfo) else { return Data() }
        UIGraphicsPushContext(document.context)
        actions(UIGraphicsPDFRendererContext(document, pdfFormat))
        UIGraphicsPopContext()
        return document.finish()
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// A PDF document whose pages are drawn one after the other.
@MainActor
final class PDFDocument {
    let context: CGContext
    /// The bounds of the page, whose origin is at the top left of what is seen.
    private(set) var bounds: CGRect
    private var hasPage = false

    init?(_ bounds: CGRect, _ info: [String: Any]) {
        // Without bounds, a page is US Letter.
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        guard let context = CGContext(pdfSize: self.bounds.size) else { return nil }
        self.context = context
        let kinds: [(String, CGContext.DocumentInfo)] = [
            ("Title", .title), ("Author", .author), ("Subject", .subject), ("Keywords", .keywords),
            ("Creator", .creator),
        ]
        for (key, kind) in kinds {
            let value = info["kCGPDFContext\(key)"] ?? info[key]
            let list = (value as? [String])?.joined(separator: ", ")
            if let text = list ?? value as? String { context.setInfo(kind, text) }
        }
    }

    func beginPage(_ wanted: CGRect) {
        if !wanted.isEmpty { bounds = wanted }
        context.beginPage(bounds.size, isFirst: !hasPage)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        hasPage = true
    }

    func finish() -> Data { context.finishDocument() ?? Data() }
}

/// The documents that `UIGraphicsBeginPDFContext` began, and where they go.
@MainActor private var documents: [(document: PDFDocument, end: (Data) -> Void)] = []

@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(bounds, documentInfo) { data.setData($0) } }

/// Begins a document that is written to a file when it ends. Returns whether there can be one of the size.
@preconcurrency @MainActor @discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    begin(bounds, documentInfo) {
        _ = FileManager.default.createFile(atPath: path, contents: $0)
    }
}

@MainActor @discardableResult
private func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void) -> Bool {
    let info = (info ?? [:]).reduce(into: [String: Any]()) { if let key = $1.key as? String { $0[key] = $1.value } }
    guard let document = PDFDocument(bounds, info) else {
        UIEnvironment.current.report("there can be no page of \(bounds.width) × \(bounds.height) points")
        return false
    }
    documents.append((document, end))
    UIGraphicsPushContext(document.context)
    return true
}

@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {
    guard let document = documents.last?.document else { return }
    document.beginPage(document.bounds)
}

@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
    _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) { documents.last?.document.beginPage(bounds) }

@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect {
    documents.last?.document.bounds ?? .zero
}

@preconcurrency @MainActor public func UIGraphicsEndPDFContext() {
    guard let (document, end) = documents.popLast() else { return }
    UIGraphicsPopContext()
    end(document.finish())
}
