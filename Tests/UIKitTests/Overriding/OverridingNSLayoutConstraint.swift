import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSLayoutConstraint` lets one override.
@MainActor
class OverridingNSLayoutConstraint: NSLayoutConstraint {
    override var firstItem: AnyObject? { heard(self, "firstItem", super.firstItem) }
    override var secondItem: AnyObject? { heard(self, "secondItem", super.secondItem) }
    override var firstAttribute: Attribute { heard(self, "firstAttribute", super.firstAttribute) }
    override var secondAttribute: Attribute { heard(self, "secondAttribute", super.secondAttribute) }
    override var relation: Relation { heard(self, "relation", super.relation) }
    override var multiplier: CGFloat { heard(self, "multiplier", super.multiplier) }
    override var identifier: String? {
        get { heard(self, "identifier", super.identifier) }
        set { super.identifier = heard(self, "identifier =", newValue) }
    }
    override var constant: CGFloat {
        get { heard(self, "constant", super.constant) }
        set { super.constant = heard(self, "constant =", newValue) }
    }
    override var priority: UILayoutPriority {
        get { heard(self, "priority", super.priority) }
        set { super.priority = heard(self, "priority =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var isActive: Bool {
        get { heard(self, "isActive", super.isActive) }
        set { super.isActive = heard(self, "isActive =", newValue) }
    }
    override class func activate(_ constraints: [NSLayoutConstraint]) {
        heardByClass(self, "activate(_:)")
        super.activate(constraints)
    }
    override class func deactivate(_ constraints: [NSLayoutConstraint]) {
        heardByClass(self, "deactivate(_:)")
        super.deactivate(constraints)
    }
    override var shouldBeArchived: Bool {
        get { heard(self, "shouldBeArchived", super.shouldBeArchived) }
        set { super.shouldBeArchived = heard(self, "shouldBeArchived =", newValue) }
    }
}
