public import Foundation

/// Where an item or a supplement of a collection stands.
public struct UICollectionViewLayoutAttributes: Hashable, Sendable {
    public enum Category: Hashable, Sendable {
        case cell
        case supplement(kind: String)
    }

    public var category: Category
    public var indexPath: IndexPath
    public var frame: CGRect

    public init(_ category: Category, at indexPath: IndexPath, frame: CGRect) {
        self.category = category
        self.indexPath = indexPath
        self.frame = frame
    }
}

/// Decides where the items of a collection stand.
@MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, InterfaceObject {
    open internal(set) weak var collectionView: UICollectionView?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// Called before the layout is asked anything, when items or size have changed.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout() { collectionView?.setNeedsCollectionLayout() }
}
