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
    override func translation(in view: UIView?) -> CGPoint {
        heard(self, "translation(in:)", super.translation(in: view))
    }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        heard(self, "setTranslation(_:in:)", super.setTranslation(translation, in: view))
    }
    override func velocity(in view: UIView?) -> CGPoint {
        heard(self, "velocity(in:)", super.velocity(in: view))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        heard(self, "touchesMoved(_:with:)", super.touchesMoved(touches, with: event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        heard(self, "touchesEnded(_:with:)", super.touchesEnded(touches, with: event))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        heard(self, "touchesCancelled(_:with:)", super.touchesCancelled(touches, with: event))
    }
    override func reset() {
        heard(self, "reset()", super.reset())
    }
}
