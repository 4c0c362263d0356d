import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewHeaderFooterView` lets one override.
@MainActor
class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    override var textLabel: UILabel { heard(self, "textLabel", super.textLabel) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override var reuseIdentifier: String? { heard(self, "reuseIdentifier", super.reuseIdentifier) }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override func prepareForReuse() {
        heard(self, "prepareForReuse()", super.prepareForReuse())
    }
}
