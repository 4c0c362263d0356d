import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchTextField` lets one override.
@MainActor
class OverridingUISearchTextField: UISearchTextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "textRect(forBounds:)", super.textRect(forBounds: bounds))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
    override var tokens: [UISearchToken] {
        get { heard(self, "tokens", super.tokens) }
        set { super.tokens = heard(self, "tokens =", newValue) }
    }
    override var tokenBackgroundColor: UIColor! {
        get { heard(self, "tokenBackgroundColor", super.tokenBackgroundColor) }
        set { super.tokenBackgroundColor = heard(self, "tokenBackgroundColor =", newValue) }
    }
    override var allowsDeletingTokens: Bool {
        get { heard(self, "allowsDeletingTokens", super.allowsDeletingTokens) }
        set { super.allowsDeletingTokens = heard(self, "allowsDeletingTokens =", newValue) }
    }
    override var allowsCopyingTokens: Bool {
        get { heard(self, "allowsCopyingTokens", super.allowsCopyingTokens) }
        set { super.allowsCopyingTokens = heard(self, "allowsCopyingTokens =", newValue) }
    }
    override func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        heard(self, "insertToken(_:at:)", super.insertToken(token, at: tokenIndex))
    }
    override func removeToken(at tokenIndex: Int) {
        heard(self, "removeToken(at:)", super.removeToken(at: tokenIndex))
    }
    override func deleteBackward() {
        heard(self, "deleteBackward()", super.deleteBackward())
    }
    override var searchSuggestions: [any UISearchSuggestion]? {
        get { heard(self, "searchSuggestions", super.searchSuggestions) }
        set { super.searchSuggestions = heard(self, "searchSuggestions =", newValue) }
    }
    override func resignFirstResponder() -> Bool {
        heard(self, "resignFirstResponder()", super.resignFirstResponder())
    }
    override var backgroundColor: UIColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
}
