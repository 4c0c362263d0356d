import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewPlaceholder` lets one override.
class OverridingUITableViewPlaceholder: UITableViewPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier, rowHeight: rowHeight)
        heard(self, "init(insertionIndexPath:reuseIdentifier:rowHeight:)", ())
    }
}
