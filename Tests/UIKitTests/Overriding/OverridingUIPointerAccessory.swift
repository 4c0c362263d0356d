import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPointerAccessory` lets one override.
class OverridingUIPointerAccessory: UIPointerAccessory {
}
