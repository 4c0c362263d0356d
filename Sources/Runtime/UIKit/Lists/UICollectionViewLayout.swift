public import Foundation

/// The superclass of layouts of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, InterfaceObject {
    /// The collection view of the layout. It can only be read, so that subclasses may narrow its type.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// Called before other methods when items or size have changed.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns a Boolean value that indicates whether a change of the bounds requires a new layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    // MARK: Invalidation

    /// The class of the contexts that say what isn't valid any more.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Returns a new context of the layout's class.
    private func newContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.init(_context: ()) ?? UICollectionViewLayoutInvalidationContext()
    }

    open func invalidateLayout() {
        let context = newContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates what a context says; UIKit's layouts are prepared as a whole.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.invalidate(with: context)
    }

    /// Returns what a change of the bounds invalidates, once that was decided.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newContext()
    }

    /// Returns whether the size that a view wants requires a new layout: where the layout leaves it to the content.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { !originalAttributes.fit.isEmpty }

    /// Returns what the size that a view wants invalidates, once that was decided.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { newContext() }

    // MARK: Items that a person moves

    /// Returns the place of an item that is moved to a point: that of the item there, or its own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.nearestItem(to: position) ?? previousIndexPath }

    /// Returns the attributes of an item while it is moved.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns what a movement invalidates.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(previousIndexPaths, targetIndexPaths, targetPosition)
    }

    /// Returns what the end of a movement invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(previousIndexPaths, indexPaths, .zero)
    }

    private func movementContext(
        _ old: [IndexPath], _ new: [IndexPath], _ point: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.previousIndexPathsForInteractivelyMovingItems = old
        context.targetIndexPathsForInteractivelyMovingItems = new
        context.interactiveMovementTarget = point
        return context
    }

    /// Returns where the content is after an update or a transition.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Changes of the bounds, and transitions

    /// Called before a change of the bounds is animated, with the old bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the layout gives way to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when a transition has ended, of both layouts.
    open func finalizeLayoutTransition() {}
    /// The direction of reading that the layout was made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// A Boolean value that indicates whether the layout wants to be mirrored. UIKit's layouts mirror themselves.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Returns where a supplementary view comes from: its place, where it doesn't move.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Sizes that content decides

    /// Whether the collection asks the views of an app's layout for their preferred sizes, for any attributes.
    var asksAllViews: Bool { true }
    /// Applies the size that a view prefers.
    func applySize(_ size: CGSize, of element: UICollectionViewLayoutAttributes.Element) {}
    /// Lays out again with the sizes that views prefer.
    func resize() {}
    /// Keeps the sizes of the items that stay in an update.
    func keepSizes(_ newPath: (IndexPath) -> IndexPath?) {}
    /// Returns the sections in a rectangle that scroll by themselves.
    func scrollers(in rect: CGRect) -> [SectionScrolling] { [] }

    let decorationPool = CellPool<UICollectionReusableView>()
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(viewClass, elementKind)
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(nib, elementKind)
    }

    /// Returns where scrolling ends after a finger has left.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns where a supplementary view goes: its place, where it doesn't move.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    // The supplementary and decoration views that the layout adds and takes away in an update, beside those of items.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Updates

    /// Called before an update is animated, with what changes.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called while an update is animated, after all attributes were asked for.
    open func finalizeCollectionViewUpdates() {}

    /// Returns where an item comes from: its old place, or its own as it fades in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.transition?.usualInitialAttributes(at: itemIndexPath) }

    /// Returns where an item goes: its new place, or its old one as it fades.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.transition?.usualFinalAttributes(at: itemIndexPath) }
}
