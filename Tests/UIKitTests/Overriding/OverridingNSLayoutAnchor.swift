import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSLayoutAnchor` lets one override.
@MainActor
class OverridingNSLayoutAnchor<AnchorType: AnyObject>: NSLayoutAnchor<AnchorType> {
    override func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        heard(self, "constraint(equalTo:)", super.constraint(equalTo: anchor))
    }
    override func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        heard(self, "constraint(equalTo:constant:)", super.constraint(equalTo: anchor, constant: constant))
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        heard(self, "constraint(greaterThanOrEqualTo:)", super.constraint(greaterThanOrEqualTo: anchor))
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
        -> NSLayoutConstraint
    {
        heard(
            self, "constraint(greaterThanOrEqualTo:constant:)",
            super.constraint(greaterThanOrEqualTo: anchor, constant: constant))
    }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        heard(self, "constraint(lessThanOrEqualTo:)", super.constraint(lessThanOrEqualTo: anchor))
    }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
        -> NSLayoutConstraint
    {
        heard(
            self, "constraint(lessThanOrEqualTo:constant:)",
            super.constraint(lessThanOrEqualTo: anchor, constant: constant))
    }
    override var name: String { heard(self, "name", super.name) }
    override var hasAmbiguousLayout: Bool { heard(self, "hasAmbiguousLayout", super.hasAmbiguousLayout) }
    override var constraintsAffectingLayout: [NSLayoutConstraint] {
        heard(self, "constraintsAffectingLayout", super.constraintsAffectingLayout)
    }
}
