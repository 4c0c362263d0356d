import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDragPreviewTarget` lets one override.
class OverridingUIDragPreviewTarget: UIDragPreviewTarget {
    override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        super.init(container: container, center: center, transform: transform)
        heard(self, "init(container:center:transform:)", ())
    }
}
