import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewListCell` lets one override.
@MainActor
class OverridingUICollectionViewListCell: UICollectionViewListCell {
    override var accessories: [UICellAccessory] {
        get { heard(self, "accessories", super.accessories) }
        set { super.accessories = heard(self, "accessories =", newValue) }
    }
    override var indentationLevel: Int {
        get { heard(self, "indentationLevel", super.indentationLevel) }
        set { super.indentationLevel = heard(self, "indentationLevel =", newValue) }
    }
    override var indentationWidth: CGFloat {
        get { heard(self, "indentationWidth", super.indentationWidth) }
        set { super.indentationWidth = heard(self, "indentationWidth =", newValue) }
    }
    override var indentsAccessories: Bool {
        get { heard(self, "indentsAccessories", super.indentsAccessories) }
        set { super.indentsAccessories = heard(self, "indentsAccessories =", newValue) }
    }
    override var separatorLayoutGuide: UILayoutGuide { heard(self, "separatorLayoutGuide", super.separatorLayoutGuide) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        heard(self, "defaultContentConfiguration()", super.defaultContentConfiguration())
    }
    override var configurationState: UICellConfigurationState {
        heard(self, "configurationState", super.configurationState)
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
