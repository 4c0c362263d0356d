import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabSidebarItem` lets one override.
class OverridingUITabSidebarItem: UITabSidebarItem {
    override init(request: Request) {
        super.init(request: request)
        heard(self, "init(request:)", ())
    }
}
