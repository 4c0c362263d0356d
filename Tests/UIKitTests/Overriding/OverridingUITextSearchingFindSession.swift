import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextSearchingFindSession` lets one override.
class OverridingUITextSearchingFindSession: UITextSearchingFindSession {
    override init(searchableObject: any UITextSearching) {
        super.init(searchableObject: searchableObject)
        heard(self, "init(searchableObject:)", ())
    }
    override var resultCount: Int { heard(self, "resultCount", super.resultCount) }
    override var highlightedResultIndex: Int { heard(self, "highlightedResultIndex", super.highlightedResultIndex) }
    override var supportsReplacement: Bool { heard(self, "supportsReplacement", super.supportsReplacement) }
    override func performSearch(query: String, options: UITextSearchOptions?) {
        heard(self, "performSearch(query:options:)", super.performSearch(query: query, options: options))
    }
    override func highlightNextResult(in direction: UITextStorageDirection) {
        heard(self, "highlightNextResult(in:)", super.highlightNextResult(in: direction))
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
    override func invalidateFoundResults() {
        heard(self, "invalidateFoundResults()", super.invalidateFoundResults())
    }
}
