import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISegmentedControl` lets one override.
@MainActor
class OverridingUISegmentedControl: UISegmentedControl {
    override var selectedSegmentIndex: Int {
        get { heard(self, "selectedSegmentIndex", super.selectedSegmentIndex) }
        set { super.selectedSegmentIndex = heard(self, "selectedSegmentIndex =", newValue) }
    }
    override var isMomentary: Bool {
        get { heard(self, "isMomentary", super.isMomentary) }
        set { super.isMomentary = heard(self, "isMomentary =", newValue) }
    }
    override var apportionsSegmentWidthsByContent: Bool {
        get { heard(self, "apportionsSegmentWidthsByContent", super.apportionsSegmentWidthsByContent) }
        set { super.apportionsSegmentWidthsByContent = heard(self, "apportionsSegmentWidthsByContent =", newValue) }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { heard(self, "selectedSegmentTintColor", super.selectedSegmentTintColor) }
        set { super.selectedSegmentTintColor = heard(self, "selectedSegmentTintColor =", newValue) }
    }
    override init(items: [Any]?) {
        super.init(items: items)
        heard(self, "init(items:)", ())
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var numberOfSegments: Int { heard(self, "numberOfSegments", super.numberOfSegments) }
    override func titleForSegment(at index: Int) -> String? {
        heard(self, "titleForSegment(at:)", super.titleForSegment(at: index))
    }
    override func setTitle(_ title: String?, forSegmentAt index: Int) {
        heard(self, "setTitle(_:forSegmentAt:)", super.setTitle(title, forSegmentAt: index))
    }
    override func contentOffsetForSegment(at index: Int) -> CGSize {
        heard(self, "contentOffsetForSegment(at:)", super.contentOffsetForSegment(at: index))
    }
    override func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        heard(self, "setContentOffset(_:forSegmentAt:)", super.setContentOffset(offset, forSegmentAt: index))
    }
    override func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        heard(
            self, "insertSegment(withTitle:at:animated:)",
            super.insertSegment(withTitle: title, at: index, animated: animated))
    }
    override func removeAllSegments() {
        heard(self, "removeAllSegments()", super.removeAllSegments())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
}
