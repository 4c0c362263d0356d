import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewFlowLayoutInvalidationContext` lets one override.
@MainActor
class OverridingUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateFlowLayoutDelegateMetrics: Bool {
        get { heard(self, "invalidateFlowLayoutDelegateMetrics", super.invalidateFlowLayoutDelegateMetrics) }
        set {
            super.invalidateFlowLayoutDelegateMetrics = heard(self, "invalidateFlowLayoutDelegateMetrics =", newValue)
        }
    }
    override var invalidateFlowLayoutAttributes: Bool {
        get { heard(self, "invalidateFlowLayoutAttributes", super.invalidateFlowLayoutAttributes) }
        set { super.invalidateFlowLayoutAttributes = heard(self, "invalidateFlowLayoutAttributes =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
