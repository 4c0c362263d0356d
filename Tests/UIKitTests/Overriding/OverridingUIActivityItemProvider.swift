import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActivityItemProvider` lets one override.
@MainActor
class OverridingUIActivityItemProvider: UIActivityItemProvider {
    override var placeholderItem: Any? { heard(self, "placeholderItem", super.placeholderItem) }
    override var activityType: UIActivity.ActivityType? { heard(self, "activityType", super.activityType) }
    override init(placeholderItem: Any) {
        super.init(placeholderItem: placeholderItem)
        heard(self, "init(placeholderItem:)", ())
    }
    override var item: Any { heard(self, "item", super.item) }
}
