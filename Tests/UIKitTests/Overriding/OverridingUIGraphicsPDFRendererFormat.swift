import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGraphicsPDFRendererFormat` lets one override.
@MainActor
class OverridingUIGraphicsPDFRendererFormat: UIGraphicsPDFRendererFormat {
    override var documentInfo: [String: Any] {
        get { heard(self, "documentInfo", super.documentInfo) }
        set { super.documentInfo = heard(self, "documentInfo =", newValue) }
    }
}
