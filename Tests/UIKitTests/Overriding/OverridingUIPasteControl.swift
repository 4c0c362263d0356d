import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPasteControl` lets one override.
class OverridingUIPasteControl: UIPasteControl {
    override init(configuration: Configuration) {
        super.init(configuration: configuration)
        heard(self, "init(configuration:)", ())
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
