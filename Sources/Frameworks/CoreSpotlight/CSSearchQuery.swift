public import Foundation

public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a search found nothing.
public struct CSSearchQueryError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -2000
        case indexUnreachable = -2001
        case invalidQuery = -2002
        case cancelled = -2003
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var invalidQuery: Code { .invalidQuery }
    public static var cancelled: Code { .cancelled }
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    public var errorCode: Int { code.rawValue }
}

open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
}

/// A search among the items that the app has indexed.
///
/// A query is made of comparisons such as `title == "*tea*"cd` with `&&` and `||` between them, of which the former bind; `**` stands for
/// all texts of an item.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    // Used by the thread that starts it, then by its queue.
    private let text: String
    private let filters: [String]
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open private(set) var isCancelled = false
    open private(set) var foundItemCount = 0

    public init(queryString: String, attributes: [String]?) { (text, filters) = (queryString, []) }
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        (text, filters) = (queryString, queryContext?.filterQueries ?? [])
    }

    open func start() {
        DispatchQueue.global().async { [self] in
            let conditions = ([text] + filters).map(SearchCondition.init)
            guard !isCancelled, conditions.allSatisfy(\.isValid) else {
                completionHandler?(CSSearchQueryError(isCancelled ? .cancelled : .invalidQuery))
                return
            }
            let found = CSSearchableIndex.default().indexed.filter { item in
                conditions.allSatisfy { $0.holds(for: item) }
            }
            foundItemCount = found.count
            if !found.isEmpty { foundItemsHandler?(found) }
            completionHandler?(nil)
        }
    }

    open func cancel() { isCancelled = true }
}

/// A query as alternatives of comparisons that all hold.
private struct SearchCondition {
    private struct Comparison {
        let key: String
        let pattern: String
        let isNegated: Bool
        let options: String.CompareOptions
    }

    private var alternatives: [[Comparison]] = []
    private(set) var isValid = true

    init(_ query: String) {
        for alternative in query.components(separatedBy: "||") {
            var comparisons: [Comparison] = []
            for part in alternative.components(separatedBy: "&&") {
                let text = part.trimmingCharacters(in: CharacterSet(charactersIn: " ()"))
                guard let found = text.wholeMatch(of: #/([\w*]+)\s*(==|=|!=)\s*["']([^"']*)["']([cdwt]*)/#) else {
                    isValid = false
                    return
                }
                var options: String.CompareOptions = []
                if found.4.contains("c") { options.insert(.caseInsensitive) }
                if found.4.contains("d") { options.insert(.diacriticInsensitive) }
                comparisons.append(
                    Comparison(
                        key: String(found.1), pattern: String(found.3), isNegated: found.2 == "!=", options: options))
            }
            alternatives.append(comparisons)
        }
    }

    func holds(for item: CSSearchableItem) -> Bool {
        alternatives.contains { comparisons in
            comparisons.allSatisfy { comparison in
                item.texts(forKey: comparison.key).contains { Self.isText($0, like: comparison) }
                    != comparison.isNegated
            }
        }
    }

    /// Returns whether a text is like a pattern, in which stars stand for anything.
    private static func isText(_ text: String, like comparison: Comparison) -> Bool {
        func folded(_ text: String) -> String { text.folding(options: comparison.options, locale: nil) }
        let parts = folded(comparison.pattern).components(separatedBy: "*")
        var rest = folded(text)[...]
        for (index, part) in parts.enumerated() where !part.isEmpty {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
                if parts.count == 1 { return rest.isEmpty }
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else {
                guard let found = rest.range(of: part) else { return false }
                rest = rest[found.upperBound...]
            }
        }
        return parts.count > 1 || text.isEmpty
    }
}

extension CSSearchableItem {
    fileprivate func texts(forKey key: String) -> [String] {
        let set = attributeSet
        let known: [String: [String?]] = [
            "title": [set.title], "displayName": [set.displayName], "contentDescription": [set.contentDescription],
            "keywords": set.keywords ?? [], "textContent": [set.textContent], "subject": [set.subject],
            "artist": [set.artist], "album": [set.album], "authorNames": set.authorNames ?? [],
            "alternateNames": set.alternateNames ?? [], "city": [set.city], "country": [set.country],
            "contentType": [set.contentType], "domainIdentifier": [domainIdentifier],
            "uniqueIdentifier": [uniqueIdentifier],
        ]
        if key == "*" || key == "**" { return known.values.flatMap(\.self).compactMap(\.self) }
        return (known[key] ?? []).compactMap(\.self)
    }
}
