import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITargetedPreview` lets one override.
@MainActor
class OverridingUITargetedPreview: UITargetedPreview {
    override var view: UIView { heard(self, "view", super.view) }
    override var parameters: UIPreviewParameters { heard(self, "parameters", super.parameters) }
    override var target: UIPreviewTarget { heard(self, "target", super.target) }
    override var size: CGSize { heard(self, "size", super.size) }
    override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
        heard(self, "init(view:parameters:target:)", ())
    }
}
