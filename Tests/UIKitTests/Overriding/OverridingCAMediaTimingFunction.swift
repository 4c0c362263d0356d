import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAMediaTimingFunction` lets one override.
class OverridingCAMediaTimingFunction: CAMediaTimingFunction {
    override init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        super.init(controlPoints: c1x, c1y, c2x, c2y)
    }
    override func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        heard(self, "getControlPoint(at:values:)", super.getControlPoint(at: idx, values: ptr))
    }
}
