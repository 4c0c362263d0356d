import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSMutableParagraphStyle` lets one override.
class OverridingNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
    override var alignment: NSTextAlignment {
        get { heard(self, "alignment", super.alignment) }
        set { super.alignment = heard(self, "alignment =", newValue) }
    }
    override var paragraphSpacing: CGFloat {
        get { heard(self, "paragraphSpacing", super.paragraphSpacing) }
        set { super.paragraphSpacing = heard(self, "paragraphSpacing =", newValue) }
    }
    override var paragraphSpacingBefore: CGFloat {
        get { heard(self, "paragraphSpacingBefore", super.paragraphSpacingBefore) }
        set { super.paragraphSpacingBefore = heard(self, "paragraphSpacingBefore =", newValue) }
    }
    override var headIndent: CGFloat {
        get { heard(self, "headIndent", super.headIndent) }
        set { super.headIndent = heard(self, "headIndent =", newValue) }
    }
    override var tailIndent: CGFloat {
        get { heard(self, "tailIndent", super.tailIndent) }
        set { super.tailIndent = heard(self, "tailIndent =", newValue) }
    }
    override var firstLineHeadIndent: CGFloat {
        get { heard(self, "firstLineHeadIndent", super.firstLineHeadIndent) }
        set { super.firstLineHeadIndent = heard(self, "firstLineHeadIndent =", newValue) }
    }
    override var minimumLineHeight: CGFloat {
        get { heard(self, "minimumLineHeight", super.minimumLineHeight) }
        set { super.minimumLineHeight = heard(self, "minimumLineHeight =", newValue) }
    }
    override var maximumLineHeight: CGFloat {
        get { heard(self, "maximumLineHeight", super.maximumLineHeight) }
        set { super.maximumLineHeight = heard(self, "maximumLineHeight =", newValue) }
    }
    override var lineHeightMultiple: CGFloat {
        get { heard(self, "lineHeightMultiple", super.lineHeightMultiple) }
        set { super.lineHeightMultiple = heard(self, "lineHeightMultiple =", newValue) }
    }
    override var baseWritingDirection: NSWritingDirection {
        get { heard(self, "baseWritingDirection", super.baseWritingDirection) }
        set { super.baseWritingDirection = heard(self, "baseWritingDirection =", newValue) }
    }
    override var lineSpacing: CGFloat {
        get { heard(self, "lineSpacing", super.lineSpacing) }
        set { super.lineSpacing = heard(self, "lineSpacing =", newValue) }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { heard(self, "lineBreakMode", super.lineBreakMode) }
        set { super.lineBreakMode = heard(self, "lineBreakMode =", newValue) }
    }
    override var defaultTabInterval: CGFloat {
        get { heard(self, "defaultTabInterval", super.defaultTabInterval) }
        set { super.defaultTabInterval = heard(self, "defaultTabInterval =", newValue) }
    }
    override var hyphenationFactor: Float {
        get { heard(self, "hyphenationFactor", super.hyphenationFactor) }
        set { super.hyphenationFactor = heard(self, "hyphenationFactor =", newValue) }
    }
    override var usesDefaultHyphenation: Bool {
        get { heard(self, "usesDefaultHyphenation", super.usesDefaultHyphenation) }
        set { super.usesDefaultHyphenation = heard(self, "usesDefaultHyphenation =", newValue) }
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { heard(self, "allowsDefaultTighteningForTruncation", super.allowsDefaultTighteningForTruncation) }
        set {
            super.allowsDefaultTighteningForTruncation = heard(self, "allowsDefaultTighteningForTruncation =", newValue)
        }
    }
    override var lineBreakStrategy: LineBreakStrategy {
        get { heard(self, "lineBreakStrategy", super.lineBreakStrategy) }
        set { super.lineBreakStrategy = heard(self, "lineBreakStrategy =", newValue) }
    }
    override var tabStops: [NSTextTab]! {
        get { heard(self, "tabStops", super.tabStops) }
        set { super.tabStops = heard(self, "tabStops =", newValue) }
    }
}
