public import Foundation

/// The content of texts: elements, and the managers that lay them out.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
    }

    open weak var delegate: (any NSTextContentManagerDelegate)?
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The manager whose viewport decides; the first, if none was chosen.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? textLayoutManagers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?
    /// Whether managers follow changes at once.
    open var automaticallySynchronizesTextLayoutManagers = true
    open var automaticallySynchronizesToBackingStore = true
    open private(set) var hasEditingTransaction = false

    public override init() { super.init() }

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.attach(self)
    }

    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.attach(nil)
    }

    /// Makes changes that belong together, which managers follow at its end.
    open func performEditingTransaction(_ transaction: () -> Void) {
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = false
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    }

    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: documentRange) }
        completionHandler?(nil)
    }
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    }

    // MARK: Elements, which subclasses have

    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

    /// Calls a closure with each element from a place, until it returns false. Returns the place behind the last.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    /// Returns a range that can be edited: whole characters.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }

    /// Returns the elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let own = element.elementRange else { return true }
            let isIn = own.intersects(range) || own.contains(range.location)
            if isIn { found.append(element) }
            return own.endLocation.compare(range.endLocation) == .orderedAscending
        }
        return found
    }
}

/// Decides about the elements of a content.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: AnyObject {
    /// Returns the element at a place, or nil for the usual one.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Decides about the paragraphs of a text.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns what is shown in place of a paragraph, of the same length, or nil for the paragraph itself.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// A content whose elements are the paragraphs of an attributed text.
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager {
    /// The text.
    open var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { follow(oldValue) } } }
    /// The text, as a copy; a change replaces that of the storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            let new = newValue ?? NSAttributedString(string: "")
            if let textStorage {
                textStorage.setAttributedString(new)
            } else {
                textStorage = NSTextStorage(attributedString: new)
            }
        }
    }

    private func follow(_ old: NSTextStorage?) {
        if old?.content === self { old?.content = nil }
        textStorage?.content = self
        synchronizeTextLayoutManagers(nil)
    }

    public override init() {
        super.init()
        textStorage = NSTextStorage()
        textStorage?.content = self
    }

    private var length: Int { textStorage?.length ?? 0 }
    private var paragraphDelegate: (any NSTextContentStorageDelegate)? {
        delegate as? any NSTextContentStorageDelegate
    }

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: length)) }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let place = (location as? TextOffset)?.offset, (0...length).contains(place + offset) else { return nil }
        return TextOffset(place + offset)
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = (from as? TextOffset)?.offset, let end = (to as? TextOffset)?.offset else {
            return NSNotFound
        }
        return end - start
    }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let ranges = paragraphs()
        let isReverse = options.contains(.reverse)
        let place = (textLocation as? TextOffset)?.offset ?? (isReverse ? length : 0)
        let chosen = ranges.filter { isReverse ? $0.location <= place && place > 0 : $0.upperBound > place }
        var end: Int?
        for range in isReverse ? chosen.reversed() : chosen {
            let element = element(range)
            guard delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
                continue
            }
            end = isReverse ? range.location : range.upperBound
            guard block(element) else { break }
        }
        return end.map { TextOffset($0) }
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let new = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { (element as? NSTextParagraph).map { new.append($0.attributedString) } }
        textStorage?.replaceCharacters(in: range.units, with: new)
    }

    /// Returns the text of an element, or nil for one that is no paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a range of whole characters around one.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let text = textStorage?.string as NSString? else { return nil }
        let units = textRange.units
        return units.length == 0 ? textRange : NSTextRange(text.rangeOfComposedCharacterSequences(for: units))
    }

    // MARK: Paragraphs

    private func paragraphs() -> [NSRange] {
        guard let text = textStorage?.string as NSString? else { return [] }
        var (ranges, place): ([NSRange], Int) = ([], 0)
        while place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            ranges.append(range)
            place = max(range.upperBound, place + 1)
        }
        return ranges
    }

    private func element(_ range: NSRange) -> NSTextElement {
        let start = TextOffset(range.location)
        let element =
            delegate?.textContentManager(self, textElementAt: start) ?? paragraphDelegate?.textContentStorage(
                self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
        element.textContentManager = self
        element.elementRange = NSTextRange(range)
        return element
    }

    /// The text with what is shown in place of paragraphs, or nil if they are shown as they are.
    var replacedText: NSAttributedString? {
        guard let textStorage, let paragraphDelegate else { return nil }
        let result = NSMutableAttributedString(attributedString: textStorage)
        var isReplaced = false
        for range in paragraphs() {
            let other = paragraphDelegate.textContentStorage(self, textParagraphWith: range)?.attributedString
            guard let other, other.length == range.length else { continue }
            result.replaceCharacters(in: range, with: other)
            isReplaced = true
        }
        return isReplaced ? result : nil
    }
}
