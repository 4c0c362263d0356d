import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPageControl` lets one override.
@MainActor
class OverridingUIPageControl: UIPageControl {
    override var numberOfPages: Int {
        get { heard(self, "numberOfPages", super.numberOfPages) }
        set { super.numberOfPages = heard(self, "numberOfPages =", newValue) }
    }
    override var currentPage: Int {
        get { heard(self, "currentPage", super.currentPage) }
        set { super.currentPage = heard(self, "currentPage =", newValue) }
    }
    override var hidesForSinglePage: Bool {
        get { heard(self, "hidesForSinglePage", super.hidesForSinglePage) }
        set { super.hidesForSinglePage = heard(self, "hidesForSinglePage =", newValue) }
    }
    override var pageIndicatorTintColor: UIColor? {
        get { heard(self, "pageIndicatorTintColor", super.pageIndicatorTintColor) }
        set { super.pageIndicatorTintColor = heard(self, "pageIndicatorTintColor =", newValue) }
    }
    override var currentPageIndicatorTintColor: UIColor? {
        get { heard(self, "currentPageIndicatorTintColor", super.currentPageIndicatorTintColor) }
        set { super.currentPageIndicatorTintColor = heard(self, "currentPageIndicatorTintColor =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard(self, "beginTracking(_:with:)", super.beginTracking(touch, with: event))
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard(self, "continueTracking(_:with:)", super.continueTracking(touch, with: event))
    }
    override func cancelTracking(with event: UIEvent?) {
        heard(self, "cancelTracking(with:)", super.cancelTracking(with: event))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
    override func accessibilityIncrement() { heard(self, "accessibilityIncrement()", super.accessibilityIncrement()) }
    override func accessibilityDecrement() { heard(self, "accessibilityDecrement()", super.accessibilityDecrement()) }
}
