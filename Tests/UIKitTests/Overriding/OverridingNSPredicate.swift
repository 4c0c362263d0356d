import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSPredicate` lets one override.
class OverridingNSPredicate: UIKit.NSPredicate, @unchecked Sendable {
    override var predicateFormat: String { heard(self, "predicateFormat", super.predicateFormat) }
    override func evaluate(with object: Any?) -> Bool {
        heard(self, "evaluate(with:)", super.evaluate(with: object))
    }
    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        heard(
            self, "evaluate(with:substitutionVariables:)",
            super.evaluate(with: object, substitutionVariables: bindings))
    }
    override func withSubstitutionVariables(_ variables: [String: Any]) -> UIKit.NSPredicate {
        heard(self, "withSubstitutionVariables(_:)", super.withSubstitutionVariables(variables))
    }
}
