import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISwitch` lets one override.
@MainActor
class OverridingUISwitch: UISwitch {
    override var isOn: Bool {
        get { heard(self, "isOn", super.isOn) }
        set { super.isOn = heard(self, "isOn =", newValue) }
    }
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var onTintColor: UIColor? {
        get { heard(self, "onTintColor", super.onTintColor) }
        set { super.onTintColor = heard(self, "onTintColor =", newValue) }
    }
    override var thumbTintColor: UIColor? {
        get { heard(self, "thumbTintColor", super.thumbTintColor) }
        set { super.thumbTintColor = heard(self, "thumbTintColor =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func setOn(_ on: Bool, animated: Bool) {
        heard(self, "setOn(_:animated:)", super.setOn(on, animated: animated))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard(self, "gestureRecognizerShouldBegin(_:)", super.gestureRecognizerShouldBegin(recognizer))
    }
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
}
