import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPickerView` lets one override.
@MainActor
class OverridingUIPickerView: UIPickerView {
    override var dataSource: AnyObject? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override var delegate: AnyObject? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
