import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFocusUpdateContext` lets one override.
class OverridingUIFocusUpdateContext: UIFocusUpdateContext {
}
