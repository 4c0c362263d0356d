import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIStepper` lets one override.
@MainActor
class OverridingUIStepper: UIStepper {
    override var value: Double {
        get { heard(self, "value", super.value) }
        set { super.value = heard(self, "value =", newValue) }
    }
    override var minimumValue: Double {
        get { heard(self, "minimumValue", super.minimumValue) }
        set { super.minimumValue = heard(self, "minimumValue =", newValue) }
    }
    override var maximumValue: Double {
        get { heard(self, "maximumValue", super.maximumValue) }
        set { super.maximumValue = heard(self, "maximumValue =", newValue) }
    }
    override var stepValue: Double {
        get { heard(self, "stepValue", super.stepValue) }
        set { super.stepValue = heard(self, "stepValue =", newValue) }
    }
    override var isContinuous: Bool {
        get { heard(self, "isContinuous", super.isContinuous) }
        set { super.isContinuous = heard(self, "isContinuous =", newValue) }
    }
    override var autorepeat: Bool {
        get { heard(self, "autorepeat", super.autorepeat) }
        set { super.autorepeat = heard(self, "autorepeat =", newValue) }
    }
    override var wraps: Bool {
        get { heard(self, "wraps", super.wraps) }
        set { super.wraps = heard(self, "wraps =", newValue) }
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
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
    override func cancelTracking(with event: UIEvent?) {
        heard(self, "cancelTracking(with:)", super.cancelTracking(with: event))
    }
    override func accessibilityIncrement() { heard(self, "accessibilityIncrement()", super.accessibilityIncrement()) }
    override func accessibilityDecrement() { heard(self, "accessibilityDecrement()", super.accessibilityDecrement()) }
}
