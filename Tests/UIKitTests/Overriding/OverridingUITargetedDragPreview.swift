import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITargetedDragPreview` lets one override.
class OverridingUITargetedDragPreview: UITargetedDragPreview {
    override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
        heard(self, "init(view:parameters:target:)", ())
    }
    override func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        heard(self, "retargetedPreview(with:)", super.retargetedPreview(with: newTarget))
    }
}
