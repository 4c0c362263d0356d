import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPreviewInteraction` lets one override.
class OverridingUIPreviewInteraction: UIPreviewInteraction {
    override init(view: UIView) {
        super.init(view: view)
        heard(self, "init(view:)", ())
    }
}
