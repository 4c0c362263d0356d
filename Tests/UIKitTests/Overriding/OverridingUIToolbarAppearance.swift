import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIToolbarAppearance` lets one override.
@MainActor
class OverridingUIToolbarAppearance: UIToolbarAppearance {
}
