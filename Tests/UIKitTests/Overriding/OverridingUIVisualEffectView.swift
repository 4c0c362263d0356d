import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIVisualEffectView` lets one override.
@MainActor
class OverridingUIVisualEffectView: UIVisualEffectView {
    override var effect: UIVisualEffect? {
        get { heard(self, "effect", super.effect) }
        set { super.effect = heard(self, "effect =", newValue) }
    }
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
        heard(self, "init(effect:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
