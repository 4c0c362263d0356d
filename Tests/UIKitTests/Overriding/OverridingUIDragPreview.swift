import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDragPreview` lets one override.
@MainActor
class OverridingUIDragPreview: UIDragPreview {
    override var view: UIView { heard(self, "view", super.view) }
    override var parameters: UIPreviewParameters { heard(self, "parameters", super.parameters) }
    override init(view: UIView, parameters: UIPreviewParameters) {
        super.init(view: view, parameters: parameters)
        heard(self, "init(view:parameters:)", ())
    }
}
