import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UILocalizedIndexedCollation` lets one override.
@MainActor
class OverridingUILocalizedIndexedCollation: UILocalizedIndexedCollation {
    override class func current() -> Self {
        heardByClass(self, "current()")
        return super.current()
    }
    override var sectionTitles: [String] { heard(self, "sectionTitles", super.sectionTitles) }
    override var sectionIndexTitles: [String] { heard(self, "sectionIndexTitles", super.sectionIndexTitles) }
    override func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        heard(self, "section(forSectionIndexTitle:)", super.section(forSectionIndexTitle: indexTitleIndex))
    }
    override func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        heard(
            self, "section(for:collationStringSelector:)", super.section(for: object, collationStringSelector: selector)
        )
    }
    override func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        heard(
            self, "sortedArray(from:collationStringSelector:)",
            super.sortedArray(from: array, collationStringSelector: selector))
    }
}
