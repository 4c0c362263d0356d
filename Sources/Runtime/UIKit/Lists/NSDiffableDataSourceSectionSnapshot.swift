/// The items of a section at a point in time, some of which contain others and open and close.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items in the order in which they are shown if all are open.
    private var order: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Asking

    public var items: [ItemIdentifierType] { order }
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    /// The items that are shown: those all of whose parents are open.
    public var visibleItems: [ItemIdentifierType] {
        var visible: [ItemIdentifierType] = []
        var shown: Set<ItemIdentifierType> = []
        for item in order {
            if let parent = parents[item], !shown.contains(parent) || !expanded.contains(parent) { continue }
            shown.insert(item)
            visible.append(item)
        }
        return visible
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    /// Returns the number of an item's parents, or -1 for one that isn't there.
    public func level(of item: ItemIdentifierType) -> Int { contains(item) ? ancestors(of: item).count : -1 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }

    /// Whether an item contains others.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    /// Returns the places of the items that an item contains, also within others.
    private func descendants(of item: ItemIdentifierType) -> Range<Int> {
        guard let start = index(of: item) else { return 0..<0 }
        var end = start + 1
        while end < order.count, ancestors(of: order[end]).contains(item) { end += 1 }
        return start + 1..<end
    }

    /// Returns the items that an item contains.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        let range = descendants(of: parent)
        guard contains(parent) else { return part }
        part.order = (includingParent ? [parent] : []) + order[range]
        let inside = Set(part.order)
        for item in part.order {
            if let own = parents[item], inside.contains(own) { part.parents[item] = own }
        }
        part.expanded = expanded.intersection(inside)
        return part
    }

    // MARK: Items

    /// Adds items at the end, or at the end of what an item contains.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(new(items), at: order.count, parent: nil) }
        guard contains(parent) else { return SnapshotReport.missing("item") }
        insert(new(items), at: descendants(of: parent).upperBound, parent: parent)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return SnapshotReport.missing("item") }
        insert(new(items), at: place, parent: parents[item])
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard contains(item) else { return SnapshotReport.missing("item") }
        insert(new(items), at: max(descendants(of: item).upperBound, (index(of: item) ?? 0) + 1), parent: parents[item])
    }

    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return SnapshotReport.missing("item") }
        insert(snapshot, at: place, parent: parents[item])
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard contains(item) else { return SnapshotReport.missing("item") }
        insert(snapshot, at: max(descendants(of: item).upperBound, (index(of: item) ?? 0) + 1), parent: parents[item])
    }

    /// Puts other items in the place of those that an item contains.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard contains(parent) else { return SnapshotReport.missing("item") }
        delete(Array(order[descendants(of: parent)]))
        insert(snapshot, at: descendants(of: parent).upperBound, parent: parent)
    }

    /// Deletes items with all that they contain.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone = Set(items)
        for item in items where contains(item) { gone.formUnion(order[descendants(of: item)]) }
        order.removeAll(where: gone.contains)
        expanded.subtract(gone)
        for item in gone { parents[item] = nil }
    }

    public mutating func deleteAll() { self = Self() }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Int, parent: ItemIdentifierType?) {
        order.insert(contentsOf: items, at: place)
        for item in items { parents[item] = parent }
    }

    private mutating func insert(_ snapshot: Self, at place: Int, parent: ItemIdentifierType?) {
        let items = new(snapshot.order)
        let inserted = Set(items)
        order.insert(contentsOf: items, at: place)
        for item in items {
            let own = snapshot.parents[item]
            parents[item] = own.map(inserted.contains) == true ? own : parent
        }
        expanded.formUnion(snapshot.expanded.intersection(inserted))
    }

    /// Returns the items that are not there yet, each once.
    private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var known = Set(order)
        let new = items.filter { known.insert($0).inserted }
        if new.count < items.count { SnapshotReport.duplicate("item") }
        return new
    }

    // MARK: Opening

    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// The items with their levels, for debugging.
    public func visualDescription() -> String {
        order.map { item in
            let sign = hasChildren(item) ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }
}
