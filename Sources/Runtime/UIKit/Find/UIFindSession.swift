public import Foundation

/// A search in a text: what was found, and which of it is highlighted. Apps with texts of their own subclass it.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How the number of results is shown.
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

    open var resultCount: Int { 0 }
    /// The index of the highlighted result, or NSNotFound.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
    /// Called when the number of results has changed.
    var resultsChanged: (() -> Void)?

    public override init() { super.init() }

    // A session of UIKit's own class finds nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// A search in an object that can be searched, such as a text view.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    public private(set) weak var searchableObject: (any UITextSearching)?
    private let results = TextSearchResults()
    private var index: Int?
    private var calls: Calls

    /// The requests to the object, for any type of documents.
    private struct Calls {
        var search: (String, UITextSearchOptions, TextSearchResults) -> Void
        var decorate: (TextSearchResults.Found, UITextSearchFoundTextStyle) -> Void
        var reveal: (TextSearchResults.Found) -> Void
        var replace: (TextSearchResults.Found, String) -> Bool
        var replaceAll: (String, UITextSearchOptions, String) -> Void
        /// Returns the order of two results.
        var order: (TextSearchResults.Found, TextSearchResults.Found) -> ComparisonResult
        var startOfSelection: () -> TextSearchResults.Found?
    }

    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        calls = Self.calls(searchableObject)
        super.init()
        results.changed = { [weak self] in self?.resultsChanged?() }
    }

    private static func calls<Object: UITextSearching>(_ object: Object) -> Calls {
        func document(_ found: TextSearchResults.Found) -> Object.DocumentIdentifier? {
            found.document?.base as? Object.DocumentIdentifier
        }
        return Calls { [weak object] query, options, results in
            object?.performTextSearch(
                queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
        } decorate: { [weak object] found, style in
            object?.decorate(foundTextRange: found.range, document: document(found), usingStyle: style)
        } reveal: { [weak object] found in
            object?.willHighlight(foundTextRange: found.range, document: document(found))
            object?.scrollRangeToVisible(found.range, inDocument: document(found))
        } replace: { [weak object] found, text in
            guard let object,
                object.shouldReplace(foundTextRange: found.range, document: document(found), withText: text)
            else { return false }
            object.replace(foundTextRange: found.range, document: document(found), withText: text)
            return true
        } replaceAll: { [weak object] query, options, text in
            object?.replaceAll(queryString: query, options: options, withText: text)
        } order: { [weak object] first, second in
            guard let object else { return .orderedSame }
            if let one = document(first), let two = document(second), one != two {
                return object.compare(one, toDocument: two)
            }
            return object.compare(first.range, toRange: second.range, document: document(first))
        } startOfSelection: { [weak object] in
            object?.selectedTextRange.map {
                TextSearchResults.Found(
                    range: $0, document: object?.selectedTextSearchDocument.map { AnyHashable($0) })
            }
        }
    }

    open override var resultCount: Int { results.found.count }
    open override var highlightedResultIndex: Int { index ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard !query.isEmpty else { return }
        calls.search(query, options ?? UITextSearchOptions(), results)
        for found in results.found { calls.decorate(found, .found) }
        highlight(firstAfterSelection)
    }

    /// The first result at or after the selection, or else the first.
    private var firstAfterSelection: Int? {
        guard !results.found.isEmpty else { return nil }
        guard let start = calls.startOfSelection() else { return 0 }
        return results.found.firstIndex { calls.order($0, start) != .orderedAscending } ?? 0
    }

    private func highlight(_ new: Int?) {
        if let index, results.found.indices.contains(index) { calls.decorate(results.found[index], .found) }
        index = new
        defer { resultsChanged?() }
        guard let new, results.found.indices.contains(new) else { return index = nil }
        calls.decorate(results.found[new], .highlighted)
        calls.reveal(results.found[new])
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = results.found.count
        guard count > 0 else { return }
        let step = direction == .forward ? 1 : count - 1
        highlight(index.map { ($0 + step) % count } ?? (direction == .forward ? 0 : count - 1))
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let index, results.found.indices.contains(index), calls.replace(results.found[index], replacementString)
        else { return }
        performSearch(query: searchQuery, options: options)
        if !results.found.isEmpty { highlight(index % results.found.count) }
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        calls.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        searchableObject?.clearAllDecoratedFoundText()
        index = nil
        results.removeAll()
    }
}
