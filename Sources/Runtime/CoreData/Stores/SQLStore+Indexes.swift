import Foundation
import UIKit

/// Indexes that a model doesn't have.
///
/// Requests for the first objects in an order, or for those with a value, would read the whole of a large table. The store adds an
/// index for them, which stays in the file; whoever else opens it keeps it up to date as any index.
extension SQLStore {
    /// The size of a table from which on indexes are added, and how many are.
    private static var leastRows: Int64 { 5_000 }
    private static var mostIndexes: Int { 8 }

    func addIndex<Result>(for request: NSFetchRequest<Result>, _ place: SQLSchema.Place) {
        guard !isReadOnly else { return }
        var columns = equalColumns(request.predicate?.condition, place)
        if request.fetchLimit > 0 { columns += sortedColumns(request.sortDescriptors ?? [], place) }
        columns = columns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        guard !columns.isEmpty, rowCount(place) >= Self.leastRows else { return }
        let known = indexes[place.table] ?? readIndexes(place.table)
        indexes[place.table] = known
        guard !known.contains(where: { $0.starts(with: columns) }),
            known.count(where: { $0.isAdded }) < Self.mostIndexes
        else { return }
        let name = "\(Index.prefix)\(place.table)_\(columns.joined(separator: "_"))"
        // Another process may be writing: the next request tries again.
        connection.withoutWaiting {
            try? connection.run(
                "CREATE INDEX IF NOT EXISTS \(name) ON \(place.table) (\(columns.joined(separator: ", ")))")
        }
        indexes[place.table] = nil
    }

    /// An index of a table.
    struct Index {
        static var prefix: String { "ZADDED_" }
        var name: String
        var columns: [String]
        var isAdded: Bool { name.hasPrefix(Self.prefix) }
        func starts(with columns: [String]) -> Bool { self.columns.starts(with: columns) }
    }

    private func readIndexes(_ table: String) -> [Index] {
        let rows = try? connection.rows(
            """
            SELECT i.name, c.name FROM sqlite_master i, pragma_index_info(i.name) c
            WHERE i.type = 'index' AND i.tbl_name = ? ORDER BY i.name, c.seqno
            """, [.text(table)])
        var found: [Index] = []
        for row in rows ?? [] {
            guard case .text(let name) = row[0], case .text(let column) = row[1] else { continue }
            if found.last?.name != name { found.append(Index(name: name, columns: [])) }
            found[found.count - 1].columns.append(column)
        }
        return found
    }

    private func rowCount(_ place: SQLSchema.Place) -> Int64 {
        var count: Int64 = 0
        let root = schema.place(place.entity.root)?.number ?? place.number
        try? connection.execute("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(root)]) {
            count = $0.integer(0)
        }
        return count
    }

    /// The columns whose values all objects that a condition holds for have in common.
    private func equalColumns(_ condition: PredicateCondition?, _ place: SQLSchema.Place) -> [String] {
        switch condition {
        case .all(let parts): return parts.flatMap { equalColumns($0, place) }
        case .comparison(let comparison):
            let options = comparison.options
            guard comparison.sign == .equal, comparison.quantifier == nil, !options.ignoresCase,
                !options.ignoresDiacritics, case .path(.subject, let keys) = comparison.left, keys.count == 1,
                case .constant(let value) = comparison.right, !PredicateValue.isNil(value)
            else { return [] }
            return column(keys[0], place).map { [$0] } ?? []
        default: return []
        }
    }

    /// The columns by which rows are sorted in one direction. An index has texts as their bytes sort: as people sort them, it has
    /// at least less to read than the table.
    private func sortedColumns(_ descriptors: [NSSortDescriptor], _ place: SQLSchema.Place) -> [String] {
        var columns: [String] = []
        for descriptor in descriptors {
            guard descriptor.isPlain, descriptor.ascending == descriptors.first?.ascending, let key = descriptor.key,
                let column = column(key, place)
            else { break }
            columns.append(column)
            if descriptor.selector.map({ "\($0)" != "compare:" }) ?? false { break }
        }
        return columns
    }

    private func column(_ key: String, _ place: SQLSchema.Place) -> String? {
        place.entity.layout.places[key].flatMap { place.columns[$0]?.name }
    }
}
