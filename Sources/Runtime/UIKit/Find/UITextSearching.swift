public import Foundation

/// How a text that was found is marked.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// What counts as found.
public struct UITextSearchOptions: Sendable {
    /// Where in words the text may be.
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

    public var wordMatchMethod = WordMatchMethod.contains
    public var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

    public init() {}

    /// The ranges of a text in another one, in UTF-16 units.
    func ranges(of query: String, in text: String) -> [NSRange] {
        let whole = text as NSString
        guard !query.isEmpty else { return [] }
        var (found, start): ([NSRange], Int) = ([], 0)
        while start < whole.length {
            let rest = NSRange(location: start, length: whole.length - start)
            let range = whole.range(of: query, options: stringCompareOptions, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if isAtWords(range, whole) { found.append(range) }
            start = range.upperBound
        }
        return found
    }

    private func isAtWords(_ range: NSRange, _ text: NSString) -> Bool {
        func isPartOfWord(_ index: Int) -> Bool {
            guard index >= 0, index < text.length else { return false }
            return Unicode.Scalar(text.character(at: index)).map(CharacterSet.alphanumerics.contains) ?? true
        }
        let begins = !isPartOfWord(range.location - 1)
        return switch wordMatchMethod {
        case .contains: true
        case .startsWith: begins
        case .fullWord: begins && !isPartOfWord(range.upperBound)
        }
    }
}

/// Takes what a search finds.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: TextSearchResults

    /// The ranges that were found so far, in the order of the text.
    public var allFoundRanges: [UITextRange] { results.found.map(\.range) }

    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        results.add(range, document.map { AnyHashable($0) })
    }
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        results.remove(range, document.map { AnyHashable($0) })
    }
    public func finishedSearching() { results.finish() }
    /// Forgets all that was found.
    public func invalidate() { results.removeAll() }
}

/// A text that can be searched.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: AnyObject {
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    var selectedTextRange: UITextRange? { get set }
    /// The document in which the selection is; nil where there is one.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()

    // Optional.
    var supportsTextReplacement: Bool { get }
    func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
    func compare(_ fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
    public func compare(_ fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}

/// The ranges that a search has found.
@MainActor
final class TextSearchResults {
    struct Found {
        var range: UITextRange
        var document: AnyHashable?
    }

    private(set) var found: [Found] = []
    private(set) var isFinished = false
    /// Called when something is found or forgotten.
    var changed: (() -> Void)?

    func add(_ range: UITextRange, _ document: AnyHashable?) {
        found.append(Found(range: range, document: document))
        changed?()
    }
    func remove(_ range: UITextRange, _ document: AnyHashable?) {
        found.removeAll { $0.range == range && $0.document == document }
        changed?()
    }
    func removeAll() {
        found = []
        changed?()
    }
    func finish() {
        isFinished = true
        changed?()
    }
    func replace(at index: Int) { if found.indices.contains(index) { found.remove(at: index) } }
}
