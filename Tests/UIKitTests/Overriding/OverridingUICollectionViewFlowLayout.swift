import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewFlowLayout` lets one override.
@MainActor
class OverridingUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    override var itemSize: CGSize {
        get { heard(self, "itemSize", super.itemSize) }
        set { super.itemSize = heard(self, "itemSize =", newValue) }
    }
    override var estimatedItemSize: CGSize {
        get { heard(self, "estimatedItemSize", super.estimatedItemSize) }
        set { super.estimatedItemSize = heard(self, "estimatedItemSize =", newValue) }
    }
    override var minimumLineSpacing: CGFloat {
        get { heard(self, "minimumLineSpacing", super.minimumLineSpacing) }
        set { super.minimumLineSpacing = heard(self, "minimumLineSpacing =", newValue) }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { heard(self, "minimumInteritemSpacing", super.minimumInteritemSpacing) }
        set { super.minimumInteritemSpacing = heard(self, "minimumInteritemSpacing =", newValue) }
    }
    override var sectionInset: UIEdgeInsets {
        get { heard(self, "sectionInset", super.sectionInset) }
        set { super.sectionInset = heard(self, "sectionInset =", newValue) }
    }
    override var sectionInsetReference: SectionInsetReference {
        get { heard(self, "sectionInsetReference", super.sectionInsetReference) }
        set { super.sectionInsetReference = heard(self, "sectionInsetReference =", newValue) }
    }
    override var headerReferenceSize: CGSize {
        get { heard(self, "headerReferenceSize", super.headerReferenceSize) }
        set { super.headerReferenceSize = heard(self, "headerReferenceSize =", newValue) }
    }
    override var footerReferenceSize: CGSize {
        get { heard(self, "footerReferenceSize", super.footerReferenceSize) }
        set { super.footerReferenceSize = heard(self, "footerReferenceSize =", newValue) }
    }
    override var scrollDirection: ScrollDirection {
        get { heard(self, "scrollDirection", super.scrollDirection) }
        set { super.scrollDirection = heard(self, "scrollDirection =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
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
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { heard(self, "sectionHeadersPinToVisibleBounds", super.sectionHeadersPinToVisibleBounds) }
        set { super.sectionHeadersPinToVisibleBounds = heard(self, "sectionHeadersPinToVisibleBounds =", newValue) }
    }
    override var sectionFootersPinToVisibleBounds: Bool {
        get { heard(self, "sectionFootersPinToVisibleBounds", super.sectionFootersPinToVisibleBounds) }
        set { super.sectionFootersPinToVisibleBounds = heard(self, "sectionFootersPinToVisibleBounds =", newValue) }
    }
}
