import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIBarAppearance` lets one override.
@MainActor
class OverridingUIBarAppearance: UIBarAppearance {
    override var backgroundEffect: UIBlurEffect? {
        get { heard(self, "backgroundEffect", super.backgroundEffect) }
        set { super.backgroundEffect = heard(self, "backgroundEffect =", newValue) }
    }
    override var backgroundColor: UIColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override var backgroundImage: UIImage? {
        get { heard(self, "backgroundImage", super.backgroundImage) }
        set { super.backgroundImage = heard(self, "backgroundImage =", newValue) }
    }
    override var shadowColor: UIColor? {
        get { heard(self, "shadowColor", super.shadowColor) }
        set { super.shadowColor = heard(self, "shadowColor =", newValue) }
    }
    override var shadowImage: UIImage? {
        get { heard(self, "shadowImage", super.shadowImage) }
        set { super.shadowImage = heard(self, "shadowImage =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func configureWithDefaultBackground() {
        heard(self, "configureWithDefaultBackground()", super.configureWithDefaultBackground())
    }
    override func configureWithOpaqueBackground() {
        heard(self, "configureWithOpaqueBackground()", super.configureWithOpaqueBackground())
    }
    override func configureWithTransparentBackground() {
        heard(self, "configureWithTransparentBackground()", super.configureWithTransparentBackground())
    }
}
