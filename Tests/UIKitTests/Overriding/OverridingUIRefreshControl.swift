import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIRefreshControl` lets one override.
@MainActor
class OverridingUIRefreshControl: UIRefreshControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isRefreshing: Bool { heard(self, "isRefreshing", super.isRefreshing) }
    override var attributedTitle: NSAttributedString? {
        get { heard(self, "attributedTitle", super.attributedTitle) }
        set { super.attributedTitle = heard(self, "attributedTitle =", newValue) }
    }
    override func beginRefreshing() {
        heard(self, "beginRefreshing()", super.beginRefreshing())
    }
    override func endRefreshing() {
        heard(self, "endRefreshing()", super.endRefreshing())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
