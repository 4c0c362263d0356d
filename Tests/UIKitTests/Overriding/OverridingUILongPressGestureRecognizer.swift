import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UILongPressGestureRecognizer` lets one override.
@MainActor
class OverridingUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    override var numberOfTapsRequired: Int {
        get { heard(self, "numberOfTapsRequired", super.numberOfTapsRequired) }
        set { super.numberOfTapsRequired = heard(self, "numberOfTapsRequired =", newValue) }
    }
    override var numberOfTouchesRequired: Int {
        get { heard(self, "numberOfTouchesRequired", super.numberOfTouchesRequired) }
        set { super.numberOfTouchesRequired = heard(self, "numberOfTouchesRequired =", newValue) }
    }
    override var minimumPressDuration: TimeInterval {
        get { heard(self, "minimumPressDuration", super.minimumPressDuration) }
        set { super.minimumPressDuration = heard(self, "minimumPressDuration =", newValue) }
    }
    override var allowableMovement: CGFloat {
        get { heard(self, "allowableMovement", super.allowableMovement) }
        set { super.allowableMovement = heard(self, "allowableMovement =", newValue) }
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
