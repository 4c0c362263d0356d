import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIStoryboardSegue` lets one override.
@MainActor
class OverridingUIStoryboardSegue: UIStoryboardSegue {
    override var identifier: String? { heard(self, "identifier", super.identifier) }
    override var source: UIViewController { heard(self, "source", super.source) }
    override var destination: UIViewController { heard(self, "destination", super.destination) }
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        heard(self, "init(identifier:source:destination:)", ())
    }
    override func perform() {
        heard(self, "perform()", super.perform())
    }
}
