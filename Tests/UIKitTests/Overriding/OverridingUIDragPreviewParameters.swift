import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDragPreviewParameters` lets one override.
class OverridingUIDragPreviewParameters: UIDragPreviewParameters {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
