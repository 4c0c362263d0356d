import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAScrollLayer` lets one override.
class OverridingCAScrollLayer: CAScrollLayer {
    override var scrollMode: CAScrollLayerScrollMode {
        get { heard(self, "scrollMode", super.scrollMode) }
        set { super.scrollMode = heard(self, "scrollMode =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override init(layer: Any) {
        super.init(layer: layer)
        heard(self, "init(layer:)", ())
    }
    override func scroll(to p: CGPoint) {
        heard(self, "scroll(to:)", super.scroll(to: p))
    }
    override func scroll(to r: CGRect) {
        heard(self, "scroll(to:)", super.scroll(to: r))
    }
}
