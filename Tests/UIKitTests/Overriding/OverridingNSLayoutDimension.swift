import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSLayoutDimension` lets one override.
@MainActor
class OverridingNSLayoutDimension: NSLayoutDimension {
    override func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        heard(self, "constraint(equalToConstant:)", super.constraint(equalToConstant: constant))
    }
    override func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        heard(
            self, "constraint(greaterThanOrEqualToConstant:)", super.constraint(greaterThanOrEqualToConstant: constant))
    }
    override func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        heard(self, "constraint(lessThanOrEqualToConstant:)", super.constraint(lessThanOrEqualToConstant: constant))
    }
    override func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        heard(self, "constraint(equalTo:multiplier:)", super.constraint(equalTo: anchor, multiplier: multiplier))
    }
    override func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat)
        -> NSLayoutConstraint
    {
        heard(
            self, "constraint(equalTo:multiplier:constant:)",
            super.constraint(equalTo: anchor, multiplier: multiplier, constant: constant))
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
    {
        heard(
            self, "constraint(greaterThanOrEqualTo:multiplier:)",
            super.constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier))
    }
    override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat)
        -> NSLayoutConstraint
    {
        heard(
            self, "constraint(greaterThanOrEqualTo:multiplier:constant:)",
            super.constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: constant))
    }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        heard(
            self, "constraint(lessThanOrEqualTo:multiplier:)",
            super.constraint(lessThanOrEqualTo: anchor, multiplier: multiplier))
    }
    override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat)
        -> NSLayoutConstraint
    {
        heard(
            self, "constraint(lessThanOrEqualTo:multiplier:constant:)",
            super.constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: constant))
    }
}
