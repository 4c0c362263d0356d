import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISlider` lets one override.
@MainActor
class OverridingUISlider: UISlider {
    override var value: Float {
        get { heard(self, "value", super.value) }
        set { super.value = heard(self, "value =", newValue) }
    }
    override var minimumValue: Float {
        get { heard(self, "minimumValue", super.minimumValue) }
        set { super.minimumValue = heard(self, "minimumValue =", newValue) }
    }
    override var maximumValue: Float {
        get { heard(self, "maximumValue", super.maximumValue) }
        set { super.maximumValue = heard(self, "maximumValue =", newValue) }
    }
    override var isContinuous: Bool {
        get { heard(self, "isContinuous", super.isContinuous) }
        set { super.isContinuous = heard(self, "isContinuous =", newValue) }
    }
    override var minimumValueImage: UIImage? {
        get { heard(self, "minimumValueImage", super.minimumValueImage) }
        set { super.minimumValueImage = heard(self, "minimumValueImage =", newValue) }
    }
    override var maximumValueImage: UIImage? {
        get { heard(self, "maximumValueImage", super.maximumValueImage) }
        set { super.maximumValueImage = heard(self, "maximumValueImage =", newValue) }
    }
    override var minimumTrackTintColor: UIColor? {
        get { heard(self, "minimumTrackTintColor", super.minimumTrackTintColor) }
        set { super.minimumTrackTintColor = heard(self, "minimumTrackTintColor =", newValue) }
    }
    override var maximumTrackTintColor: UIColor? {
        get { heard(self, "maximumTrackTintColor", super.maximumTrackTintColor) }
        set { super.maximumTrackTintColor = heard(self, "maximumTrackTintColor =", newValue) }
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
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func setValue(_ value: Float, animated: Bool) {
        heard(self, "setValue(_:animated:)", super.setValue(value, animated: animated))
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
    override func accessibilityIncrement() { heard(self, "accessibilityIncrement()", super.accessibilityIncrement()) }
    override func accessibilityDecrement() { heard(self, "accessibilityDecrement()", super.accessibilityDecrement()) }
    override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        heard(self, "setThumbImage(_:for:)", super.setThumbImage(image, for: state))
    }
    override func thumbImage(for state: UIControl.State) -> UIImage? {
        heard(self, "thumbImage(for:)", super.thumbImage(for: state))
    }
    override var currentThumbImage: UIImage? { heard(self, "currentThumbImage", super.currentThumbImage) }
    override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        heard(self, "setMinimumTrackImage(_:for:)", super.setMinimumTrackImage(image, for: state))
    }
    override func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        heard(self, "minimumTrackImage(for:)", super.minimumTrackImage(for: state))
    }
    override var currentMinimumTrackImage: UIImage? {
        heard(self, "currentMinimumTrackImage", super.currentMinimumTrackImage)
    }
    override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        heard(self, "setMaximumTrackImage(_:for:)", super.setMaximumTrackImage(image, for: state))
    }
    override func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        heard(self, "maximumTrackImage(for:)", super.maximumTrackImage(for: state))
    }
    override var currentMaximumTrackImage: UIImage? {
        heard(self, "currentMaximumTrackImage", super.currentMaximumTrackImage)
    }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "minimumValueImageRect(forBounds:)", super.minimumValueImageRect(forBounds: bounds))
    }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "maximumValueImageRect(forBounds:)", super.maximumValueImageRect(forBounds: bounds))
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "trackRect(forBounds:)", super.trackRect(forBounds: bounds))
    }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        heard(
            self, "thumbRect(forBounds:trackRect:value:)",
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value))
    }
}
