public import Foundation

/// A part of a text's content that is laid out on its own.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// The content that the element is of.
    open weak var textContentManager: NSTextContentManager?
    /// Where the element is in the content.
    open var elementRange: NSTextRange?

    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// The elements in it. Paragraphs have none.
    open var childElements: [NSTextElement] { [] }
    open weak var parentElement: NSTextElement? { nil }
    open var isRepresentedElement: Bool { true }
}

/// A paragraph with its line end.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    open private(set) var attributedString: NSAttributedString

    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The range of the text without its line end, within the element.
    open var paragraphContentRange: NSTextRange? {
        guard let all = elementRange?.units else { return nil }
        return NSTextRange(NSRange(location: all.location, length: all.length - separatorLength))
    }

    /// The range of the line end, or nil.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let all = elementRange?.units, separatorLength > 0 else { return nil }
        return NSTextRange(NSRange(location: all.upperBound - separatorLength, length: separatorLength))
    }

    private var separatorLength: Int {
        let text = attributedString.string as NSString
        var end = 0
        text.getParagraphStart(nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
        return text.length - min(end, text.length)
    }
}
