import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIScreen` lets one override.
@MainActor
class OverridingUIScreen: UIScreen {
    override var bounds: CGRect { heard(self, "bounds", super.bounds) }
    override var scale: CGFloat { heard(self, "scale", super.scale) }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override var nativeBounds: CGRect { heard(self, "nativeBounds", super.nativeBounds) }
    override var nativeScale: CGFloat { heard(self, "nativeScale", super.nativeScale) }
    override class var main: UIScreen {
        heardByClass(self, "main")
        return super.main
    }
}
