import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPrinterDestination` lets one override.
class OverridingUIPrinterDestination: UIPrinterDestination {
    override init(url: URL) {
        super.init(url: url)
        heard(self, "init(url:)", ())
    }
}
