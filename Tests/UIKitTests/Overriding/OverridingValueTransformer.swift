import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `ValueTransformer` lets one override.
class OverridingValueTransformer: UIKit.ValueTransformer {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override class func setValueTransformer(
        _ transformer: UIKit.ValueTransformer?, forName name: UIKit.NSValueTransformerName
    ) {
        heardByClass(self, "setValueTransformer(_:forName:)")
        return super.setValueTransformer(transformer, forName: name)
    }
    override class func valueTransformerNames() -> [UIKit.NSValueTransformerName] {
        heardByClass(self, "valueTransformerNames()")
        return super.valueTransformerNames()
    }
    override class func transformedValueClass() -> AnyClass {
        heardByClass(self, "transformedValueClass()")
        return super.transformedValueClass()
    }
    override class func allowsReverseTransformation() -> Bool {
        heardByClass(self, "allowsReverseTransformation()")
        return super.allowsReverseTransformation()
    }
    override func transformedValue(_ value: Any?) -> Any? {
        heard(self, "transformedValue(_:)", super.transformedValue(value))
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        heard(self, "reverseTransformedValue(_:)", super.reverseTransformedValue(value))
    }
}
