public import Foundation

/// The superclass of layouts of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, InterfaceObject {
    open internal(set) weak var collectionView: UICollectionView?

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

    open func invalidateLayout() { collectionView?.setNeedsCollectionLayout() }

    // MARK: Sizes that content decides

    /// Takes the size that a view wants.
    func takeSize(_ size: CGSize, of element: UICollectionViewLayoutAttributes.Element) {}
    /// Lays out anew with the sizes that views want.
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
