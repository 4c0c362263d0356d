import Foundation

/// The sections and items of a list at a point in time, by their identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == identifier }?.items ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.id
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    // MARK: Items

    /// Adds items at the end of a section, or of the last one. Items that are there already stay where they are.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map(indexOfSection) ?? (sections.isEmpty ? nil : sections.count - 1)
        guard let index else { return SnapshotReport.missing("section") }
        sections[index].items += new(identifiers)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: place(of: beforeIdentifier)) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: place(of: afterIdentifier).map { ($0.section, $0.item + 1) }) }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    public mutating func deleteAllItems() { sections = [] }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: identifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: identifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Asks for the cells of items again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloadItems(identifiers) }

    /// Puts other items in the place of those of a section.
    mutating func replaceItems(inSection identifier: SectionIdentifierType, by items: [ItemIdentifierType]) {
        guard let index = indexOfSection(identifier) else { return }
        sections[index].items = []
        sections[index].items = new(items)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: indexOfSection(toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 }) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0.id) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let from = indexOfSection(identifier), indexOfSection(toIdentifier) != nil else { return }
        let section = sections.remove(at: from)
        sections.insert(section, at: indexOfSection(toIdentifier) ?? from)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let from = indexOfSection(identifier), identifier != toIdentifier, indexOfSection(toIdentifier) != nil
        else { return }
        let section = sections.remove(at: from)
        sections.insert(section, at: (indexOfSection(toIdentifier) ?? from) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Places

    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return (number, item) }
        }
        return nil
    }

    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        place(of: identifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int)?) {
        guard let place else { return SnapshotReport.missing("item") }
        sections[place.section].items.insert(contentsOf: new(identifiers), at: place.item)
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int?) {
        guard let index else { return SnapshotReport.missing("section") }
        var known = Set(sectionIdentifiers)
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count { SnapshotReport.duplicate("section") }
        sections.insert(contentsOf: new.map { ($0, []) }, at: index)
    }

    /// Returns the identifiers that are not there yet, each once.
    private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var known = Set(itemIdentifiers)
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count { SnapshotReport.duplicate("item") }
        return new
    }
}

/// Messages about identifiers of a snapshot, which is no object of an environment.
enum SnapshotReport {
    static func missing(_ noun: String) {
        report("Invalid parameter not satisfying: there is no \(noun) with this identifier in the snapshot")
    }

    static func duplicate(_ noun: String) {
        report("Fatal: supplied \(noun) identifiers are not unique; those that are there already are left out")
    }

    private static func report(_ message: String) {
        let environment = UIEnvironment.current
        MainActor.assumeIsolated { environment.report(message) }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the changes of a list that lead from another snapshot to this one.
    func update(from old: NSDiffableDataSourceSnapshot) -> ListUpdate {
        var update = ListUpdate()
        let (before, after) = (Set(old.sectionIdentifiers), Set(sectionIdentifiers))
        update.deletedSections = IndexSet(old.sections.indices.filter { !after.contains(old.sections[$0].id) })
        update.insertedSections = IndexSet(sections.indices.filter { !before.contains(sections[$0].id) })
        let keptBefore = old.sectionIdentifiers.filter(after.contains)
        for id in Self.moved(from: keptBefore, to: sectionIdentifiers.filter(before.contains)) {
            guard let from = old.indexOfSection(id), let to = indexOfSection(id) else { continue }
            update.movedSections.append((from, to))
        }
        update.reloadedSections = IndexSet(reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        addItems(to: &update, from: old)
        return update
    }

    private func addItems(to update: inout ListUpdate, from old: NSDiffableDataSourceSnapshot) {
        let (oldPaths, newPaths) = (old.paths, paths)
        for (item, path) in oldPaths where newPaths[item] == nil {
            if !update.deletedSections.contains(path.section) { update.deleted.append(path) }
        }
        for (item, path) in newPaths where oldPaths[item] == nil {
            if !update.insertedSections.contains(path.section) { update.inserted.append(path) }
        }
        var moved: Set<ItemIdentifierType> = []
        for section in sections {
            let kept = section.items.filter { oldPaths[$0] != nil }
            let here = old.itemIdentifiers(inSection: section.id).filter { item in
                newPaths[item].map { sections[$0.section].id == section.id } ?? false
            }
            let stays = Set(here)
            moved.formUnion(kept.filter { !stays.contains($0) })
            moved.formUnion(Self.moved(from: here, to: kept.filter(stays.contains)))
        }
        for item in itemIdentifiers where moved.contains(item) {
            if let from = oldPaths[item], let to = newPaths[item] { update.moved.append((from, to)) }
        }
        let gone = Set(update.deleted)
        update.reloaded = reloadedItemIdentifiers.compactMap { oldPaths[$0] }.filter { !gone.contains($0) }
    }

    private var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (item, id) in section.items.enumerated() { paths[id] = IndexPath(item: item, section: number) }
        }
        return paths
    }

    /// Returns what has another place among the same identifiers, as few as possible.
    private static func moved<ID: Hashable>(from old: [ID], to new: [ID]) -> [ID] {
        guard old != new else { return [] }
        return new.difference(from: old).insertions.compactMap { change in
            if case .insert(_, let id, _) = change { id } else { nil }
        }
    }

    /// Returns the snapshot without what has been reloaded.
    var settled: NSDiffableDataSourceSnapshot {
        var copy = self
        (copy.reloadedItemIdentifiers, copy.reloadedSectionIdentifiers) = ([], [])
        return copy
    }
}
