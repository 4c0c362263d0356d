import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGestureRecognizer` lets one override.
@MainActor
class OverridingUIGestureRecognizer: UIGestureRecognizer {
    override var view: UIView? { heard(self, "view", super.view) }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var cancelsTouchesInView: Bool {
        get { heard(self, "cancelsTouchesInView", super.cancelsTouchesInView) }
        set { super.cancelsTouchesInView = heard(self, "cancelsTouchesInView =", newValue) }
    }
    override var delaysTouchesBegan: Bool {
        get { heard(self, "delaysTouchesBegan", super.delaysTouchesBegan) }
        set { super.delaysTouchesBegan = heard(self, "delaysTouchesBegan =", newValue) }
    }
    override var delaysTouchesEnded: Bool {
        get { heard(self, "delaysTouchesEnded", super.delaysTouchesEnded) }
        set { super.delaysTouchesEnded = heard(self, "delaysTouchesEnded =", newValue) }
    }
    override var requiresExclusiveTouchType: Bool {
        get { heard(self, "requiresExclusiveTouchType", super.requiresExclusiveTouchType) }
        set { super.requiresExclusiveTouchType = heard(self, "requiresExclusiveTouchType =", newValue) }
    }
    override var allowedTouchTypes: [NSNumber] {
        get { heard(self, "allowedTouchTypes", super.allowedTouchTypes) }
        set { super.allowedTouchTypes = heard(self, "allowedTouchTypes =", newValue) }
    }
    override var allowedPressTypes: [NSNumber] {
        get { heard(self, "allowedPressTypes", super.allowedPressTypes) }
        set { super.allowedPressTypes = heard(self, "allowedPressTypes =", newValue) }
    }
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        heard(self, "init(target:action:)", ())
    }
    override func addTarget(_ target: Any, action: Selector) {
        heard(self, "addTarget(_:action:)", super.addTarget(target, action: action))
    }
    override func removeTarget(_ target: Any?, action: Selector?) {
        heard(self, "removeTarget(_:action:)", super.removeTarget(target, action: action))
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var state: State {
        get { heard(self, "state", super.state) }
        set { super.state = heard(self, "state =", newValue) }
    }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        heard(self, "require(toFail:)", super.require(toFail: otherGestureRecognizer))
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        heard(self, "canPrevent(_:)", super.canPrevent(preventedGestureRecognizer))
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        heard(self, "canBePrevented(by:)", super.canBePrevented(by: preventingGestureRecognizer))
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        heard(self, "shouldRequireFailure(of:)", super.shouldRequireFailure(of: otherGestureRecognizer))
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        heard(self, "shouldBeRequiredToFail(by:)", super.shouldBeRequiredToFail(by: otherGestureRecognizer))
    }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        heard(self, "shouldReceive(_:)", super.shouldReceive(event))
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
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        heard(self, "ignore(_:for:)", super.ignore(touch, for: event))
    }
    override var numberOfTouches: Int { heard(self, "numberOfTouches", super.numberOfTouches) }
    override func location(in view: UIView?) -> CGPoint {
        heard(self, "location(in:)", super.location(in: view))
    }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        heard(self, "location(ofTouch:in:)", super.location(ofTouch: touchIndex, in: view))
    }
    override var modifierFlags: UIKeyModifierFlags { heard(self, "modifierFlags", super.modifierFlags) }
    override var buttonMask: UIEvent.ButtonMask { heard(self, "buttonMask", super.buttonMask) }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        heard(self, "touchesEstimatedPropertiesUpdated(_:)", super.touchesEstimatedPropertiesUpdated(touches))
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard(self, "pressesBegan(_:with:)", super.pressesBegan(presses, with: event))
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard(self, "pressesChanged(_:with:)", super.pressesChanged(presses, with: event))
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard(self, "pressesEnded(_:with:)", super.pressesEnded(presses, with: event))
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard(self, "pressesCancelled(_:with:)", super.pressesCancelled(presses, with: event))
    }
}
