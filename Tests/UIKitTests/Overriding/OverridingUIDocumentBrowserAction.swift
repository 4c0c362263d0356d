import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDocumentBrowserAction` lets one override.
class OverridingUIDocumentBrowserAction: UIDocumentBrowserAction {
    override init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        super.init(identifier: identifier, localizedTitle: localizedTitle, availability: availability, handler: handler)
        heard(self, "init(identifier:localizedTitle:availability:handler:)", ())
    }
}
