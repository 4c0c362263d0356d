import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITrackingLayoutGuide` lets one override.
class OverridingUITrackingLayoutGuide: UITrackingLayoutGuide {
}
