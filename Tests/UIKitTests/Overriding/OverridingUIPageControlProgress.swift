import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPageControlProgress` lets one override.
class OverridingUIPageControlProgress: UIPageControlProgress {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
