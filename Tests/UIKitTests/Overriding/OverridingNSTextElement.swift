import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextElement` lets one override.
@MainActor
class OverridingNSTextElement: NSTextElement {
    override init(textContentManager: NSTextContentManager?) {
        super.init(textContentManager: textContentManager)
        heard(self, "init(textContentManager:)", ())
    }
    override var textContentManager: NSTextContentManager? {
        get { heard(self, "textContentManager", super.textContentManager) }
        set { super.textContentManager = heard(self, "textContentManager =", newValue) }
    }
    override var elementRange: NSTextRange? {
        get { heard(self, "elementRange", super.elementRange) }
        set { super.elementRange = heard(self, "elementRange =", newValue) }
    }
    override var childElements: [NSTextElement] { heard(self, "childElements", super.childElements) }
    override var parentElement: NSTextElement? { heard(self, "parentElement", super.parentElement) }
    override var isRepresentedElement: Bool { heard(self, "isRepresentedElement", super.isRepresentedElement) }
}
