import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSSortDescriptor` lets one override.
class OverridingNSSortDescriptor: UIKit.NSSortDescriptor, @unchecked Sendable {
    override var reversedSortDescriptor: Any { heard(self, "reversedSortDescriptor", super.reversedSortDescriptor) }
    override func compare(_ first: Any, to second: Any) -> ComparisonResult {
        heard(self, "compare(_:to:)", super.compare(first, to: second))
    }
}
