import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPointerRegion` lets one override.
class OverridingUIPointerRegion: UIPointerRegion {
    override init(rect: CGRect, identifier: AnyHashable?) {
        super.init(rect: rect, identifier: identifier)
        heard(self, "init(rect:identifier:)", ())
    }
    override func isEqual(_ object: Any?) -> Bool {
        heard(self, "isEqual(_:)", super.isEqual(object))
    }
    override var hash: Int { heard(self, "hash", super.hash) }
}
