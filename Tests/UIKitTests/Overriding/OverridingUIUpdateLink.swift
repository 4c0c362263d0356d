import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIUpdateLink` lets one override.
class OverridingUIUpdateLink: UIUpdateLink {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        heard(self, "init(windowScene:)", ())
    }
    override init(view: UIView) {
        super.init(view: view)
        heard(self, "init(view:)", ())
    }
}
