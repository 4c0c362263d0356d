import CoreGraphics
public import Foundation
import QuartzCore
import TextLayout

/// Lays out content on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var contentInsets = UIEdgeInsets.zero
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentWidth: CGFloat = 0
    open var maximumContentHeight: CGFloat = 0
    open var startPage = 0
    public internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    public override init() { super.init() }
    /// Whether pages are drawn on the main thread, which they always are here.
    open var requiresMainThread: Bool { true }

    /// The number of pages that the content takes.
    open var pageCount: Int { 0 }
    /// Draws a part of the content, counted from the formatter's first page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Returns where the content is on a page of the renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        var rect = (printPageRenderer?.contentRect ?? .zero).inset(by: perPageContentInsets)
        let sides = UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right)
        rect = rect.inset(by: sides)
        if pageIndex == startPage {
            rect = rect.inset(by: UIEdgeInsets(top: contentInsets.top, left: 0, bottom: 0, right: 0))
        }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }
}

/// Lays out text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment: NSTextAlignment = .natural

    public init(text: String) {
        self.text = text
        super.init()
    }

    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// The texts of the pages: as many whole lines as fit each.
    private var pages: [NSAttributedString] {
        let usual: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        ]
        var rest = attributedText ?? NSAttributedString(string: text ?? "", attributes: usual)
        var pages: [NSAttributedString] = []
        while rest.length > 0, pages.count < 1000 {
            let fitting = lengthFitting(rest, in: rectForPage(at: startPage + pages.count).size)
            pages.append(rest.attributedSubstring(from: NSRange(location: 0, length: fitting)))
            rest = rest.attributedSubstring(from: NSRange(location: fitting, length: rest.length - fitting))
        }
        return pages
    }

    /// Returns the length of the text that fits a size: found by halving, and ending after a line or a word.
    private func lengthFitting(_ text: NSAttributedString, in size: CGSize) -> Int {
        guard size.width > 0, size.height > 0 else { return text.length }
        func fits(_ length: Int) -> Bool {
            let part = text.attributedSubstring(from: NSRange(location: 0, length: length))
            return layout(part, width: size.width).size.height <= size.height
        }
        if fits(text.length) { return text.length }
        var (low, high) = (1, text.length)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        let whole = text.string as NSString
        let end = whole.rangeOfCharacter(
            from: .whitespacesAndNewlines, options: .backwards, range: NSRange(location: 0, length: low))
        return end.location == NSNotFound ? low : end.upperBound
    }

    private func layout(_ text: NSAttributedString, width: CGFloat) -> TextLayout {
        TextLayout(
            StyledText(
                text, plain: text.string, font: font ?? .systemFont(ofSize: 12), color: color ?? .black,
                alignment: textAlignment, traits: .standard), width: width)
    }

    open override var pageCount: Int { pages.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let pages = pages
        guard pages.indices.contains(pageIndex), let pen = Pen() else { return }
        pen.draw(layout(pages[pageIndex], width: rect.width), in: rect)
    }
}

/// Lays out the text of markup on pages, without its looks.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    open var markupText: String? { didSet { text = markupText.map(Self.plain) } }

    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: Self.plain(markupText))
    }

    private static func plain(_ markup: String) -> String {
        let broken = markup.replacingOccurrences(
            of: "<(br|/p|/div|/h[1-6]|/li|/tr)[^>]*>", with: "\n", options: [.regularExpression, .caseInsensitive])
        let text = broken.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": "\u{A0}", "&amp;": "&"]
        return entities.sorted { $0.key > $1.key }.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
}

/// Lays out what a view shows on pages, as wide as they are.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    private var factor: CGFloat {
        let width = rectForPage(at: startPage).width
        return view.bounds.width > 0 && width > 0 ? min(1, width / view.bounds.width) : 1
    }

    open override var pageCount: Int {
        let height = rectForPage(at: startPage).height
        return height > 0 ? max(1, Int(clamping: (view.bounds.height * factor / height).rounded(.up))) : 1
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex) * rect.height)
        context.scaleBy(x: factor, y: factor)
        view.layer.renderWhole(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Returns a formatter that prints what the view shows.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
