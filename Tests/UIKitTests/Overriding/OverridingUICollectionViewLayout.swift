import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewLayout` lets one override.
@MainActor
class OverridingUICollectionViewLayout: UICollectionViewLayout {
    override var collectionView: UICollectionView? { heard(self, "collectionView", super.collectionView) }
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
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForDecorationView(ofKind:at:)",
            super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }
    override class var layoutAttributesClass: AnyClass {
        heardByClass(self, "layoutAttributesClass")
        return super.layoutAttributesClass
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        heard(
            self, "shouldInvalidateLayout(forBoundsChange:)", super.shouldInvalidateLayout(forBoundsChange: newBounds))
    }
    override func invalidateLayout() {
        heard(self, "invalidateLayout()", super.invalidateLayout())
    }
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        heard(
            self, "register(_:forDecorationViewOfKind:)", super.register(nib, forDecorationViewOfKind: elementKind))
    }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        heard(
            self, "register(_:forDecorationViewOfKind:)",
            super.register(viewClass, forDecorationViewOfKind: elementKind))
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        heard(self, "prepare(forCollectionViewUpdates:)", super.prepare(forCollectionViewUpdates: updateItems))
    }
    override func finalizeCollectionViewUpdates() {
        heard(self, "finalizeCollectionViewUpdates()", super.finalizeCollectionViewUpdates())
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "finalLayoutAttributesForDisappearingItem(at:)",
            super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
    }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heard(
            self, "initialLayoutAttributesForAppearingItem(at:)",
            super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        heard(
            self, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
            super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity))
    }
    override class var invalidationContextClass: AnyClass {
        heardByClass(self, "invalidationContextClass")
        return super.invalidationContextClass
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard(self, "invalidateLayout(with:)", super.invalidateLayout(with: context))
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        heard(self, "invalidationContext(forBoundsChange:)", super.invalidationContext(forBoundsChange: newBounds))
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heard(
            self, "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        heard(
            self, "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        heard(
            self, "targetContentOffset(forProposedContentOffset:)",
            super.targetContentOffset(forProposedContentOffset: proposedContentOffset))
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        heard(self, "prepare(forAnimatedBoundsChange:)", super.prepare(forAnimatedBoundsChange: oldBounds))
    }
    override func finalizeAnimatedBoundsChange() {
        heard(self, "finalizeAnimatedBoundsChange()", super.finalizeAnimatedBoundsChange())
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        heard(self, "prepareForTransition(to:)", super.prepareForTransition(to: newLayout))
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        heard(self, "prepareForTransition(from:)", super.prepareForTransition(from: oldLayout))
    }
    override func finalizeLayoutTransition() {
        heard(self, "finalizeLayoutTransition()", super.finalizeLayoutTransition())
    }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        heard(self, "developmentLayoutDirection", super.developmentLayoutDirection)
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        heard(self, "flipsHorizontallyInOppositeLayoutDirection", super.flipsHorizontallyInOppositeLayoutDirection)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heard(
            self, "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
            super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath))
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heard(
            self, "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
            super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heard(
            self, "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
            super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath))
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heard(
            self, "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
            super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        heard(
            self, "indexPathsToInsertForSupplementaryView(ofKind:)",
            super.indexPathsToInsertForSupplementaryView(ofKind: elementKind))
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        heard(
            self, "indexPathsToInsertForDecorationView(ofKind:)",
            super.indexPathsToInsertForDecorationView(ofKind: elementKind))
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        heard(
            self, "indexPathsToDeleteForSupplementaryView(ofKind:)",
            super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind))
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        heard(
            self, "indexPathsToDeleteForDecorationView(ofKind:)",
            super.indexPathsToDeleteForDecorationView(ofKind: elementKind))
    }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        heard(
            self, "targetIndexPath(forInteractivelyMovingItem:withPosition:)",
            super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position))
    }
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        heard(
            self, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
            super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position))
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        heard(
            self,
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
            super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled))
    }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        heard(
            self,
            "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
            super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
    }
}
