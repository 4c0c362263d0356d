import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextInputStringTokenizer` lets one override.
@MainActor
class OverridingUITextInputStringTokenizer: UITextInputStringTokenizer {
    override init(textInput: any UIResponder & UITextInput) {
        super.init(textInput: textInput)
        heard(self, "init(textInput:)", ())
    }
    override func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        heard(
            self, "rangeEnclosingPosition(_:with:inDirection:)",
            super.rangeEnclosingPosition(position, with: granularity, inDirection: direction))
    }
    override func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        heard(
            self, "isPosition(_:atBoundary:inDirection:)",
            super.isPosition(position, atBoundary: granularity, inDirection: direction))
    }
    override func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        heard(
            self, "position(from:toBoundary:inDirection:)",
            super.position(from: position, toBoundary: granularity, inDirection: direction))
    }
    override func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        heard(
            self, "isPosition(_:withinTextUnit:inDirection:)",
            super.isPosition(position, withinTextUnit: granularity, inDirection: direction))
    }
}
