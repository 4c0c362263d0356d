public import Foundation

extension UICollectionView {
    /// How cells of a class are made for items.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let nib: UINib?
        let handler: Handler
        /// Fills the cells.
        public var configurationHandler: Handler { handler }

        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// How headers, footers and other supplementary views are made.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = UUID().uuidString
        let kind: String
        let nib: UINib?
        let handler: Handler
        public var elementKind: String { kind }
        /// Fills the views.
        public var configurationHandler: Handler { handler }

        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Returns a reused or new cell, configured for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !pool.knows(registration.identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        guard
            let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
        else { return Cell(_registered: .zero) }
        (cell as? UICollectionViewListCell)?.place = listPlace(nil, indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view, configured for its index path.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.kind, registration.identifier)
        if !supplementPool.knows(Self.name(kind, identifier)) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else { return Supplementary(_registered: .zero) }
        (view as? UICollectionViewListCell)?.place = listPlace(kind, indexPath)
        registration.handler(view, kind, indexPath)
        return view
    }

    private func listPlace(_ kind: String?, _ path: IndexPath) -> ListPlace? {
        guard let kind else { return collectionViewLayout.layoutAttributesForItem(at: path)?.list }
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.list
    }
}

extension UICollectionViewDiffableDataSource {
    /// Creates a data source whose cells a registration makes.
    public convenience init<Cell: UICollectionViewCell>(
        collectionView: UICollectionView,
        cellRegistration: UICollectionView.CellRegistration<Cell, ItemIdentifierType>
    ) {
        self.init(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cellRegistration, for: path, item: item)
        }
    }
}
