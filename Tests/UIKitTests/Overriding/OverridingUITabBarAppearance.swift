import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabBarAppearance` lets one override.
@MainActor
class OverridingUITabBarAppearance: UITabBarAppearance {
}
