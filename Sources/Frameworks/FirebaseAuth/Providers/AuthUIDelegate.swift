public import UIKit

/// What shows pages for signing in.
@MainActor
public protocol AuthUIDelegate: AnyObject {
    /// Presents a controller.
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
    /// Dismisses the controller.
    func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
