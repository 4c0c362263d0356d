import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CATextLayer` lets one override.
class OverridingCATextLayer: CATextLayer {
    override var string: Any? {
        get { heard(self, "string", super.string) }
        set { super.string = heard(self, "string =", newValue) }
    }
    override var font: Any? {
        get { heard(self, "font", super.font) }
        set { super.font = heard(self, "font =", newValue) }
    }
    override var fontSize: CGFloat {
        get { heard(self, "fontSize", super.fontSize) }
        set { super.fontSize = heard(self, "fontSize =", newValue) }
    }
    override var foregroundColor: CGColor? {
        get { heard(self, "foregroundColor", super.foregroundColor) }
        set { super.foregroundColor = heard(self, "foregroundColor =", newValue) }
    }
    override var isWrapped: Bool {
        get { heard(self, "isWrapped", super.isWrapped) }
        set { super.isWrapped = heard(self, "isWrapped =", newValue) }
    }
    override var alignmentMode: CATextLayerAlignmentMode {
        get { heard(self, "alignmentMode", super.alignmentMode) }
        set { super.alignmentMode = heard(self, "alignmentMode =", newValue) }
    }
    override var truncationMode: CATextLayerTruncationMode {
        get { heard(self, "truncationMode", super.truncationMode) }
        set { super.truncationMode = heard(self, "truncationMode =", newValue) }
    }
    override var allowsFontSubpixelQuantization: Bool {
        get { heard(self, "allowsFontSubpixelQuantization", super.allowsFontSubpixelQuantization) }
        set { super.allowsFontSubpixelQuantization = heard(self, "allowsFontSubpixelQuantization =", newValue) }
    }
}
