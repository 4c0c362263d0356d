import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIToolbar` lets one override.
@MainActor
class OverridingUIToolbar: UIToolbar {
    override var items: [UIBarButtonItem]? {
        get { heard(self, "items", super.items) }
        set { super.items = heard(self, "items =", newValue) }
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
    override var standardAppearance: UIToolbarAppearance {
        get { heard(self, "standardAppearance", super.standardAppearance) }
        set { super.standardAppearance = heard(self, "standardAppearance =", newValue) }
    }
    override var scrollEdgeAppearance: UIToolbarAppearance? {
        get { heard(self, "scrollEdgeAppearance", super.scrollEdgeAppearance) }
        set { super.scrollEdgeAppearance = heard(self, "scrollEdgeAppearance =", newValue) }
    }
    override var delegate: (any UIToolbarDelegate)? {
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
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
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
