import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIContentUnavailableView` lets one override.
class OverridingUIContentUnavailableView: UIContentUnavailableView {
    override init(configuration: UIContentUnavailableConfiguration) {
        super.init(configuration: configuration)
        heard(self, "init(configuration:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
