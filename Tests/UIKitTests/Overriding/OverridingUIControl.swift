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
}
