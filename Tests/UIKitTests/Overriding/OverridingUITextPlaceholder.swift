import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextPlaceholder` lets one override.
class OverridingUITextPlaceholder: UITextPlaceholder {
}
