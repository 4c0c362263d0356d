import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSComparisonPredicate` lets one override.
class OverridingNSComparisonPredicate: UIKit.NSComparisonPredicate, @unchecked Sendable {
    override init(
        leftExpression left: UIKit.NSExpression, rightExpression right: UIKit.NSExpression, modifier: Modifier,
        type: Operator, options: Options = []
    ) {
        super.init(leftExpression: left, rightExpression: right, modifier: modifier, type: type, options: options)
        heard(self, "init(leftExpression:rightExpression:modifier:type:options:)", ())
    }
}
