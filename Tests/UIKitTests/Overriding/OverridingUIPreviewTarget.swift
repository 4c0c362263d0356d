import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPreviewTarget` lets one override.
@MainActor
class OverridingUIPreviewTarget: UIPreviewTarget {
    override var container: UIView { heard(self, "container", super.container) }
    override var center: CGPoint { heard(self, "center", super.center) }
    override var transform: CGAffineTransform { heard(self, "transform", super.transform) }
    override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        super.init(container: container, center: center, transform: transform)
        heard(self, "init(container:center:transform:)", ())
    }
}
