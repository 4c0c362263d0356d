import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGraphicsPDFRendererContext` lets one override.
@MainActor
class OverridingUIGraphicsPDFRendererContext: UIGraphicsPDFRendererContext {
    override var pdfContextBounds: CGRect { heard(self, "pdfContextBounds", super.pdfContextBounds) }
    override func beginPage() {
        heard(self, "beginPage()", super.beginPage())
    }
    override func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        heard(self, "beginPage(withBounds:pageInfo:)", super.beginPage(withBounds: bounds, pageInfo: pageInfo))
    }
    override func setURL(_ url: URL, for rect: CGRect) {
        heard(self, "setURL(_:for:)", super.setURL(url, for: rect))
    }
    override func addDestination(withName name: String, at point: CGPoint) {
        heard(self, "addDestination(withName:at:)", super.addDestination(withName: name, at: point))
    }
    override func setDestinationWithName(_ name: String, for rect: CGRect) {
        heard(self, "setDestinationWithName(_:for:)", super.setDestinationWithName(name, for: rect))
    }
}
