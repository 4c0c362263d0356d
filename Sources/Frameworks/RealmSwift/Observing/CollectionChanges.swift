public import Foundation

/// What has changed in a collection.
public enum RealmCollectionChange<CollectionType> {
    /// The collection is there.
    case initial(CollectionType)
    /// Elements were deleted and modified at places of the collection as it was, and inserted at places of the
    /// collection as it is.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Error)
}

/// What has changed in a map.
public enum RealmMapChange<MapType: ThreadConfined> {
    case initial(MapType)
    case update(MapType, deletions: [String], insertions: [String], modifications: [String])
    case error(any Error)
}

/// The difference of what a collection was and is.
struct CollectionDifference {
    private(set) var deletions: [Int] = []
    private(set) var insertions: [Int] = []
    private(set) var modifications: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// - Parameter isModified: Whether an element that stays has changed.
    init(_ old: [StoredValue], _ new: [StoredValue], isModified: (StoredValue) -> Bool) {
        let kept = old == new ? old.indices.map { ($0, $0) } : Self.kept(old, new)
        let (left, right) = (Set(kept.map(\.0)), Set(kept.map(\.1)))
        deletions = old.indices.filter { !left.contains($0) }
        insertions = new.indices.filter { !right.contains($0) }
        modifications = kept.map(\.0).filter { isModified(old[$0]) }
    }

    /// Returns the places of the elements that stay, in the longest run of which none is moved.
    private static func kept(_ old: [StoredValue], _ new: [StoredValue]) -> [(Int, Int)] {
        var places = Dictionary(grouping: old.indices.reversed()) { old[$0] }
        let pairs = new.indices.compactMap { place in places[new[place]]?.popLast().map { ($0, place) } }
        // The ends of the longest rising runs of each length, with the pair before each.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (number, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].0 < pair.0 { low = middle + 1 } else { high = middle }
            }
            before[number] = low > 0 ? ends[low - 1] : nil
            if low < ends.count { ends[low] = number } else { ends.append(number) }
        }
        return sequence(first: ends.last ?? -1) { $0 < 0 ? nil : before[$0] }.filter { $0 >= 0 }.reversed().map {
            pairs[$0]
        }
    }
}

/// Compares what objects were and are, with those that they lead to.
struct ObjectDifference {
    let old: Contents
    let new: Contents
    /// The properties that count, or nil for all.
    let keyPaths: [[String]]?

    func isModified(_ value: StoredValue) -> Bool {
        guard let row = value.row else { return false }
        guard let keyPaths else {
            var known: Set<RowID> = []
            return hasChanged(row, depth: 4, &known)
        }
        return keyPaths.contains { hasChanged(row, $0[...]) }
    }

    private func hasChanged(_ row: RowID, depth: Int, _ known: inout Set<RowID>) -> Bool {
        guard known.insert(row).inserted else { return false }
        let (before, after) = (old.row(row), new.row(row))
        if before != after { return true }
        guard depth > 1 else { return false }
        for link in after?.values.flatMap(\.links) ?? [] where hasChanged(link, depth: depth - 1, &known) {
            return true
        }
        return false
    }

    private func hasChanged(_ row: RowID, _ keys: ArraySlice<String>) -> Bool {
        guard let key = keys.first else { return false }
        let (before, after) = (old.row(row)?[key], new.row(row)?[key])
        if before != after { return true }
        return after?.links.contains { hasChanged($0, keys.dropFirst()) } ?? false
    }

    /// The properties of an object that have other values, or lead to objects that have.
    func changedKeys(of row: RowID) -> [String] {
        let (before, after) = (old.row(row) ?? [:], new.row(row) ?? [:])
        guard let keyPaths else { return after.keys.filter { before[$0] != after[$0] }.sorted() }
        return Set(keyPaths.filter { hasChanged(row, $0[...]) }.compactMap(\.first)).sorted()
    }
}

/// Tells a block of the changes of a collection.
private final class CollectionObserver: Observers.Observer {
    private let rows: _Rows
    private let keyPaths: [[String]]?
    private let notify: (CollectionDifference?) -> Void
    private var seen: (values: [StoredValue], contents: Contents)?

    init(_ rows: _Rows, _ keyPaths: [String]?, _ notify: @escaping (CollectionDifference?) -> Void) {
        self.rows = rows
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.notify = notify
    }

    var hasBegun: Bool { seen != nil }
    func skip(_ context: RealmContext) { seen = (rows.values, context.contents) }

    func deliver(_ context: RealmContext) {
        let old = seen
        skip(context)
        guard let old, let new = seen else { return notify(nil) }
        let objects = ObjectDifference(old: old.contents, new: new.contents, keyPaths: keyPaths)
        let difference = CollectionDifference(old.values, new.values, isModified: objects.isModified)
        if !difference.isEmpty { notify(difference) }
    }
}

extension RealmCollection {
    /// Calls a block with the collection, and after each change of it, as long as the result is kept.
    ///
    /// - Parameter keyPaths: The properties of objects whose changes count, or nil for all.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        guard let rows = _rows else { fatalError("Only collections that are in a Realm can be observed.") }
        let context = rows.context.observing(on: queue)
        guard let observed = context === rows.context ? self : _moved(to: context), let rows = observed._rows else {
            fatalError("Only collections that are in a Realm can be observed.")
        }
        let observer = CollectionObserver(rows, keyPaths) { difference in
            guard let difference else { return block(.initial(observed)) }
            block(
                .update(
                    observed, deletions: difference.deletions, insertions: difference.insertions,
                    modifications: difference.modifications))
        }
        return context.observers.add(observer, to: context)
    }
}

extension RealmCollection where Element: ObjectBase {
    public func observe(
        keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: keyPaths.map { KeyNames.text($0) }, on: queue, block)
    }
}

/// Tells a block of the changes of a map.
private final class MapObserver: Observers.Observer {
    private let place: PropertyPlace
    private let notify: ((deletions: [String], insertions: [String], modifications: [String])?) -> Void
    private var seen: [String: StoredValue]?

    init(
        _ place: PropertyPlace,
        _ notify: @escaping ((deletions: [String], insertions: [String], modifications: [String])?) -> Void
    ) {
        (self.place, self.notify) = (place, notify)
    }

    private var entries: [String: StoredValue] { place.isValid ? place.value.entries : [:] }

    var hasBegun: Bool { seen != nil }
    func skip(_ context: RealmContext) { seen = entries }

    func deliver(_ context: RealmContext) {
        let old = seen
        let new = entries
        seen = new
        guard let old else { return notify(nil) }
        let deletions = old.keys.filter { new[$0] == nil }.sorted()
        let insertions = new.keys.filter { old[$0] == nil }.sorted()
        let modifications = new.keys.filter { key in old[key].map { $0 != new[key] } ?? false }.sorted()
        if !(deletions + insertions + modifications).isEmpty { notify((deletions, insertions, modifications)) }
    }
}

extension Map {
    /// Calls a block with the map, and after each change of it, as long as the result is kept.
    public func observe(
        on queue: DispatchQueue? = nil, _ block: @escaping (RealmMapChange<Map>) -> Void
    ) -> NotificationToken {
        guard let place else { fatalError("Only collections that are in a Realm can be observed.") }
        let context = place.context.observing(on: queue)
        let map = Map(place.moved(to: context))
        let observer = MapObserver(place.moved(to: context)) { change in
            guard let change else { return block(.initial(map)) }
            block(
                .update(
                    map, deletions: change.deletions, insertions: change.insertions, modifications: change.modifications
                ))
        }
        return context.observers.add(observer, to: context)
    }
}
