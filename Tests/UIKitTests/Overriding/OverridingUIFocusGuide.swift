import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFocusGuide` lets one override.
class OverridingUIFocusGuide: UIFocusGuide {
}
