import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPreviewParameters` lets one override.
@MainActor
class OverridingUIPreviewParameters: UIPreviewParameters {
    override var visiblePath: UIBezierPath? {
        get { heard(self, "visiblePath", super.visiblePath) }
        set { super.visiblePath = heard(self, "visiblePath =", newValue) }
    }
    override var shadowPath: UIBezierPath? {
        get { heard(self, "shadowPath", super.shadowPath) }
        set { super.shadowPath = heard(self, "shadowPath =", newValue) }
    }
    override var backgroundColor: UIColor! {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
