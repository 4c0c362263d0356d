import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAGradientLayer` lets one override.
class OverridingCAGradientLayer: CAGradientLayer {
    override var colors: [Any]? {
        get { heard(self, "colors", super.colors) }
        set { super.colors = heard(self, "colors =", newValue) }
    }
    override var locations: [NSNumber]? {
        get { heard(self, "locations", super.locations) }
        set { super.locations = heard(self, "locations =", newValue) }
    }
    override var startPoint: CGPoint {
        get { heard(self, "startPoint", super.startPoint) }
        set { super.startPoint = heard(self, "startPoint =", newValue) }
    }
    override var endPoint: CGPoint {
        get { heard(self, "endPoint", super.endPoint) }
        set { super.endPoint = heard(self, "endPoint =", newValue) }
    }
    override var type: CAGradientLayerType {
        get { heard(self, "type", super.type) }
        set { super.type = heard(self, "type =", newValue) }
    }
}
