import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIBarButtonItem` lets one override.
@MainActor
class OverridingUIBarButtonItem: UIBarButtonItem {
    override var style: Style {
        get { heard(self, "style", super.style) }
        set { super.style = heard(self, "style =", newValue) }
    }
    override var customView: UIView? {
        get { heard(self, "customView", super.customView) }
        set { super.customView = heard(self, "customView =", newValue) }
    }
    override var width: CGFloat {
        get { heard(self, "width", super.width) }
        set { super.width = heard(self, "width =", newValue) }
    }
    override var isSelected: Bool {
        get { heard(self, "isSelected", super.isSelected) }
        set { super.isSelected = heard(self, "isSelected =", newValue) }
    }
    override var isSpringLoaded: Bool {
        get { heard(self, "isSpringLoaded", super.isSpringLoaded) }
        set { super.isSpringLoaded = heard(self, "isSpringLoaded =", newValue) }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { heard(self, "changesSelectionAsPrimaryAction", super.changesSelectionAsPrimaryAction) }
        set { super.changesSelectionAsPrimaryAction = heard(self, "changesSelectionAsPrimaryAction =", newValue) }
    }
    override var tintColor: UIColor? {
        get { heard(self, "tintColor", super.tintColor) }
        set { super.tintColor = heard(self, "tintColor =", newValue) }
    }
    override var target: AnyObject? {
        get { heard(self, "target", super.target) }
        set { super.target = heard(self, "target =", newValue) }
    }
    override var action: Selector? {
        get { heard(self, "action", super.action) }
        set { super.action = heard(self, "action =", newValue) }
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var primaryAction: UIAction? {
        get { heard(self, "primaryAction", super.primaryAction) }
        set { super.primaryAction = heard(self, "primaryAction =", newValue) }
    }
    override var possibleTitles: Set<String>? {
        get { heard(self, "possibleTitles", super.possibleTitles) }
        set { super.possibleTitles = heard(self, "possibleTitles =", newValue) }
    }
    override var menu: UIMenu? {
        get { heard(self, "menu", super.menu) }
        set { super.menu = heard(self, "menu =", newValue) }
    }
    override var isSymbolAnimationEnabled: Bool {
        get { heard(self, "isSymbolAnimationEnabled", super.isSymbolAnimationEnabled) }
        set { super.isSymbolAnimationEnabled = heard(self, "isSymbolAnimationEnabled =", newValue) }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { heard(self, "preferredMenuElementOrder", super.preferredMenuElementOrder) }
        set { super.preferredMenuElementOrder = heard(self, "preferredMenuElementOrder =", newValue) }
    }
}
