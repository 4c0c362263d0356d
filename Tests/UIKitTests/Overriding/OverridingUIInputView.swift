import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIInputView` lets one override.
@MainActor
class OverridingUIInputView: UIInputView {
    override var inputViewStyle: Style { heard(self, "inputViewStyle", super.inputViewStyle) }
    override var allowsSelfSizing: Bool {
        get { heard(self, "allowsSelfSizing", super.allowsSelfSizing) }
        set { super.allowsSelfSizing = heard(self, "allowsSelfSizing =", newValue) }
    }
    override init(frame: CGRect, inputViewStyle: Style) {
        super.init(frame: frame, inputViewStyle: inputViewStyle)
        heard(self, "init(frame:inputViewStyle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
