import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICalendarSelectionMultiDate` lets one override.
class OverridingUICalendarSelectionMultiDate: UICalendarSelectionMultiDate {
    override init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
}
