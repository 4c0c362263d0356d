import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIContextMenuInteraction` lets one override.
@MainActor
class OverridingUIContextMenuInteraction: UIContextMenuInteraction {
    override var delegate: (any UIContextMenuInteractionDelegate)? { heard(self, "delegate", super.delegate) }
    override var view: UIView? { heard(self, "view", super.view) }
    override var menuAppearance: Appearance { heard(self, "menuAppearance", super.menuAppearance) }
    override init(delegate: any UIContextMenuInteractionDelegate) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
    override func location(in view: UIView?) -> CGPoint {
        heard(self, "location(in:)", super.location(in: view))
    }
    override func dismissMenu() {
        heard(self, "dismissMenu()", super.dismissMenu())
    }
    override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        heard(self, "updateVisibleMenu(_:)", super.updateVisibleMenu(block))
    }
}
