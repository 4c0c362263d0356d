import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSLayoutYAxisAnchor` lets one override.
@MainActor
class OverridingNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
}
