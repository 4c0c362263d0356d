import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewTransitionLayout` lets one override.
@MainActor
class OverridingUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
    override var currentLayout: UICollectionViewLayout { heard(self, "currentLayout", super.currentLayout) }
    override var nextLayout: UICollectionViewLayout { heard(self, "nextLayout", super.nextLayout) }
    override var transitionProgress: CGFloat {
        get { heard(self, "transitionProgress", super.transitionProgress) }
        set { super.transitionProgress = heard(self, "transitionProgress =", newValue) }
    }
    override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        super.init(currentLayout: currentLayout, nextLayout: newLayout)
        heard(self, "init(currentLayout:nextLayout:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        heard(self, "updateValue(_:forAnimatedKey:)", super.updateValue(value, forAnimatedKey: key))
    }
    override func value(forAnimatedKey key: String) -> CGFloat {
        heard(self, "value(forAnimatedKey:)", super.value(forAnimatedKey: key))
    }
    override func prepare() {
        heard(self, "prepare()", super.prepare())
    }
    override var collectionViewContentSize: CGSize {
        heard(self, "collectionViewContentSize", super.collectionViewContentSize)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heard(self, "layoutAttributesForElements(in:)", super.layoutAttributesForElements(in: rect))
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        heard(self, "layoutAttributesForItem(at:)", super.layoutAttributesForItem(at: indexPath))
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForSupplementaryView(ofKind:at:)",
            super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }
}
