import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISceneDestructionRequestOptions` lets one override.
class OverridingUISceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
