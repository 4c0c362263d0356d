import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextContentStorage` lets one override.
@MainActor
class OverridingNSTextContentStorage: NSTextContentStorage {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var textStorage: NSTextStorage? {
        get { heard(self, "textStorage", super.textStorage) }
        set { super.textStorage = heard(self, "textStorage =", newValue) }
    }
    override var attributedString: NSAttributedString? {
        get { heard(self, "attributedString", super.attributedString) }
        set { super.attributedString = heard(self, "attributedString =", newValue) }
    }
    override var documentRange: NSTextRange { heard(self, "documentRange", super.documentRange) }
    override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        heard(self, "location(_:offsetBy:)", super.location(location, offsetBy: offset))
    }
    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        heard(self, "offset(from:to:)", super.offset(from: from, to: to))
    }
    override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        heard(
            self, "enumerateTextElements(from:options:using:)",
            super.enumerateTextElements(from: textLocation, options: options, using: block))
    }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        heard(self, "replaceContents(in:with:)", super.replaceContents(in: range, with: textElements))
    }
    override func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        heard(self, "attributedString(for:)", super.attributedString(for: textElement))
    }
    override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        heard(
            self, "adjustedRange(from:forEditingTextSelection:)",
            super.adjustedRange(from: textRange, forEditingTextSelection: forEditingTextSelection))
    }
}
