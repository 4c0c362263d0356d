import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSDataAsset` lets one override.
class OverridingNSDataAsset: NSDataAsset {
    override var name: String { heard(self, "name", super.name) }
    override var data: Data { heard(self, "data", super.data) }
    override var typeIdentifier: String { heard(self, "typeIdentifier", super.typeIdentifier) }
    override init?(name: String, bundle: Bundle) {
        super.init(name: name, bundle: bundle)
        heard(self, "init(name:bundle:)", ())
    }
    override func copy(with zone: NSZone? = nil) -> Any { heard(self, "copy(with:)", super.copy(with: zone)) }
}
