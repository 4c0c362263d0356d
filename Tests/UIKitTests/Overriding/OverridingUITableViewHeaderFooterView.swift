import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewHeaderFooterView` lets one override.
@MainActor
class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var textLabel: UILabel { heard(self, "textLabel", super.textLabel) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
