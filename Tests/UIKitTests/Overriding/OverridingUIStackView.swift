import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIStackView` lets one override.
@MainActor
class OverridingUIStackView: UIStackView {
    override var arrangedSubviews: [UIView] { heard(self, "arrangedSubviews", super.arrangedSubviews) }
    override var axis: NSLayoutConstraint.Axis {
        get { heard(self, "axis", super.axis) }
        set { super.axis = heard(self, "axis =", newValue) }
    }
    override var distribution: Distribution {
        get { heard(self, "distribution", super.distribution) }
        set { super.distribution = heard(self, "distribution =", newValue) }
    }
    override var alignment: Alignment {
        get { heard(self, "alignment", super.alignment) }
        set { super.alignment = heard(self, "alignment =", newValue) }
    }
    override var spacing: CGFloat {
        get { heard(self, "spacing", super.spacing) }
        set { super.spacing = heard(self, "spacing =", newValue) }
    }
    override var isBaselineRelativeArrangement: Bool {
        get { heard(self, "isBaselineRelativeArrangement", super.isBaselineRelativeArrangement) }
        set { super.isBaselineRelativeArrangement = heard(self, "isBaselineRelativeArrangement =", newValue) }
    }
    override var isLayoutMarginsRelativeArrangement: Bool {
        get { heard(self, "isLayoutMarginsRelativeArrangement", super.isLayoutMarginsRelativeArrangement) }
        set { super.isLayoutMarginsRelativeArrangement = heard(self, "isLayoutMarginsRelativeArrangement =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func addArrangedSubview(_ view: UIView) {
        heard(self, "addArrangedSubview(_:)", super.addArrangedSubview(view))
    }
    override func insertArrangedSubview(_ view: UIView, at index: Int) {
        heard(self, "insertArrangedSubview(_:at:)", super.insertArrangedSubview(view, at: index))
    }
    override func removeArrangedSubview(_ view: UIView) {
        heard(self, "removeArrangedSubview(_:)", super.removeArrangedSubview(view))
    }
    override func willRemoveSubview(_ subview: UIView) {
        heard(self, "willRemoveSubview(_:)", super.willRemoveSubview(subview))
    }
    override func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        heard(self, "setCustomSpacing(_:after:)", super.setCustomSpacing(spacing, after: view))
    }
    override func customSpacing(after view: UIView) -> CGFloat {
        heard(self, "customSpacing(after:)", super.customSpacing(after: view))
    }
    override func updateConstraints() {
        heard(self, "updateConstraints()", super.updateConstraints())
    }
}
