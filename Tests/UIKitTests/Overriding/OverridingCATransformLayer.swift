import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CATransformLayer` lets one override.
class OverridingCATransformLayer: CATransformLayer {
    override func hitTest(_ point: CGPoint) -> CALayer? {
        heard(self, "hitTest(_:)", super.hitTest(point))
    }
}
