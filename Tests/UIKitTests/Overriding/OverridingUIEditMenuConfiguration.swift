import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIEditMenuConfiguration` lets one override.
@MainActor
class OverridingUIEditMenuConfiguration: UIEditMenuConfiguration {
    override var identifier: AnyHashable { heard(self, "identifier", super.identifier) }
    override var sourcePoint: CGPoint { heard(self, "sourcePoint", super.sourcePoint) }
    override var preferredArrowDirection: UIEditMenuArrowDirection {
        get { heard(self, "preferredArrowDirection", super.preferredArrowDirection) }
        set { super.preferredArrowDirection = heard(self, "preferredArrowDirection =", newValue) }
    }
    override init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        super.init(identifier: identifier, sourcePoint: sourcePoint)
        heard(self, "init(identifier:sourcePoint:)", ())
    }
}
