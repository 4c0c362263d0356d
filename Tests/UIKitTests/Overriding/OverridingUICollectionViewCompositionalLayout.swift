import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewCompositionalLayout` lets one override.
@MainActor
class OverridingUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
    override var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { heard(self, "configuration", super.configuration) }
        set { super.configuration = heard(self, "configuration =", newValue) }
    }
    override init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        super.init(sectionProvider: sectionProvider, configuration: configuration)
        heard(self, "init(sectionProvider:configuration:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
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
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForDecorationView(ofKind:at:)",
            super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }
}
