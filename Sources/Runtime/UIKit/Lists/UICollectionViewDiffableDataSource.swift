public import Foundation

/// A data source of a collection view that shows snapshots, and animates what differs between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates the data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let update = snapshot.update(from: current)
        current = snapshot.settled
        // Sections that have other items now don't open and close any more.
        outlines = outlines.filter { $1.visibleItems == current.itemIdentifiers(inSection: $0) }
        guard let collectionView else { return }
        if animatingDifferences {
            collectionView.carryOut(update) { _ in completion?() }
        } else {
            collectionView.reloadData()
            completion?()
        }
    }

    // MARK: Sections whose items open and close

    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    fileprivate var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// What an app says when an item opens or closes.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns what an item contains that is about to open.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Shows the items of a section. A section that isn't there is added.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.replaceItems(inSection: section, by: snapshot.visibleItems)
        var outlines = outlines
        outlines[section] = snapshot
        apply(new, animatingDifferences: animatingDifferences, completion: completion)
        self.outlines = outlines
        for path in collectionView?.indexPathsForVisibleItems ?? [] { followOutline(path) }
    }

    /// Returns the items of a section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        flat.append(current.itemIdentifiers(inSection: section))
        return flat
    }

    fileprivate func outline(at path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
        guard let item = current.item(at: path), let section = sectionIdentifier(for: path.section),
            outlines[section] != nil
        else { return nil }
        return (item, section)
    }

    /// Shows how deep an item is, and whether it is open.
    private func followOutline(_ path: IndexPath) {
        guard let (item, section) = outline(at: path), let outline = outlines[section],
            let cell = collectionView?.cellForItem(at: path) as? UICollectionViewListCell
        else { return }
        cell.follow(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    /// What the app says when a person moves items.
    public var reorderingHandlers = ReorderingHandlers()
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canReorder(indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }
    /// Accepts the order to which a person has moved the items; the collection shows them already.
    func acceptReordered(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    // MARK: Data source, for overriding

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
        if let (item, section) = outline(at: indexPath), let outline = outlines[section] {
            (cell as? UICollectionViewListCell)?.follow(
                level: outline.level(of: item), isExpanded: outline.isExpanded(item))
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func toggleOutline(at path: IndexPath) {
        guard let (item, section) = outline(at: path), var snapshot = outlines[section] else { return }
        let handlers = sectionSnapshotHandlers
        if snapshot.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            snapshot.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                snapshot.replace(childrenOf: item, using: make(item, snapshot.snapshot(of: item)))
            }
            snapshot.expand([item])
        }
        apply(snapshot, to: section, animatingDifferences: true)
    }
}

/// A data source whose items open and close.
@MainActor
protocol OutlineSource: AnyObject {
    /// Opens or closes an item.
    func toggleOutline(at path: IndexPath)
}
