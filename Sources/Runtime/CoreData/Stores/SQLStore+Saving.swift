import Foundation
import UIKit

/// The objects that a save writes.
struct ObjectChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Objects that others have changed, and rows that aren't unique: nothing of the save was written.
struct SaveConflict: Error, @unchecked Sendable {
    // Thrown and caught on one thread
    var changed: [NSManagedObject] = []
    /// The objects that are to be deleted.
    var deleted: [NSManagedObject] = []
    /// The objects whose values must be unique, with the keys of the rows that have the same.
    var constraints: [(object: NSManagedObject, properties: [String], key: Int64)] = []
}

extension SQLStore {
    /// Gives objects the identifiers that they have in the store from now on.
    func identifiers(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        var next: [Int64: Int64] = [:]
        var result: [NSManagedObjectID] = []
        let body = { () throws in
            for object in objects {
                guard let root = self.schema.place(object.entity.root) else {
                    throw NSError.coreData(NSCoreDataError, "The store has no entity '\(object.entity.name ?? "")'.")
                }
                if next[root.number] == nil {
                    var last: Int64 = 0
                    try self.connection.execute(
                        "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(root.number)]
                    ) {
                        last = $0.integer(0)
                    }
                    next[root.number] = last
                }
                let key = (next[root.number] ?? 0) + 1
                next[root.number] = key
                result.append(NSManagedObjectID(object.entity, key, in: self.owner))
            }
            for (number, last) in next {
                try self.connection.execute(
                    "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(last), .integer(number)])
            }
        }
        try transaction(body)
        return result
    }

    /// Writes changes, all or none. `ids` are the identifiers of inserted objects.
    func save(
        _ changes: ObjectChanges, _ ids: [ObjectIdentifier: NSManagedObjectID], by author: HistoryAuthor
    ) throws {
        func key(_ object: NSManagedObject) -> Int64 { (ids[ObjectIdentifier(object)] ?? object.objectID).key ?? -1 }
        let deleted = Set(changes.deleted.map(\.objectID))
        try transaction {
            var conflict = SaveConflict()
            let tombstones = try tombstones(of: changes.deleted.map(\.objectID))
            for object in changes.deleted {
                guard let place = schema.place(object.entity) else { continue }
                if try !delete(object, key(object), place) { conflict.deleted.append(object) }
                try removePairs(of: object, place)
            }
            for object in changes.inserted + changes.updated {
                conflict.constraints += try violations(object, key(object), deleted)
            }
            if !conflict.constraints.isEmpty { throw conflict }
            for object in changes.inserted { try insert(object, key(object), key) }
            for object in changes.updated where try !update(object, key) { conflict.changed.append(object) }
            if !conflict.changed.isEmpty || !conflict.deleted.isEmpty { throw conflict }
            for object in changes.inserted + changes.updated { try writeLists(object, key) }
            if tracksHistory { try record(changes, ids, tombstones, by: author) }
        }
    }

    private func record(
        _ changes: ObjectChanges, _ ids: [ObjectIdentifier: NSManagedObjectID],
        _ tombstones: [NSManagedObjectID: Data], by author: HistoryAuthor
    ) throws {
        func id(_ object: NSManagedObject) -> NSManagedObjectID { ids[ObjectIdentifier(object)] ?? object.objectID }
        let inserted = changes.inserted.map { HistoryEntry(.insert, id($0)) }
        let updated = changes.updated.map { HistoryEntry(.update, id($0), columns: $0.changes) }
        let deleted = changes.deleted.map { HistoryEntry(.delete, id($0), tombstone: tombstones[id($0)]) }
        try record(inserted + updated + deleted, by: author)
    }

    private func value(
        _ object: NSManagedObject, _ index: Int, _ key: (NSManagedObject) -> Int64
    ) throws -> SQLValue {
        switch object.layout.kinds[index] {
        case .attribute(let attribute): return try coding.encode(object.value(at: index), attribute)
        default:
            switch object.slots[index] {
            case .identifier(let id): return id.key.map { .integer($0) } ?? .null
            case .one(let other?): return .integer(key(other))
            default: return .null
            }
        }
    }

    private func insert(_ object: NSManagedObject, _ own: Int64, _ key: (NSManagedObject) -> Int64) throws {
        guard let place = schema.place(object.entity) else { return }
        var values: [SQLValue] = [.integer(own), .integer(place.number), .integer(1)]
        for (index, column) in place.columns.enumerated() where column != nil {
            values.append(try value(object, index, key))
        }
        try connection.execute(place.insertion, values)
    }

    /// Deletes an object. Returns false if others have changed it since it was read.
    private func delete(_ object: NSManagedObject, _ key: Int64, _ place: SQLSchema.Place) throws -> Bool {
        let version = object.row?.version ?? 1
        try connection.execute(
            "DELETE FROM \(place.table) WHERE Z_PK = ? AND Z_OPT = ?", [.integer(key), .integer(version)])
        if connection.changes == 1 { return true }
        return try connection.rows("SELECT 1 FROM \(place.table) WHERE Z_PK = ?", [.integer(key)]).isEmpty
    }

    /// Writes what has changed of an object. Returns false if others have changed it since it was read.
    private func update(_ object: NSManagedObject, _ key: (NSManagedObject) -> Int64) throws -> Bool {
        guard let place = schema.place(object.entity) else { return true }
        let version = object.row?.version ?? 1
        var terms = ["Z_OPT = ?"]
        var values: [SQLValue] = [.integer(version + 1)]
        for index in object.changes.sorted() {
            guard let column = place.columns[index] else { continue }
            terms.append("\(column.name) = ?")
            values.append(try value(object, index, key))
        }
        values += [.integer(key(object)), .integer(version)]
        try connection.execute(
            "UPDATE \(place.table) SET \(terms.joined(separator: ", ")) WHERE Z_PK = ? AND Z_OPT = ?", values)
        return connection.changes == 1
    }

    // MARK: Relationships

    private func writeLists(_ object: NSManagedObject, _ key: (NSManagedObject) -> Int64) throws {
        guard let place = schema.place(object.entity) else { return }
        for (index, list) in place.lists {
            guard object.isInserted || object.changes.contains(index) else { continue }
            switch list {
            case .inverse(let table, _, let order):
                guard let order else { continue }
                for (position, other) in object.list(at: index).enumerated() {
                    try connection.execute(
                        "UPDATE \(table) SET \(order) = ? WHERE Z_PK = ?",
                        [.integer(Int64(position + 1) * 1024), .integer(key(other))])
                }
            case .pairs(let table, let own, let other, let order):
                try writePairs(object, index, (table, own, other, order), key)
            }
        }
    }

    private func writePairs(
        _ object: NSManagedObject, _ index: Int, _ pairs: (table: String, own: String, other: String, order: String?),
        _ key: (NSManagedObject) -> Int64
    ) throws {
        let added: [NSManagedObject]
        let removed: [NSManagedObject]
        switch object.slots[index] {
        case .unread(let new, let old): (added, removed) = (new, old)
        case .many(let list):
            let before = object.committedLists[index] ?? []
            let known = Set(list.map(ObjectIdentifier.init))
            removed = before.filter { !known.contains(ObjectIdentifier($0)) }
            added = list
        default: return
        }
        for other in removed {
            try connection.execute(
                "DELETE FROM \(pairs.table) WHERE \(pairs.own) = ? AND \(pairs.other) = ?",
                [.integer(key(object)), .integer(key(other))])
        }
        for (position, other) in added.enumerated() {
            try connection.execute(
                "INSERT OR IGNORE INTO \(pairs.table) (\(pairs.own), \(pairs.other)) VALUES (?, ?)",
                [.integer(key(object)), .integer(key(other))])
            if let order = pairs.order {
                try connection.execute(
                    "UPDATE \(pairs.table) SET \(order) = ? WHERE \(pairs.own) = ? AND \(pairs.other) = ?",
                    [.integer(Int64(position + 1) * 1024), .integer(key(object)), .integer(key(other))])
            }
        }
    }

    private func removePairs(of object: NSManagedObject, _ place: SQLSchema.Place) throws {
        for case .pairs(let table, let own, _, _) in place.lists.values {
            try connection.execute("DELETE FROM \(table) WHERE \(own) = ?", [.integer(object.objectID.key ?? -1)])
        }
    }

    // MARK: Constraints

    private func violations(
        _ object: NSManagedObject, _ own: Int64, _ deleted: Set<NSManagedObjectID>
    ) throws -> [(object: NSManagedObject, properties: [String], key: Int64)] {
        guard let place = schema.place(object.entity) else { return [] }
        var found: [(object: NSManagedObject, properties: [String], key: Int64)] = []
        for constraint in object.layout.constraints {
            let indexes = constraint.compactMap { object.layout.places[$0] }
            guard object.isInserted || indexes.contains(where: object.changes.contains) else { continue }
            var values: [SQLValue] = []
            var terms: [String] = []
            for index in indexes {
                guard let column = place.columns[index] else { continue }
                terms.append("\(column.name) = ?")
                values.append(try value(object, index) { $0.objectID.key ?? -1 })
            }
            if values.contains(.null) || values.isEmpty { continue }
            try connection.execute(
                "SELECT Z_PK FROM \(place.table) WHERE \(terms.joined(separator: " AND ")) AND Z_PK != ?",
                values + [.integer(own)]
            ) { row in
                let id = NSManagedObjectID(object.entity, row.integer(0), in: owner)
                if !deleted.contains(id) { found.append((object, constraint, row.integer(0))) }
            }
        }
        return found
    }

    // MARK: Batches

    func delete(_ objects: [NSManagedObjectID], by author: HistoryAuthor) throws {
        try transaction {
            let tombstones = try tombstones(of: objects)
            try record(objects.map { HistoryEntry(.delete, $0, tombstone: tombstones[$0]) }, by: author)
            for id in objects {
                guard let place = schema.place(id.entity), let key = id.key else { continue }
                try connection.execute("DELETE FROM \(place.table) WHERE Z_PK = ?", [.integer(key)])
                for list in place.lists.values {
                    switch list {
                    case .inverse(let table, let column, _):
                        try connection.execute(
                            "UPDATE \(table) SET \(column) = NULL WHERE \(column) = ?", [.integer(key)])
                    case .pairs(let table, let own, _, _):
                        try connection.execute("DELETE FROM \(table) WHERE \(own) = ?", [.integer(key)])
                    }
                }
            }
        }
    }

    func update(_ objects: [NSManagedObjectID], _ values: [String: Any], by author: HistoryAuthor) throws {
        try transaction {
            try record(
                objects.map { id in
                    HistoryEntry(.update, id, columns: Set(values.keys.compactMap { id.entity.layout.places[$0] }))
                }, by: author)
            for id in objects {
                guard let place = schema.place(id.entity), let key = id.key else { continue }
                var terms = ["Z_OPT = Z_OPT + 1"]
                var bound: [SQLValue] = []
                for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                    guard let index = place.entity.layout.places[name], let column = place.columns[index],
                        case .attribute(let attribute) = place.entity.layout.kinds[index]
                    else { continue }
                    terms.append("\(column.name) = ?")
                    bound.append(try coding.encode(ManagedValue.kept(value, for: attribute) ?? nil, attribute))
                }
                try connection.execute(
                    "UPDATE \(place.table) SET \(terms.joined(separator: ", ")) WHERE Z_PK = ?", bound + [.integer(key)]
                )
            }
        }
    }
}

extension NSEntityDescription {
    /// The names of properties that must be unique together, with those of the entities above.
    var allConstraints: [[String]] {
        let own = uniquenessConstraints.map { $0.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" } }
        return own + (superentity?.allConstraints ?? [])
    }
}
