import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPopoverController` lets one override.
@MainActor
class OverridingUIPopoverController: UIPopoverController {
    override var contentViewController: UIViewController {
        get { heard(self, "contentViewController", super.contentViewController) }
        set { super.contentViewController = heard(self, "contentViewController =", newValue) }
    }
    override var delegate: (any UIPopoverControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var passthroughViews: [UIView]? {
        get { heard(self, "passthroughViews", super.passthroughViews) }
        set { super.passthroughViews = heard(self, "passthroughViews =", newValue) }
    }
    override var backgroundColor: UIColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
        get { heard(self, "popoverLayoutMargins", super.popoverLayoutMargins) }
        set { super.popoverLayoutMargins = heard(self, "popoverLayoutMargins =", newValue) }
    }
    override init(contentViewController viewController: UIViewController) {
        super.init(contentViewController: viewController)
        heard(self, "init(contentViewController:)", ())
    }
    override func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        heard(
            self, "setContentViewController(_:animated:)",
            super.setContentViewController(viewController, animated: animated))
    }
    override var popoverContentSize: CGSize {
        get { heard(self, "popoverContentSize", super.popoverContentSize) }
        set { super.popoverContentSize = heard(self, "popoverContentSize =", newValue) }
    }
    override func setContentSize(_ size: CGSize, animated: Bool) {
        heard(self, "setContentSize(_:animated:)", super.setContentSize(size, animated: animated))
    }
    override var isPopoverVisible: Bool { heard(self, "isPopoverVisible", super.isPopoverVisible) }
    override var popoverArrowDirection: UIPopoverArrowDirection {
        heard(self, "popoverArrowDirection", super.popoverArrowDirection)
    }
    override func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        heard(
            self, "present(from:in:permittedArrowDirections:animated:)",
            super.present(from: rect, in: view, permittedArrowDirections: arrowDirections, animated: animated))
    }
    override func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        heard(
            self, "present(from:permittedArrowDirections:animated:)",
            super.present(from: item, permittedArrowDirections: arrowDirections, animated: animated))
    }
    override func dismiss(animated: Bool) {
        heard(self, "dismiss(animated:)", super.dismiss(animated: animated))
    }
}
