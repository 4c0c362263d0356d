import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDynamicItemGroup` lets one override.
class OverridingUIDynamicItemGroup: UIDynamicItemGroup {
    override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        heard(self, "init(items:)", ())
    }
}
