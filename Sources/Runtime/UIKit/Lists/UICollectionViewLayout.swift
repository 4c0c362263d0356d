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

    let decorationPool = CellPool<UICollectionReusableView>()
    open func register(_ viewClass: UICollectionReusableView.Type, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(viewClass, elementKind)
    }

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
