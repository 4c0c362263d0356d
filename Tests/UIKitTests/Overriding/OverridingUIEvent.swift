import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIEvent` lets one override.
@MainActor
class OverridingUIEvent: UIEvent {
}
