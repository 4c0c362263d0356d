import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIRegion` lets one override.
@MainActor
class OverridingUIRegion: UIRegion {
    override class var infinite: UIRegion {
        heardByClass(self, "infinite")
        return super.infinite
    }
    override func inverse() -> UIRegion {
        heard(self, "inverse()", super.inverse())
    }
    override func byUnion(with region: UIRegion) -> UIRegion {
        heard(self, "byUnion(with:)", super.byUnion(with: region))
    }
    override func byDifference(from region: UIRegion) -> UIRegion {
        heard(self, "byDifference(from:)", super.byDifference(from: region))
    }
    override func byIntersection(with region: UIRegion) -> UIRegion {
        heard(self, "byIntersection(with:)", super.byIntersection(with: region))
    }
    override func contains(_ point: CGPoint) -> Bool {
        heard(self, "contains(_:)", super.contains(point))
    }
}
