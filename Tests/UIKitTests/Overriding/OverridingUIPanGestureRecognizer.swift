import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPanGestureRecognizer` lets one override.
@MainActor
class OverridingUIPanGestureRecognizer: UIPanGestureRecognizer {
    override var minimumNumberOfTouches: Int {
        get { heard(self, "minimumNumberOfTouches", super.minimumNumberOfTouches) }
        set { super.minimumNumberOfTouches = heard(self, "minimumNumberOfTouches =", newValue) }
    }
    override var maximumNumberOfTouches: Int {
        get { heard(self, "maximumNumberOfTouches", super.maximumNumberOfTouches) }
        set { super.maximumNumberOfTouches = heard(self, "maximumNumberOfTouches =", newValue) }
    }
    override var allowedScrollTypesMask: UIScrollTypeMask {
        get { heard(self, "allowedScrollTypesMask", super.allowedScrollTypesMask) }
        set { super.allowedScrollTypesMask = heard(self, "allowedScrollTypesMask =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        heard(self, "init(target:action:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
