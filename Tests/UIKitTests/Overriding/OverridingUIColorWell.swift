import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIColorWell` lets one override.
@MainActor
class OverridingUIColorWell: UIColorWell {
    override var selectedColor: UIColor? {
        get { heard(self, "selectedColor", super.selectedColor) }
        set { super.selectedColor = heard(self, "selectedColor =", newValue) }
    }
    override var supportsAlpha: Bool {
        get { heard(self, "supportsAlpha", super.supportsAlpha) }
        set { super.supportsAlpha = heard(self, "supportsAlpha =", newValue) }
    }
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
