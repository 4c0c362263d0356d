/// The objects of a class.
struct Table: Hashable, Sendable {
    var types: [String: ValueType] = [:]
    var primaryKey: String?
    var isEmbedded = false
    private(set) var rows: [Int: Row] = [:]
    /// The numbers of the rows in the order in which they were added.
    private(set) var order: [Int] = []
    private var numbers: [StoredValue: Int] = [:]

    /// Returns the number of the object with a primary key.
    func number(of key: StoredValue) -> Int? { numbers[key] }

    mutating func insert(_ row: Row, _ number: Int) {
        if rows.updateValue(row, forKey: number) == nil { order.append(number) }
        if let key = primaryKey.flatMap({ row[$0] }) { numbers[key] = number }
    }

    mutating func set(_ value: StoredValue, _ key: String, of number: Int) {
        if key == primaryKey, let old = rows[number]?[key] {
            if numbers[old] == number { numbers[old] = nil }
            numbers[value] = number
        }
        rows[number]?[key] = value
    }

    mutating func remove(_ gone: Set<Int>) {
        for number in gone {
            guard let row = rows.removeValue(forKey: number) else { continue }
            if let key = primaryKey.flatMap({ row[$0] }), numbers[key] == number { numbers[key] = nil }
        }
        guard gone.count == 1, let number = gone.first else { return order.removeAll(where: gone.contains) }
        // Numbers grow.
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < number { low = middle + 1 } else { high = middle }
        }
        if low < order.count, order[low] == number { order.remove(at: low) }
    }

    /// Replaces the value of a property without a second copy of it meanwhile.
    mutating func change<Result>(_ key: String, of number: Int, _ body: (inout StoredValue) -> Result) -> Result {
        var value = rows[number]?[key] ?? .null
        rows[number]?[key] = .null
        defer { rows[number]?[key] = value }
        return body(&value)
    }

    /// Replaces all rows, and the types of their properties.
    mutating func replace(_ types: [String: ValueType], primaryKey: String?, _ change: (Row) -> Row) {
        (self.types, self.primaryKey) = (types, primaryKey)
        for number in order { rows[number] = change(rows[number] ?? [:]) }
        index()
    }

    /// Finds the primary keys of all rows again.
    mutating func index() {
        numbers = [:]
        for number in order {
            if let key = primaryKey.flatMap({ rows[number]?[$0] }) { numbers[key] = number }
        }
    }
}

/// All that a Realm holds, as a value: what a transaction changes is a copy.
struct Contents: Sendable {
    var schemaVersion: UInt64 = 0
    var tables: [String: Table] = [:]

    func row(_ row: RowID) -> Row? { tables[row.table]?.rows[row.number] }

    func rows(of table: String) -> [RowID] { tables[table]?.order.map { RowID(table: table, number: $0) } ?? [] }

    /// Removes objects, those that belong to them, and what leads to them. Returns the objects that are gone, and those
    /// that have changed.
    mutating func remove(_ doomed: Set<RowID>) -> (gone: Set<RowID>, changed: Set<RowID>) {
        var gone = doomed
        var open = doomed
        while !open.isEmpty {
            let parts = open.flatMap { row($0)?.values.flatMap(\.links) ?? [] }
            open = Set(parts.filter { tables[$0.table]?.isEmbedded == true }).subtracting(gone)
            gone.formUnion(open)
        }
        for (table, rows) in Dictionary(grouping: gone, by: \.table) { tables[table]?.remove(Set(rows.map(\.number))) }
        return (gone, removeLinks(to: gone))
    }

    private mutating func removeLinks(to gone: Set<RowID>) -> Set<RowID> {
        let targets = Set(gone.map(\.table))
        var changed: Set<RowID> = []
        for (name, table) in tables {
            let keys = table.types.filter { $1.kind == .any || $1.target.map(targets.contains) ?? false }.map(\.key)
            for key in keys {
                for number in table.order {
                    guard let value = table.rows[number]?[key]?.withoutLinks(to: gone) else { continue }
                    tables[name]?.set(value, key, of: number)
                    changed.insert(RowID(table: name, number: number))
                }
            }
        }
        return changed
    }

    /// The objects that belong to others and don't any more.
    var orphans: Set<RowID> {
        let parts = tables.filter(\.value.isEmbedded)
        guard !parts.isEmpty else { return [] }
        var orphans = Set(parts.keys.flatMap { rows(of: $0) })
        for table in tables.values {
            for row in table.rows.values { orphans.subtract(row.values.flatMap(\.links)) }
        }
        return orphans
    }

    /// The objects of a class whose property leads to one.
    func backlinks(to row: RowID, from table: String, _ key: String) -> [RowID] {
        guard let table = tables[table].map({ (name: table, content: $0) }) else { return [] }
        return table.content.order.flatMap { number -> [RowID] in
            let count = table.content.rows[number]?[key]?.links.count { $0 == row } ?? 0
            return [RowID](repeating: RowID(table: table.name, number: number), count: count)
        }
    }

    /// The greatest number of an object.
    var lastNumber: Int { tables.values.compactMap(\.order.last).max() ?? 0 }
}
