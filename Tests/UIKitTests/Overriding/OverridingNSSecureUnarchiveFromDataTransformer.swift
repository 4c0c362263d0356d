import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSSecureUnarchiveFromDataTransformer` lets one override.
class OverridingNSSecureUnarchiveFromDataTransformer: UIKit.NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] {
        heardByClass(self, "allowedTopLevelClasses")
        return super.allowedTopLevelClasses
    }
    override class func allowsReverseTransformation() -> Bool {
        heardByClass(self, "allowsReverseTransformation()")
        return super.allowsReverseTransformation()
    }
}
