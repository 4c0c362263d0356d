import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextParagraph` lets one override.
@MainActor
class OverridingNSTextParagraph: NSTextParagraph {
    override init(attributedString: NSAttributedString?) {
        super.init(attributedString: attributedString)
        heard(self, "init(attributedString:)", ())
    }
    override var attributedString: NSAttributedString { heard(self, "attributedString", super.attributedString) }
    override var paragraphContentRange: NSTextRange? {
        heard(self, "paragraphContentRange", super.paragraphContentRange)
    }
    override var paragraphSeparatorRange: NSTextRange? {
        heard(self, "paragraphSeparatorRange", super.paragraphSeparatorRange)
    }
}
