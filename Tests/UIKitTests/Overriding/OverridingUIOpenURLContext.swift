import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIOpenURLContext` lets one override.
@MainActor
class OverridingUIOpenURLContext: UIOpenURLContext {
    override var url: URL { heard(self, "url", super.url) }
    override var options: UIScene.OpenURLOptions { heard(self, "options", super.options) }
}
