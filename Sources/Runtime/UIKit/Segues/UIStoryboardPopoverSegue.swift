import Foundation

/// A segue of iOS 5 to 7 that shows its destination in a popover, which the app may keep.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    open private(set) var popoverController: UIPopoverController

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        popoverController = UIPopoverController(contentViewController: destination)
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
