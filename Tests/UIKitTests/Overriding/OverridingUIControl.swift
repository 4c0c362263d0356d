import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIControl` lets one override.
@MainActor
class OverridingUIControl: UIControl {
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var isSelected: Bool {
        get { heard(self, "isSelected", super.isSelected) }
        set { super.isSelected = heard(self, "isSelected =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var showsMenuAsPrimaryAction: Bool {
        get { heard(self, "showsMenuAsPrimaryAction", super.showsMenuAsPrimaryAction) }
        set { super.showsMenuAsPrimaryAction = heard(self, "showsMenuAsPrimaryAction =", newValue) }
    }
    override var contentVerticalAlignment: ContentVerticalAlignment {
        get { heard(self, "contentVerticalAlignment", super.contentVerticalAlignment) }
        set { super.contentVerticalAlignment = heard(self, "contentVerticalAlignment =", newValue) }
    }
    override var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { heard(self, "contentHorizontalAlignment", super.contentHorizontalAlignment) }
        set { super.contentHorizontalAlignment = heard(self, "contentHorizontalAlignment =", newValue) }
    }
    override var state: State { heard(self, "state", super.state) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var isAccessibilityElement: Bool {
        get { heard(self, "isAccessibilityElement", super.isAccessibilityElement) }
        set { super.isAccessibilityElement = heard(self, "isAccessibilityElement =", newValue) }
    }
    override func addTarget(_ target: Any?, action: Selector, for events: Event) {
        heard(self, "addTarget(_:action:for:)", super.addTarget(target, action: action, for: events))
    }
    override func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        heard(self, "removeTarget(_:action:for:)", super.removeTarget(target, action: action, for: events))
    }
    override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        heard(self, "effectiveContentHorizontalAlignment", super.effectiveContentHorizontalAlignment)
    }
    override var allTargets: Set<AnyHashable> { heard(self, "allTargets", super.allTargets) }
    override var allControlEvents: Event { heard(self, "allControlEvents", super.allControlEvents) }
    override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        heard(
            self, "actions(forTarget:forControlEvent:)", super.actions(forTarget: target, forControlEvent: controlEvent)
        )
    }
    override func sendActions(for controlEvents: Event) {
        heard(self, "sendActions(for:)", super.sendActions(for: controlEvents))
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        heard(self, "sendAction(_:to:for:)", super.sendAction(action, to: target, for: event))
    }
    override var isTracking: Bool { heard(self, "isTracking", super.isTracking) }
    override var isTouchInside: Bool { heard(self, "isTouchInside", super.isTouchInside) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard(self, "beginTracking(_:with:)", super.beginTracking(touch, with: event))
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard(self, "continueTracking(_:with:)", super.continueTracking(touch, with: event))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
    override func cancelTracking(with event: UIEvent?) {
        heard(self, "cancelTracking(with:)", super.cancelTracking(with: event))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesMoved(_:with:)", super.touchesMoved(touches, with: event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesEnded(_:with:)", super.touchesEnded(touches, with: event))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesCancelled(_:with:)", super.touchesCancelled(touches, with: event))
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard(self, "gestureRecognizerShouldBegin(_:)", super.gestureRecognizerShouldBegin(recognizer))
    }
    override func addAction(_ action: UIAction, for controlEvents: Event) {
        heard(self, "addAction(_:for:)", super.addAction(action, for: controlEvents))
    }
    override func removeAction(_ action: UIAction, for controlEvents: Event) {
        heard(self, "removeAction(_:for:)", super.removeAction(action, for: controlEvents))
    }
    override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        heard(
            self, "removeAction(identifiedBy:for:)",
            super.removeAction(identifiedBy: actionIdentifier, for: controlEvents))
    }
    override func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        heard(self, "enumerateEventHandlers(_:)", super.enumerateEventHandlers(iterator))
    }
    override func sendAction(_ action: UIAction) {
        heard(self, "sendAction(_:)", super.sendAction(action))
    }
    override func performPrimaryAction() {
        heard(self, "performPrimaryAction()", super.performPrimaryAction())
    }
    override var isContextMenuInteractionEnabled: Bool {
        get { heard(self, "isContextMenuInteractionEnabled", super.isContextMenuInteractionEnabled) }
        set { super.isContextMenuInteractionEnabled = heard(self, "isContextMenuInteractionEnabled =", newValue) }
    }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        heard(self, "menuAttachmentPoint(for:)", super.menuAttachmentPoint(for: configuration))
    }
}
