import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPointerStyle` lets one override.
class OverridingUIPointerStyle: UIPointerStyle {
}
