import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPasteConfiguration` lets one override.
class OverridingUIPasteConfiguration: UIPasteConfiguration {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(acceptableTypeIdentifiers: [String]) {
        super.init(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
        heard(self, "init(acceptableTypeIdentifiers:)", ())
    }
}
