import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIScreen` lets one override.
@MainActor
class OverridingUIScreen: UIScreen {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var bounds: CGRect { heard(self, "bounds", super.bounds) }
    override var scale: CGFloat { heard(self, "scale", super.scale) }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override var nativeBounds: CGRect { heard(self, "nativeBounds", super.nativeBounds) }
    override var nativeScale: CGFloat { heard(self, "nativeScale", super.nativeScale) }
    override class var main: UIScreen {
        heardByClass(self, "main")
        return super.main
    }
    override class var screens: [UIScreen] {
        heardByClass(Self.self, "screens")
        return super.screens
    }
    override var coordinateSpace: any UICoordinateSpace { heard(self, "coordinateSpace", super.coordinateSpace) }
    override var fixedCoordinateSpace: any UICoordinateSpace {
        heard(self, "fixedCoordinateSpace", super.fixedCoordinateSpace)
    }
    override var brightness: CGFloat {
        get { heard(self, "brightness", super.brightness) }
        set { super.brightness = heard(self, "brightness =", newValue) }
    }
    override var wantsSoftwareDimming: Bool {
        get { heard(self, "wantsSoftwareDimming", super.wantsSoftwareDimming) }
        set { super.wantsSoftwareDimming = heard(self, "wantsSoftwareDimming =", newValue) }
    }
    override var maximumFramesPerSecond: Int { heard(self, "maximumFramesPerSecond", super.maximumFramesPerSecond) }
    override var isCaptured: Bool { heard(self, "isCaptured", super.isCaptured) }
    override var mirrored: UIScreen? { heard(self, "mirrored", super.mirrored) }
}
