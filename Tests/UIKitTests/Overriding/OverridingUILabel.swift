import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UILabel` lets one override.
@MainActor
class OverridingUILabel: UILabel {
    override var text: String? {
        get { heard(self, "text", super.text) }
        set { super.text = heard(self, "text =", newValue) }
    }
    override var attributedText: NSAttributedString? {
        get { heard(self, "attributedText", super.attributedText) }
        set { super.attributedText = heard(self, "attributedText =", newValue) }
    }
    override var font: UIFont! {
        get { heard(self, "font", super.font) }
        set { super.font = heard(self, "font =", newValue) }
    }
    override var textColor: UIColor! {
        get { heard(self, "textColor", super.textColor) }
        set { super.textColor = heard(self, "textColor =", newValue) }
    }
    override var highlightedTextColor: UIColor? {
        get { heard(self, "highlightedTextColor", super.highlightedTextColor) }
        set { super.highlightedTextColor = heard(self, "highlightedTextColor =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var textAlignment: NSTextAlignment {
        get { heard(self, "textAlignment", super.textAlignment) }
        set { super.textAlignment = heard(self, "textAlignment =", newValue) }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { heard(self, "lineBreakMode", super.lineBreakMode) }
        set { super.lineBreakMode = heard(self, "lineBreakMode =", newValue) }
    }
    override var numberOfLines: Int {
        get { heard(self, "numberOfLines", super.numberOfLines) }
        set { super.numberOfLines = heard(self, "numberOfLines =", newValue) }
    }
    override var shadowColor: UIColor? {
        get { heard(self, "shadowColor", super.shadowColor) }
        set { super.shadowColor = heard(self, "shadowColor =", newValue) }
    }
    override var shadowOffset: CGSize {
        get { heard(self, "shadowOffset", super.shadowOffset) }
        set { super.shadowOffset = heard(self, "shadowOffset =", newValue) }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { heard(self, "adjustsFontSizeToFitWidth", super.adjustsFontSizeToFitWidth) }
        set { super.adjustsFontSizeToFitWidth = heard(self, "adjustsFontSizeToFitWidth =", newValue) }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { heard(self, "baselineAdjustment", super.baselineAdjustment) }
        set { super.baselineAdjustment = heard(self, "baselineAdjustment =", newValue) }
    }
    override var minimumScaleFactor: CGFloat {
        get { heard(self, "minimumScaleFactor", super.minimumScaleFactor) }
        set { super.minimumScaleFactor = heard(self, "minimumScaleFactor =", newValue) }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { heard(self, "adjustsFontForContentSizeCategory", super.adjustsFontForContentSizeCategory) }
        set { super.adjustsFontForContentSizeCategory = heard(self, "adjustsFontForContentSizeCategory =", newValue) }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { heard(self, "preferredMaxLayoutWidth", super.preferredMaxLayoutWidth) }
        set { super.preferredMaxLayoutWidth = heard(self, "preferredMaxLayoutWidth =", newValue) }
    }
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
    override var accessibilityLabel: String? {
        get { heard(self, "accessibilityLabel", super.accessibilityLabel) }
        set { super.accessibilityLabel = heard(self, "accessibilityLabel =", newValue) }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { heard(self, "accessibilityTraits", super.accessibilityTraits) }
        set { super.accessibilityTraits = heard(self, "accessibilityTraits =", newValue) }
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        heard(
            self, "textRect(forBounds:limitedToNumberOfLines:)",
            super.textRect(forBounds: bounds, limitedToNumberOfLines: lines))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func drawText(in rect: CGRect) {
        heard(self, "drawText(in:)", super.drawText(in: rect))
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { heard(self, "allowsDefaultTighteningForTruncation", super.allowsDefaultTighteningForTruncation) }
        set {
            super.allowsDefaultTighteningForTruncation = heard(self, "allowsDefaultTighteningForTruncation =", newValue)
        }
    }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { heard(self, "lineBreakStrategy", super.lineBreakStrategy) }
        set { super.lineBreakStrategy = heard(self, "lineBreakStrategy =", newValue) }
    }
    override var showsExpansionTextWhenTruncated: Bool {
        get { heard(self, "showsExpansionTextWhenTruncated", super.showsExpansionTextWhenTruncated) }
        set { super.showsExpansionTextWhenTruncated = heard(self, "showsExpansionTextWhenTruncated =", newValue) }
    }
    override var preferredVibrancy: UILabelVibrancy {
        get { heard(self, "preferredVibrancy", super.preferredVibrancy) }
        set { super.preferredVibrancy = heard(self, "preferredVibrancy =", newValue) }
    }
}
