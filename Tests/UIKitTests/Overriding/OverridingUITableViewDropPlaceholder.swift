import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewDropPlaceholder` lets one override.
class OverridingUITableViewDropPlaceholder: UITableViewDropPlaceholder {
}
