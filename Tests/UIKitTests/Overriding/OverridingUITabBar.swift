import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabBar` lets one override.
@MainActor
class OverridingUITabBar: UITabBar {
    override var items: [UITabBarItem]? {
        get { heard(self, "items", super.items) }
        set { super.items = heard(self, "items =", newValue) }
    }
    override var selectedItem: UITabBarItem? {
        get { heard(self, "selectedItem", super.selectedItem) }
        set { super.selectedItem = heard(self, "selectedItem =", newValue) }
    }
    override var barStyle: UIBarStyle {
        get { heard(self, "barStyle", super.barStyle) }
        set { super.barStyle = heard(self, "barStyle =", newValue) }
    }
    override var barTintColor: UIColor? {
        get { heard(self, "barTintColor", super.barTintColor) }
        set { super.barTintColor = heard(self, "barTintColor =", newValue) }
    }
    override var isTranslucent: Bool {
        get { heard(self, "isTranslucent", super.isTranslucent) }
        set { super.isTranslucent = heard(self, "isTranslucent =", newValue) }
    }
    override var unselectedItemTintColor: UIColor? {
        get { heard(self, "unselectedItemTintColor", super.unselectedItemTintColor) }
        set { super.unselectedItemTintColor = heard(self, "unselectedItemTintColor =", newValue) }
    }
    override var itemPositioning: ItemPositioning {
        get { heard(self, "itemPositioning", super.itemPositioning) }
        set { super.itemPositioning = heard(self, "itemPositioning =", newValue) }
    }
    override var standardAppearance: UITabBarAppearance {
        get { heard(self, "standardAppearance", super.standardAppearance) }
        set { super.standardAppearance = heard(self, "standardAppearance =", newValue) }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { heard(self, "scrollEdgeAppearance", super.scrollEdgeAppearance) }
        set { super.scrollEdgeAppearance = heard(self, "scrollEdgeAppearance =", newValue) }
    }
    override var backgroundImage: UIImage? {
        get { heard(self, "backgroundImage", super.backgroundImage) }
        set { super.backgroundImage = heard(self, "backgroundImage =", newValue) }
    }
    override var shadowImage: UIImage? {
        get { heard(self, "shadowImage", super.shadowImage) }
        set { super.shadowImage = heard(self, "shadowImage =", newValue) }
    }
    override var selectionIndicatorImage: UIImage? {
        get { heard(self, "selectionIndicatorImage", super.selectionIndicatorImage) }
        set { super.selectionIndicatorImage = heard(self, "selectionIndicatorImage =", newValue) }
    }
    override var delegate: (any UITabBarDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        heard(self, "setItems(_:animated:)", super.setItems(items, animated: animated))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
