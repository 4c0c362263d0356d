import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSLayoutXAxisAnchor` lets one override.
@MainActor
class OverridingNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
}
