import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIStatusBarManager` lets one override.
@MainActor
class OverridingUIStatusBarManager: UIStatusBarManager {
    override var statusBarStyle: UIStatusBarStyle { heard(self, "statusBarStyle", super.statusBarStyle) }
    override var isStatusBarHidden: Bool { heard(self, "isStatusBarHidden", super.isStatusBarHidden) }
    override var statusBarFrame: CGRect { heard(self, "statusBarFrame", super.statusBarFrame) }
}
