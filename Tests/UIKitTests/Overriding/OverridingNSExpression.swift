import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSExpression` lets one override.
class OverridingNSExpression: UIKit.NSExpression, @unchecked Sendable {
    override class func expressionForEvaluatedObject() -> UIKit.NSExpression {
        heardByClass(self, "expressionForEvaluatedObject()")
        return super.expressionForEvaluatedObject()
    }
    override var expressionType: ExpressionType { heard(self, "expressionType", super.expressionType) }
    override var keyPath: String { heard(self, "keyPath", super.keyPath) }
    override var constantValue: Any? { heard(self, "constantValue", super.constantValue) }
    override var variable: String { heard(self, "variable", super.variable) }
    override var function: String { heard(self, "function", super.function) }
    override var arguments: [UIKit.NSExpression]? { heard(self, "arguments", super.arguments) }
    override func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        heard(self, "expressionValue(with:context:)", super.expressionValue(with: object, context: context))
    }
}
