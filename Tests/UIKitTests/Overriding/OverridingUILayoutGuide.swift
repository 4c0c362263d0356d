import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UILayoutGuide` lets one override.
@MainActor
class OverridingUILayoutGuide: UILayoutGuide {
    override var owningView: UIView? { heard(self, "owningView", super.owningView) }
    override var identifier: String {
        get { heard(self, "identifier", super.identifier) }
        set { super.identifier = heard(self, "identifier =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var leadingAnchor: NSLayoutXAxisAnchor { heard(self, "leadingAnchor", super.leadingAnchor) }
    override var trailingAnchor: NSLayoutXAxisAnchor { heard(self, "trailingAnchor", super.trailingAnchor) }
    override var leftAnchor: NSLayoutXAxisAnchor { heard(self, "leftAnchor", super.leftAnchor) }
    override var rightAnchor: NSLayoutXAxisAnchor { heard(self, "rightAnchor", super.rightAnchor) }
    override var topAnchor: NSLayoutYAxisAnchor { heard(self, "topAnchor", super.topAnchor) }
    override var bottomAnchor: NSLayoutYAxisAnchor { heard(self, "bottomAnchor", super.bottomAnchor) }
    override var widthAnchor: NSLayoutDimension { heard(self, "widthAnchor", super.widthAnchor) }
    override var heightAnchor: NSLayoutDimension { heard(self, "heightAnchor", super.heightAnchor) }
    override var centerXAnchor: NSLayoutXAxisAnchor { heard(self, "centerXAnchor", super.centerXAnchor) }
    override var centerYAnchor: NSLayoutYAxisAnchor { heard(self, "centerYAnchor", super.centerYAnchor) }
    override var layoutFrame: CGRect { heard(self, "layoutFrame", super.layoutFrame) }
    override var hasAmbiguousLayout: Bool { heard(self, "hasAmbiguousLayout", super.hasAmbiguousLayout) }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        heard(self, "constraintsAffectingLayout(for:)", super.constraintsAffectingLayout(for: axis))
    }
}
