import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICalendarSelectionSingleDate` lets one override.
class OverridingUICalendarSelectionSingleDate: UICalendarSelectionSingleDate {
    override init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
}
