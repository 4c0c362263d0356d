import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDropProposal` lets one override.
@MainActor
class OverridingUIDropProposal: UIDropProposal {
    override var operation: UIDropOperation { heard(self, "operation", super.operation) }
    override var isPrecise: Bool {
        get { heard(self, "isPrecise", super.isPrecise) }
        set { super.isPrecise = heard(self, "isPrecise =", newValue) }
    }
    override var prefersFullSizePreview: Bool {
        get { heard(self, "prefersFullSizePreview", super.prefersFullSizePreview) }
        set { super.prefersFullSizePreview = heard(self, "prefersFullSizePreview =", newValue) }
    }
    override init(operation: UIDropOperation) {
        super.init(operation: operation)
        heard(self, "init(operation:)", ())
    }
}
