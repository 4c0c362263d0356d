import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UILargeContentViewerInteraction` lets one override.
class OverridingUILargeContentViewerInteraction: UILargeContentViewerInteraction {
    override init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
