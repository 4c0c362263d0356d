import Foundation

/// A section before and after items were moved by a person.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// The items before and after some were moved by a person.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections whose items have changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let before = old.indexOfSection(section) == nil ? [] : old.itemIdentifiers(inSection: section)
            let after = new.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            var (first, second) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            first.append(before)
            second.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: first, finalSnapshot: second,
                difference: after.difference(from: before))
        }
    }
}

extension UICollectionViewDiffableDataSource {
    /// What an app says when a person moves items.
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

        /// Returns whether an item may be moved. Items are moved if the app says which.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?

        public init() {}
    }

    /// Returns the index of a section.
    public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        snapshot().indexOfSection(sectionIdentifier)
    }

    /// Whether a person may move the item at an index path.
    func canReorder(_ path: IndexPath) -> Bool {
        itemIdentifier(for: path).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// A person has moved an item.
    func reorder(_ source: IndexPath, _ destination: IndexPath) {
        guard let item = itemIdentifier(for: source), source != destination else { return }
        let old = snapshot()
        var new = old
        if let other = itemIdentifier(for: destination) {
            let isLater = source.section == destination.section && source.item < destination.item
            if isLater { new.moveItem(item, afterItem: other) } else { new.moveItem(item, beforeItem: other) }
        } else if let section = sectionIdentifier(for: destination.section) {
            new.deleteItems([item])
            new.appendItems([item], toSection: section)
        }
        let transaction = ReorderingHandlers.Transaction(from: old, to: new)
        reorderingHandlers.willReorder?(transaction)
        acceptReordered(new)
        reorderingHandlers.didReorder?(transaction)
    }
}
