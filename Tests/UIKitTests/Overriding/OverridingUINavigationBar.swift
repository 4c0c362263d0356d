import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINavigationBar` lets one override.
@MainActor
class OverridingUINavigationBar: UINavigationBar {
    override var items: [UINavigationItem]? {
        get { heard(self, "items", super.items) }
        set { super.items = heard(self, "items =", newValue) }
    }
    override var prefersLargeTitles: Bool {
        get { heard(self, "prefersLargeTitles", super.prefersLargeTitles) }
        set { super.prefersLargeTitles = heard(self, "prefersLargeTitles =", newValue) }
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
    override var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { heard(self, "titleTextAttributes", super.titleTextAttributes) }
        set { super.titleTextAttributes = heard(self, "titleTextAttributes =", newValue) }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { heard(self, "largeTitleTextAttributes", super.largeTitleTextAttributes) }
        set { super.largeTitleTextAttributes = heard(self, "largeTitleTextAttributes =", newValue) }
    }
    override var standardAppearance: UINavigationBarAppearance {
        get { heard(self, "standardAppearance", super.standardAppearance) }
        set { super.standardAppearance = heard(self, "standardAppearance =", newValue) }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { heard(self, "compactAppearance", super.compactAppearance) }
        set { super.compactAppearance = heard(self, "compactAppearance =", newValue) }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { heard(self, "scrollEdgeAppearance", super.scrollEdgeAppearance) }
        set { super.scrollEdgeAppearance = heard(self, "scrollEdgeAppearance =", newValue) }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { heard(self, "compactScrollEdgeAppearance", super.compactScrollEdgeAppearance) }
        set { super.compactScrollEdgeAppearance = heard(self, "compactScrollEdgeAppearance =", newValue) }
    }
    override var backIndicatorImage: UIImage? {
        get { heard(self, "backIndicatorImage", super.backIndicatorImage) }
        set { super.backIndicatorImage = heard(self, "backIndicatorImage =", newValue) }
    }
    override var backIndicatorTransitionMaskImage: UIImage? {
        get { heard(self, "backIndicatorTransitionMaskImage", super.backIndicatorTransitionMaskImage) }
        set { super.backIndicatorTransitionMaskImage = heard(self, "backIndicatorTransitionMaskImage =", newValue) }
    }
    override var shadowImage: UIImage? {
        get { heard(self, "shadowImage", super.shadowImage) }
        set { super.shadowImage = heard(self, "shadowImage =", newValue) }
    }
    override var delegate: (any UINavigationBarDelegate)? {
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
    override func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        heard(self, "setBackgroundImage(_:for:)", super.setBackgroundImage(image, for: metrics))
    }
    override func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
        heard(self, "backgroundImage(for:)", super.backgroundImage(for: metrics))
    }
    override var topItem: UINavigationItem? { heard(self, "topItem", super.topItem) }
    override var backItem: UINavigationItem? { heard(self, "backItem", super.backItem) }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        heard(self, "setItems(_:animated:)", super.setItems(items, animated: animated))
    }
    override func pushItem(_ item: UINavigationItem, animated: Bool) {
        heard(self, "pushItem(_:animated:)", super.pushItem(item, animated: animated))
    }
    @discardableResult
    override func popItem(animated: Bool) -> UINavigationItem? {
        heard(self, "popItem(animated:)", super.popItem(animated: animated))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
