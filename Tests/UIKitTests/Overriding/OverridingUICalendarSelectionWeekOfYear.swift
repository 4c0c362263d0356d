import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICalendarSelectionWeekOfYear` lets one override.
class OverridingUICalendarSelectionWeekOfYear: UICalendarSelectionWeekOfYear {
    override init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
}
