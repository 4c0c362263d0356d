import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIEditMenuInteraction` lets one override.
@MainActor
class OverridingUIEditMenuInteraction: UIEditMenuInteraction {
    override var delegate: (any UIEditMenuInteractionDelegate)? { heard(self, "delegate", super.delegate) }
    override var view: UIView? { heard(self, "view", super.view) }
    override init(delegate: (any UIEditMenuInteractionDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
    override func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        heard(self, "presentEditMenu(with:)", super.presentEditMenu(with: configuration))
    }
    override func dismissMenu() {
        heard(self, "dismissMenu()", super.dismissMenu())
    }
    override func reloadVisibleMenu() {
        heard(self, "reloadVisibleMenu()", super.reloadVisibleMenu())
    }
    override func updateVisibleMenuPosition(animated: Bool) {
        heard(self, "updateVisibleMenuPosition(animated:)", super.updateVisibleMenuPosition(animated: animated))
    }
    override func location(in view: UIView?) -> CGPoint {
        heard(self, "location(in:)", super.location(in: view))
    }
}
