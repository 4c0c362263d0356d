import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAMediaTimingFunction` lets one override.
class OverridingCAMediaTimingFunction: CAMediaTimingFunction {
    override init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        super.init(controlPoints: c1x, c1y, c2x, c2y)
    }
}
