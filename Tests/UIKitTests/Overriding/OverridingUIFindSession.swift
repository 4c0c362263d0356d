import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFindSession` lets one override.
class OverridingUIFindSession: UIFindSession {
    override var resultCount: Int { heard(self, "resultCount", super.resultCount) }
    override var highlightedResultIndex: Int { heard(self, "highlightedResultIndex", super.highlightedResultIndex) }
    override var searchResultDisplayStyle: SearchResultDisplayStyle {
        get { heard(self, "searchResultDisplayStyle", super.searchResultDisplayStyle) }
        set { super.searchResultDisplayStyle = heard(self, "searchResultDisplayStyle =", newValue) }
    }
    override var supportsReplacement: Bool { heard(self, "supportsReplacement", super.supportsReplacement) }
    override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        heard(
            self, "allowsReplacementForCurrentlyHighlightedResult", super.allowsReplacementForCurrentlyHighlightedResult
        )
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func performSearch(query: String, options: UITextSearchOptions?) {
        heard(self, "performSearch(query:options:)", super.performSearch(query: query, options: options))
    }
    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        heard(
            self, "performSingleReplacement(query:replacementString:options:)",
            super.performSingleReplacement(query: searchQuery, replacementString: replacementString, options: options))
    }
    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        heard(
            self, "replaceAll(searchQuery:replacementString:options:)",
            super.replaceAll(searchQuery: searchQuery, replacementString: replacementString, options: options))
    }
    override func highlightNextResult(in direction: UITextStorageDirection) {
        heard(self, "highlightNextResult(in:)", super.highlightNextResult(in: direction))
    }
    override func invalidateFoundResults() {
        heard(self, "invalidateFoundResults()", super.invalidateFoundResults())
    }
}
