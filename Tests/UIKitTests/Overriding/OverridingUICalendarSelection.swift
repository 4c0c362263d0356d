import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICalendarSelection` lets one override.
class OverridingUICalendarSelection: UICalendarSelection {
}
