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
}
