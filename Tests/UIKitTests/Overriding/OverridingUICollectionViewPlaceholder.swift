import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewPlaceholder` lets one override.
class OverridingUICollectionViewPlaceholder: UICollectionViewPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier)
        heard(self, "init(insertionIndexPath:reuseIdentifier:)", ())
    }
}
