import Foundation
import UIKit

extension SQLStore {
    /// An object that was found, with its values if they were read.
    struct Found {
        var id: NSManagedObjectID
        var row: Row?
    }

    // MARK: Single objects

    func row(of id: NSManagedObjectID) throws -> Row? {
        guard let key = id.key, let place = schema.place(id.entity) else { return nil }
        var found: Row?
        try connection.execute("\(selection(place, "t0")) WHERE t0.Z_PK = ?", [.integer(key)]) {
            found = read($0, place)?.row
        }
        return found
    }

    /// Returns the values of objects of an entity by their keys.
    func rows(of ids: [NSManagedObjectID], _ entity: NSEntityDescription) throws -> [Int64: Row] {
        guard let place = schema.place(entity), !ids.isEmpty else { return [:] }
        var rows: [Int64: Row] = [:]
        rows.reserveCapacity(ids.count)
        try connection.execute("\(selection(place, "t0")) WHERE t0.Z_PK IN \(Self.listed)", [Self.list(ids)]) { row in
            rows[row.integer(0)] = read(row, place)?.row
        }
        return rows
    }

    /// The numbers of a list that is one value of a statement, so that the statement is the same for each number of them.
    private static let listed = "(SELECT value FROM json_each(?))"

    private static func list(_ ids: [NSManagedObjectID]) -> SQLValue {
        .text("[\(ids.compactMap(\.key).map(String.init).joined(separator: ","))]")
    }

    /// Returns the objects at the other end of a to-many relationship of objects, by these.
    func related(
        to ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription
    ) throws -> [NSManagedObjectID: [Found]] {
        guard let first = ids.first, let place = schema.place(first.entity),
            let index = place.entity.layout.places[relationship.name], let list = place.lists[index],
            let destination = relationship.destinationEntity.flatMap(schema.place)
        else { return [:] }
        let (join, owner, order): (String, String, String?)
        switch list {
        case .inverse(_, let column, let sorting):
            (join, owner, order) = ("", "t0.\(column)", sorting.map { "t0.\($0)" })
        case .pairs(let table, let own, let other, let sorting):
            join = " JOIN \(table) t1 ON t0.Z_PK = t1.\(other)"
            (owner, order) = ("t1.\(own)", sorting.map { "t1.\($0)" })
        }
        let sorting = order.map { " ORDER BY \($0)" } ?? ""
        let text = selection(destination, "t0", also: owner) + join + " WHERE \(owner) IN \(Self.listed)\(sorting)"
        var found: [Int64: [Found]] = [:]
        try connection.execute(text, [Self.list(ids)]) { row in
            if let object = read(row, destination) { found[row.integer(row.count - 1), default: []].append(object) }
        }
        let pairs = ids.map { id in (id, id.key.flatMap { found[$0] } ?? []) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The columns of an entity's table and of those that inherit from it.
    private func columns(_ place: SQLSchema.Place) -> [SQLSchema.Column] { schema.tables[place.table] ?? [] }

    private func selection(
        _ place: SQLSchema.Place, _ name: String, withValues: Bool = true, also last: String? = nil
    ) -> String {
        let list = withValues ? columns(place).map { ", \(name).\($0.name)" }.joined() : ""
        let end = last.map { ", \($0)" } ?? ""
        return "SELECT \(name).Z_PK, \(name).Z_ENT, \(name).Z_OPT\(list)\(end) FROM \(place.table) \(name)"
    }

    /// Returns the object of a row with all columns of its table, or without its values.
    private func read(_ row: SQLRow, _ place: SQLSchema.Place, withValues: Bool = true) -> Found? {
        guard let own = schema.place(row.integer(1)) else { return nil }
        guard withValues else { return Found(id: NSManagedObjectID(own.entity, row.integer(0), in: owner)) }
        let positions = positions(of: own)
        var values: [Any?] = []
        values.reserveCapacity(positions.count)
        for (index, kind) in own.entity.layout.kinds.enumerated() {
            guard let position = positions[index] else {
                values.append(nil)
                continue
            }
            let value = row[position]
            switch kind {
            case .attribute(let attribute): values.append(coding.decode(value, attribute))
            case .one(let relationship):
                if case .integer(let key) = value, let entity = relationship.destinationEntity {
                    values.append(identifier(entity, key))
                } else {
                    values.append(nil)
                }
            case .many: values.append(nil)
            }
        }
        return Found(id: NSManagedObjectID(own.entity, row.integer(0), in: owner), row: Row(row.integer(2), values))
    }

    private func positions(of place: SQLSchema.Place) -> [Int?] {
        if let known = positions[place.number] { return known }
        let names = columns(place).map(\.name)
        let found = place.columns.map { column in column.flatMap { names.firstIndex(of: $0.name) }.map { $0 + 3 } }
        positions[place.number] = found
        return found
    }

    /// Returns the identifier of a related object. Of an entity that others inherit from, its own entity is looked up.
    func identifier(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
        guard !entity.subentities.isEmpty, let place = schema.place(entity) else {
            return NSManagedObjectID(entity, key, in: owner)
        }
        var own: NSEntityDescription?
        try? connection.execute("SELECT Z_ENT FROM \(place.table) WHERE Z_PK = ?", [.integer(key)]) {
            own = schema.place($0.integer(0))?.entity
        }
        return NSManagedObjectID(own ?? entity, key, in: owner)
    }

    // MARK: Requests

    /// What a request asks, as parts of a statement.
    private func query<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription
    ) throws -> (query: SQLQuery, place: SQLSchema.Place, condition: String) {
        guard let place = schema.place(entity) else {
            throw NSError.coreData(NSCoreDataError, "The store has no entity '\(entity.name ?? "")'.")
        }
        let query = SQLQuery(place, schema, coding)
        var conditions: [String] = []
        let numbers = schema.numbers(entity, withSubentities: request.includesSubentities)
        if numbers.count < schema.numbers(entity.root, withSubentities: true).count {
            conditions.append("t0.Z_ENT IN (\(numbers.map { "\($0)" }.joined(separator: ",")))")
        }
        if let predicate = request.predicate { conditions.append(try query.condition(predicate.condition)) }
        return (query, place, conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))")
    }

    private func bounds<Result>(_ request: NSFetchRequest<Result>) -> String {
        guard request.fetchLimit > 0 || request.fetchOffset > 0 else { return "" }
        return " LIMIT \(request.fetchLimit > 0 ? request.fetchLimit : -1) OFFSET \(request.fetchOffset)"
    }

    /// Returns what a request finds, the first objects with their values.
    func fetch<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription, rows: Int
    ) throws -> [Found] {
        let (query, place, condition) = try query(request, entity)
        var order = try query.order(request.sortDescriptors ?? [])
        if order.isEmpty, request.fetchLimit > 0 || request.fetchOffset > 0 { order = "t0.Z_PK" }
        addIndex(for: request, place)
        let start = selection(place, "t0", withValues: rows > 0)
        let sorting = order.isEmpty ? "" : " ORDER BY \(order)"
        if request.fetchLimit > 0, order.contains(" COLLATE "), query.scope.joins.isEmpty {
            let keys = try sortedKeys("SELECT t0.Z_PK FROM \(place.table) t0\(condition)\(sorting)", query.values)
            if let page = keys?.dropFirst(request.fetchOffset).prefix(request.fetchLimit) {
                return try found(Array(page), place, rows: rows)
            }
        }
        var rest = "\(query.scope.joins)\(condition)\(sorting)\(bounds(request))"
        if request.fetchLimit > 0, order.contains(" COLLATE "), query.scope.joins.isEmpty {
            // The first ones are found in an index, if there is one, without the rest of the rows.
            rest = " WHERE t0.Z_PK IN (SELECT t0.Z_PK FROM \(place.table) t0\(rest))\(sorting)"
        }
        let text = start + rest
        var found: [Found] = []
        try connection.execute(text, query.values) { row in
            if let object = read(row, place, withValues: found.count < rows) { found.append(object) }
        }
        return found
    }

    /// Returns the objects with keys, in their order.
    private func found(_ keys: [Int64], _ place: SQLSchema.Place, rows: Int) throws -> [Found] {
        var byKey: [Int64: Found] = [:]
        let list = SQLValue.text("[\(keys.map(String.init).joined(separator: ","))]")
        let text = "\(selection(place, "t0", withValues: rows > 0)) WHERE t0.Z_PK IN \(Self.listed)"
        try connection.execute(text, [list]) { row in
            byKey[row.integer(0)] = read(row, place, withValues: byKey.count < rows)
        }
        return keys.compactMap { byKey[$0] }
    }

    func count<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) throws -> Int {
        let (query, place, condition) = try query(request, entity)
        let inner = "SELECT 1 FROM \(place.table) t0\(query.scope.joins)\(condition)\(bounds(request))"
        var count = 0
        try connection.execute("SELECT COUNT(*) FROM (\(inner))", query.values) { count = Int($0.integer(0)) }
        return count
    }

    /// Returns the properties that a request names, computed by the store.
    func dictionaries<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription
    ) throws -> [NSDictionary] {
        let names = request.propertiesToFetch ?? entity.attributesByName.keys.sorted()
        guard let place = schema.place(entity) else { return [] }
        let query = SQLQuery(place, schema, coding)
        var columns: [(name: String, decode: (SQLValue) -> Any?)] = []
        var texts: [String] = []
        for property in names {
            if let described = property as? NSExpressionDescription, let expression = described.expression {
                texts.append(try query.expressionText(expression.expression))
                columns.append((described.name, decoder(described.expressionResultType)))
            } else {
                let key = (property as? NSPropertyDescription)?.name ?? "\(property)"
                texts.append(try query.operandText(key))
                columns.append((key, decoder(ofKey: key, entity)))
            }
        }
        var conditions: [String] = []
        let numbers = schema.numbers(entity, withSubentities: request.includesSubentities)
        conditions.append("t0.Z_ENT IN (\(numbers.map { "\($0)" }.joined(separator: ",")))")
        if let predicate = request.predicate { conditions.append(try query.condition(predicate.condition)) }
        var end = ""
        if let groups = request.propertiesToGroupBy, !groups.isEmpty {
            var terms: [String] = []
            for group in groups {
                terms.append(try query.operandText((group as? NSPropertyDescription)?.name ?? "\(group)"))
            }
            end += " GROUP BY \(terms.joined(separator: ", "))"
            if let having = request.havingPredicate { end += " HAVING \(try query.condition(having.condition))" }
        }
        let order = try query.order(request.sortDescriptors ?? [])
        if !order.isEmpty { end += " ORDER BY \(order)" }
        let text =
            "SELECT \(request.returnsDistinctResults ? "DISTINCT " : "")\(texts.joined(separator: ", ")) FROM \(place.table) t0\(query.scope.joins) WHERE \(conditions.joined(separator: " AND "))\(end)\(bounds(request))"
        var results: [NSDictionary] = []
        try connection.execute(text, query.values) { row in
            let result = NSMutableDictionary()
            for (position, column) in columns.enumerated() {
                if let value = column.decode(row[position]) {
                    result.setObject(value, forKey: NSString(string: column.name))
                }
            }
            results.append(result)
        }
        return results
    }

    private func decoder(_ type: NSAttributeType) -> (SQLValue) -> Any? {
        let attribute = NSAttributeDescription()
        attribute.attributeType = type
        return { [coding] in coding.decode($0, attribute) }
    }

    private func decoder(ofKey key: String, _ entity: NSEntityDescription) -> (SQLValue) -> Any? {
        var current = entity
        var last: NSPropertyDescription?
        for name in key.split(separator: ".") {
            last = current.propertiesByName[String(name)]
            if let destination = (last as? NSRelationshipDescription)?.destinationEntity { current = destination }
        }
        if let attribute = last as? NSAttributeDescription { return { [coding] in coding.decode($0, attribute) } }
        guard last is NSRelationshipDescription else { return decoder(.undefinedAttributeType) }
        return { [unowned self] value in
            if case .integer(let key) = value { identifier(current, key) } else { nil }
        }
    }
}
