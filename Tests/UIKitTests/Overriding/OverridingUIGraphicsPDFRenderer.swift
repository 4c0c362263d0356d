import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGraphicsPDFRenderer` lets one override.
@MainActor
class OverridingUIGraphicsPDFRenderer: UIGraphicsPDFRenderer {
    override init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
        heard(self, "init(bounds:format:)", ())
    }
    override func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        heard(self, "pdfData(actions:)", super.pdfData(actions: actions))
    }
    override func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try heard(self, "writePDF(to:withActions:)", super.writePDF(to: url, withActions: actions))
    }
}
