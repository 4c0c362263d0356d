import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CATiledLayer` lets one override.
class OverridingCATiledLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval {
        heardByClass(self, "fadeDuration()")
        return super.fadeDuration()
    }
    override var levelsOfDetail: Int {
        get { heard(self, "levelsOfDetail", super.levelsOfDetail) }
        set { super.levelsOfDetail = heard(self, "levelsOfDetail =", newValue) }
    }
    override var levelsOfDetailBias: Int {
        get { heard(self, "levelsOfDetailBias", super.levelsOfDetailBias) }
        set { super.levelsOfDetailBias = heard(self, "levelsOfDetailBias =", newValue) }
    }
    override var tileSize: CGSize {
        get { heard(self, "tileSize", super.tileSize) }
        set { super.tileSize = heard(self, "tileSize =", newValue) }
    }
}
