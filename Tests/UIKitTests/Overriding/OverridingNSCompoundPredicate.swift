import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSCompoundPredicate` lets one override.
class OverridingNSCompoundPredicate: UIKit.NSCompoundPredicate, @unchecked Sendable {
    override init(type: LogicalType, subpredicates: [UIKit.NSPredicate]) {
        super.init(type: type, subpredicates: subpredicates)
        heard(self, "init(type:subpredicates:)", ())
    }
}
