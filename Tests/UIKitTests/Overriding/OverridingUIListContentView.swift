import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIListContentView` lets one override.
@MainActor
class OverridingUIListContentView: UIListContentView {
    override init(configuration: UIListContentConfiguration) {
        super.init(configuration: configuration)
        heard(self, "init(configuration:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var configuration: any UIContentConfiguration {
        get { heard(self, "configuration", super.configuration) }
        set { super.configuration = heard(self, "configuration =", newValue) }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
