import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewDropPlaceholder` lets one override.
class OverridingUICollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {
}
