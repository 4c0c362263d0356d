import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewLayoutInvalidationContext` lets one override.
@MainActor
class OverridingUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { heard(self, "invalidateEverything", super.invalidateEverything) }
    override var invalidateDataSourceCounts: Bool {
        heard(self, "invalidateDataSourceCounts", super.invalidateDataSourceCounts)
    }
    override var invalidatedItemIndexPaths: [IndexPath]? {
        heard(self, "invalidatedItemIndexPaths", super.invalidatedItemIndexPaths)
    }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        heard(self, "invalidatedSupplementaryIndexPaths", super.invalidatedSupplementaryIndexPaths)
    }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        heard(self, "invalidatedDecorationIndexPaths", super.invalidatedDecorationIndexPaths)
    }
    override var contentOffsetAdjustment: CGPoint {
        get { heard(self, "contentOffsetAdjustment", super.contentOffsetAdjustment) }
        set { super.contentOffsetAdjustment = heard(self, "contentOffsetAdjustment =", newValue) }
    }
    override var contentSizeAdjustment: CGSize {
        get { heard(self, "contentSizeAdjustment", super.contentSizeAdjustment) }
        set { super.contentSizeAdjustment = heard(self, "contentSizeAdjustment =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func invalidateItems(at indexPaths: [IndexPath]) {
        heard(self, "invalidateItems(at:)", super.invalidateItems(at: indexPaths))
    }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        heard(
            self, "invalidateSupplementaryElements(ofKind:at:)",
            super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths))
    }
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        heard(
            self, "invalidateDecorationElements(ofKind:at:)",
            super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths))
    }
    override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        heard(
            self, "previousIndexPathsForInteractivelyMovingItems", super.previousIndexPathsForInteractivelyMovingItems)
    }
    override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        heard(self, "targetIndexPathsForInteractivelyMovingItems", super.targetIndexPathsForInteractivelyMovingItems)
    }
    override var interactiveMovementTarget: CGPoint {
        heard(self, "interactiveMovementTarget", super.interactiveMovementTarget)
    }
}
