import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextSelectionDisplayInteraction` lets one override.
class OverridingUITextSelectionDisplayInteraction: UITextSelectionDisplayInteraction {
    override init(textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        super.init(textInput: textInput, delegate: delegate)
        heard(self, "init(textInput:delegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
