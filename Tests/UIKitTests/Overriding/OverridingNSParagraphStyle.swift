import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSParagraphStyle` lets one override.
class OverridingNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    required init() {
        super.init()
        heard(self, "init()", ())
    }
    override var alignment: NSTextAlignment { heard(self, "alignment", super.alignment) }
    override var lineSpacing: CGFloat { heard(self, "lineSpacing", super.lineSpacing) }
    override var paragraphSpacing: CGFloat { heard(self, "paragraphSpacing", super.paragraphSpacing) }
    override var paragraphSpacingBefore: CGFloat { heard(self, "paragraphSpacingBefore", super.paragraphSpacingBefore) }
    override var headIndent: CGFloat { heard(self, "headIndent", super.headIndent) }
    override var tailIndent: CGFloat { heard(self, "tailIndent", super.tailIndent) }
    override var firstLineHeadIndent: CGFloat { heard(self, "firstLineHeadIndent", super.firstLineHeadIndent) }
    override var minimumLineHeight: CGFloat { heard(self, "minimumLineHeight", super.minimumLineHeight) }
    override var maximumLineHeight: CGFloat { heard(self, "maximumLineHeight", super.maximumLineHeight) }
    override var lineHeightMultiple: CGFloat { heard(self, "lineHeightMultiple", super.lineHeightMultiple) }
    override var baseWritingDirection: NSWritingDirection {
        heard(self, "baseWritingDirection", super.baseWritingDirection)
    }
    override var lineBreakMode: NSLineBreakMode { heard(self, "lineBreakMode", super.lineBreakMode) }
    override var defaultTabInterval: CGFloat { heard(self, "defaultTabInterval", super.defaultTabInterval) }
    override var hyphenationFactor: Float { heard(self, "hyphenationFactor", super.hyphenationFactor) }
    override var usesDefaultHyphenation: Bool { heard(self, "usesDefaultHyphenation", super.usesDefaultHyphenation) }
    override var allowsDefaultTighteningForTruncation: Bool {
        heard(self, "allowsDefaultTighteningForTruncation", super.allowsDefaultTighteningForTruncation)
    }
    override var lineBreakStrategy: LineBreakStrategy { heard(self, "lineBreakStrategy", super.lineBreakStrategy) }
    override var tabStops: [NSTextTab]! { heard(self, "tabStops", super.tabStops) }
    override class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        super.defaultWritingDirection(forLanguage: languageName)
    }
}
