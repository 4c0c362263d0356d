import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPopoverBackgroundView` lets one override.
class OverridingUIPopoverBackgroundView: UIPopoverBackgroundView {
    override var arrowOffset: CGFloat {
        get { heard(self, "arrowOffset", super.arrowOffset) }
        set { super.arrowOffset = heard(self, "arrowOffset =", newValue) }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { heard(self, "arrowDirection", super.arrowDirection) }
        set { super.arrowDirection = heard(self, "arrowDirection =", newValue) }
    }
    override class var wantsDefaultContentAppearance: Bool {
        heard(self as AnyObject, "wantsDefaultContentAppearance", super.wantsDefaultContentAppearance)
    }
    override class func arrowHeight() -> CGFloat {
        heardByClass(self, "arrowHeight()")
        return super.arrowHeight()
    }
    override class func arrowBase() -> CGFloat {
        heardByClass(self, "arrowBase()")
        return super.arrowBase()
    }
    override class func contentViewInsets() -> UIEdgeInsets {
        heardByClass(self, "contentViewInsets()")
        return super.contentViewInsets()
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
