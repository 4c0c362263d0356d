import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewCell` lets one override.
@MainActor
class OverridingUICollectionViewCell: UICollectionViewCell {
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override var isSelected: Bool {
        get { heard(self, "isSelected", super.isSelected) }
        set { super.isSelected = heard(self, "isSelected =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override var selectedBackgroundView: UIView? {
        get { heard(self, "selectedBackgroundView", super.selectedBackgroundView) }
        set { super.selectedBackgroundView = heard(self, "selectedBackgroundView =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
