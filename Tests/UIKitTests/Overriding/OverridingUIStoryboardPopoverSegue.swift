import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `UIStoryboardPopoverSegue` lets one override.
@MainActor
class OverridingUIStoryboardPopoverSegue: UIStoryboardPopoverSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        heard(self, "init(identifier:source:destination:)", ())
    }
    override var popoverController: UIPopoverController { heard(self, "popoverController", super.popoverController) }
}
