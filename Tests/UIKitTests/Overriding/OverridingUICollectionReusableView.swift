import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionReusableView` lets one override.
@MainActor
class OverridingUICollectionReusableView: UICollectionReusableView {
    override var reuseIdentifier: String? { heard(self, "reuseIdentifier", super.reuseIdentifier) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func prepareForReuse() {
        heard(self, "prepareForReuse()", super.prepareForReuse())
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        heard(self, "apply(_:)", super.apply(layoutAttributes))
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        heard(self, "preferredLayoutAttributesFitting(_:)", super.preferredLayoutAttributesFitting(layoutAttributes))
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        heard(self, "willTransition(from:to:)", super.willTransition(from: oldLayout, to: newLayout))
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        heard(self, "didTransition(from:to:)", super.didTransition(from: oldLayout, to: newLayout))
    }
}
