import Foundation
import UIKit

/// The tables of a store. Its coordinator calls it with a lock.
final class SQLStore {
    unowned(unsafe) var owner: NSPersistentStore!
    let schema: SQLSchema
    let coding: SQLCoding
    private(set) var identifier = UUID().uuidString
    private(set) var metadata: [String: Any] = [:]
    let connection: SQLConnection
    /// The columns of the rows of entities by their numbers.
    var positions: [Int64: [Int?]] = [:]
    /// The indexes of tables that were asked for.
    var indexes: [String: [Index]] = [:]
    /// The last order that takes long to find, with the keys of the objects once it was asked for again.
    var knownOrder: (question: OrderQuestion, keys: [Int64]?)?
    /// Counts the transactions.
    private(set) var transactions = 0
    let isReadOnly: Bool
    /// Whether changes are noted.
    let tracksHistory: Bool
    /// The file of a binary store, which is in memory while it is open.
    private let snapshot: URL?

    init(
        _ type: String, _ url: URL?, _ entities: [NSEntityDescription], _ options: [AnyHashable: Any], isReadOnly: Bool
    ) throws {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(type) else {
            throw NSError.coreData(NSPersistentStoreInvalidTypeError, "The store type \(type) isn't known.")
        }
        snapshot = type == NSBinaryStoreType ? url : nil
        self.isReadOnly = isReadOnly
        let wish = options[NSPersistentHistoryTrackingKey]
        tracksHistory = !isReadOnly && ((wish as? Bool) ?? (wish as? NSNumber)?.boolValue ?? false)
        let isFile = type == NSSQLiteStoreType && url?.path != "/dev/null"
        var path = ":memory:"
        if isFile {
            guard let url else { throw NSError.coreData(NSPersistentStoreOpenError, "A store of SQLite needs a URL.") }
            path = url.path
        }
        coding = SQLCoding(externalFolder: isFile ? Self.externalFolder(path) : nil)
        do {
            connection = try SQLConnection(path, isReadOnly: isReadOnly)
            if !isReadOnly { try connection.run("PRAGMA auto_vacuum=\(StoreMetadata.vacuumLevel)") }
            if isFile, !isReadOnly { try connection.run("PRAGMA journal_mode=WAL") }
            for (name, value) in options[NSSQLitePragmasOption] as? [String: String] ?? [:]
            where name.allSatisfy(\.isLetterOrLine) && value.allSatisfy(\.isLetterOrLine) {
                try connection.run("PRAGMA \(name)=\(value)")
            }
            if let snapshot, FileManager.default.fileExists(atPath: snapshot.path) {
                try Self.restore(snapshot, connection)
            }
            let tables = Set(try connection.rows("SELECT name FROM sqlite_master WHERE type='table'").map { $0[0] })
            let isNew = !tables.contains(.text("Z_METADATA"))
            if isNew, !tables.isEmpty {
                throw NSError.coreData(NSPersistentStoreOpenError, "The file is a database, but no store of Core Data.")
            }
            let existing = isNew ? [] : try connection.rows("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY")
            var numbers: [String: Int64] = [:]
            for row in existing {
                if case .text(let name) = row[0], case .integer(let number) = row[1] { numbers[name] = number }
            }
            for entity in entities {
                // A renamed entity keeps its number.
                if let old = entity.renamingIdentifier, let name = entity.name, numbers[name] == nil,
                    let number = numbers[old]
                {
                    numbers[name] = number
                }
            }
            let names = tables.compactMap { if case .text(let name) = $0 { name } else { nil } }
            schema = SQLSchema(entities, numbers: numbers, tables: Set(names))
            if isNew { try create(entities) } else { try open(entities, options, isReadOnly) }
            if tracksHistory { try createHistory() }
        } catch let error as SQLError {
            throw Self.error(error, url)
        }
    }

    static func externalFolder(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT/_EXTERNAL_DATA").path
    }

    static func error(_ error: SQLError, _ url: URL?) -> NSError {
        .coreData(
            error.code == NSPersistentHistoryTokenExpiredError
                ? error.code : error.code == 26 || error.code == 11 ? 259 : NSPersistentStoreOpenError,
            error.code == 26 ? "The file couldn’t be opened because it isn’t in the correct format." : error.message,
            [NSFilePathErrorKey: url?.path ?? "", NSSQLiteErrorDomain: error.code, NSUnderlyingErrorKey: error.message])
    }

    private static func restore(_ file: URL, _ connection: SQLConnection) throws(SQLError) {
        try connection.execute("ATTACH ? AS saved", [.text(file.path)])
        let tables = try connection.rows(
            "SELECT name, sql FROM saved.sqlite_master WHERE sql NOT NULL ORDER BY type DESC")
        for table in tables {
            guard case .text(let name) = table[0], case .text(let text) = table[1] else { continue }
            try connection.run(text)
            if text.hasPrefix("CREATE TABLE") {
                try connection.run("INSERT INTO main.\"\(name)\" SELECT * FROM saved.\"\(name)\"")
            }
        }
        try connection.run("DETACH saved")
    }

    // MARK: Tables

    private func create(_ entities: [NSEntityDescription]) throws {
        metadata = StoreMetadata.start
        metadata[NSStoreUUIDKey] = identifier
        describe(entities)
        try transaction { () throws(SQLError) in
            try connection.run(
                """
                CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
                CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
                CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
                """)
            try completeTables()
            try writeMetadata()
        }
    }

    /// Creates the tables and columns that aren't there.
    private func completeTables(defaults: [String: SQLValue] = [:]) throws(SQLError) {
        let common = [
            SQLSchema.Column(name: "Z_PK", type: "INTEGER PRIMARY KEY"), .init(name: "Z_ENT", type: "INTEGER"),
            .init(name: "Z_OPT", type: "INTEGER"),
        ]
        for (table, columns) in schema.tables.sorted(by: { $0.key < $1.key }) {
            try complete(table, common + columns, "", defaults)
        }
        for (table, columns) in schema.pairTables.sorted(by: { $0.key < $1.key }) {
            let names = columns.prefix(2).map(\.name)
            try complete(table, columns, ", PRIMARY KEY (\(names.joined(separator: ", ")))", defaults)
            guard names.count == 2 else { continue }
            try connection.run(
                "CREATE INDEX IF NOT EXISTS \(table)_\(names[1])_INDEX ON \(table) (\(names[1]), \(names[0]))")
        }
        for place in schema.places.values.sorted(by: { $0.number < $1.number }) {
            let parent = place.entity.superentity.flatMap(schema.place)?.number ?? 0
            try connection.execute(
                "INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
                [.integer(place.number), .text(place.entity.name ?? ""), .integer(parent)])
            try addIndexes(place)
        }
    }

    private func complete(
        _ table: String, _ columns: [SQLSchema.Column], _ key: String, _ defaults: [String: SQLValue]
    ) throws(SQLError) {
        let there = try columnNames(table)
        guard !there.isEmpty else {
            let list = columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
            return try connection.run("CREATE TABLE \(table) (\(list)\(key))")
        }
        for column in columns where !there.contains(column.name) {
            try connection.run("ALTER TABLE \(table) ADD COLUMN \(column.name) \(column.type)")
            if let value = defaults["\(table).\(column.name)"] {
                try connection.execute("UPDATE \(table) SET \(column.name) = ?", [value])
            }
        }
    }

    private func columnNames(_ table: String) throws(SQLError) -> Set<String> { Set(try columnTypes(table).keys) }

    private func columnTypes(_ table: String) throws(SQLError) -> [String: String] {
        var types: [String: String] = [:]
        for row in try connection.rows("SELECT name, type FROM pragma_table_info(?)", [.text(table)]) {
            if case .text(let name) = row[0], case .text(let type) = row[1] { types[name] = type }
        }
        return types
    }

    private func addIndexes(_ place: SQLSchema.Place) throws(SQLError) {
        for (index, kind) in place.entity.layout.kinds.enumerated() {
            guard case .one = kind, let column = place.columns[index] else { continue }
            try connection.run(
                "CREATE INDEX IF NOT EXISTS \(place.table)_\(column.name)_INDEX ON \(place.table) (\(column.name))")
        }
        for described in place.entity.indexes {
            let columns = described.elements.compactMap { element in
                element.propertyName.flatMap { place.entity.layout.places[$0] }.flatMap { place.columns[$0]?.name }
            }
            let name = "Z_\(place.entity.name ?? "")_\(described.name)".filter { $0.isLetterOrLine }
            guard !columns.isEmpty else { continue }
            try connection.run(
                "CREATE INDEX IF NOT EXISTS \(name) ON \(place.table) (\(columns.joined(separator: ", ")))")
        }
    }

    private func describe(_ entities: [NSEntityDescription]) {
        let hashes = entities.map { ($0.name ?? "", $0.versionHash) }
        metadata[StoreMetadata.ownHashes] = Dictionary(hashes) { first, _ in first }
        metadata[NSStoreModelVersionHashesKey] = metadata[StoreMetadata.ownHashes]
        let identifiers = entities.first?.managedObjectModel?.versionIdentifiers.map { "\($0)" } ?? []
        metadata[NSStoreModelVersionIdentifiersKey] = identifiers.isEmpty ? [""] : identifiers.sorted()
    }

    func setMetadata(_ new: [String: Any]) throws {
        let own = metadata.filter { StoreMetadata.isOwn($0.key) }
        metadata = new.merging(own) { $1 }
        do throws(SQLError) { try writeMetadata() } catch { throw Self.error(error, nil) }
    }

    private func writeMetadata() throws(SQLError) {
        let kept = StoreMetadata.kept(metadata)
        let list = try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
        try connection.execute(
            "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
            [.text(identifier), .blob(list ?? Data())])
    }

    // MARK: Versions

    private func open(_ entities: [NSEntityDescription], _ options: [AnyHashable: Any], _ isReadOnly: Bool) throws {
        metadata = try StoreMetadata.read(connection)
        identifier = metadata[NSStoreUUIDKey] as? String ?? identifier
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
        if let stored = StoreMetadata.hashes(in: metadata) {
            if stored == hashes { return }
        } else if try hasAllColumns() {
            return
        }
        guard options[NSMigratePersistentStoresAutomaticallyOption] as? Bool == true, !isReadOnly else {
            throw NSError.coreData(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store",
                [
                    "metadata": metadata,
                    "reason": "The model used to open the store is incompatible with the one used to create the store",
                ])
        }
        guard options[NSInferMappingModelAutomaticallyOption] as? Bool == true else {
            throw NSError.coreData(
                NSMigrationMissingMappingModelError, "Persistent store migration failed, missing mapping model.")
        }
        try migrate(entities)
    }

    private func hasAllColumns() throws -> Bool {
        for (table, columns) in schema.tables {
            let there = try columnNames(table)
            if there.isEmpty || columns.contains(where: { !there.contains($0.name) }) { return false }
        }
        for table in schema.pairTables.keys where try columnNames(table).isEmpty { return false }
        return true
    }

    /// Changes the tables to those of the model: what was renamed keeps its values, what is new has its default.
    private func migrate(_ entities: [NSEntityDescription]) throws {
        try checkTypes()
        var defaults: [String: SQLValue] = [:]
        for place in schema.places.values {
            for (index, kind) in place.entity.layout.kinds.enumerated() {
                guard case .attribute(let attribute) = kind, let column = place.columns[index] else { continue }
                let value = ManagedValue.kept(attribute.defaultValue, for: attribute) ?? nil
                if value == nil, !attribute.isOptional, attribute.attributeType != .undefinedAttributeType,
                    try columnNames(place.table).contains(column.name) == false,
                    attribute.renamingIdentifier == attribute.name
                {
                    throw NSError.coreData(
                        NSMigrationError,
                        "Validation error missing attribute values on mandatory destination attribute",
                        ["attribute": attribute.name, "entity": place.entity.name ?? ""])
                }
                if value != nil { defaults["\(place.table).\(column.name)"] = try coding.encode(value, attribute) }
            }
        }
        try transaction { () throws(SQLError) in
            for place in schema.places.values { try rename(place) }
            try completeTables(defaults: defaults)
            describe(entities)
            try writeMetadata()
        }
    }

    /// Throws if an attribute has another type than its column: nobody can infer how to convert its values.
    private func checkTypes() throws {
        for place in schema.places.values {
            let there = try columnTypes(place.table)
            for (index, kind) in place.entity.layout.kinds.enumerated() {
                guard case .attribute(let attribute) = kind, let column = place.columns[index] else { continue }
                let old = attribute.renamingIdentifier.flatMap { there["Z\($0.uppercased())"] }
                guard let type = there[column.name] ?? old, type != column.type else { continue }
                throw NSError.coreData(
                    NSMigrationMissingMappingModelError,
                    "Persistent store migration failed, missing mapping model.",
                    [
                        "reason": "Can't find or automatically infer mapping model for migration",
                        "attribute": attribute.name, "entity": place.entity.name ?? "",
                    ])
            }
        }
    }

    private func rename(_ place: SQLSchema.Place) throws(SQLError) {
        let name = place.entity.name ?? ""
        if let old = place.entity.renamingIdentifier, old != name {
            let oldTable = "Z\(old.uppercased())"
            if place.entity.superentity == nil, try columnNames(place.table).isEmpty, try !columnNames(oldTable).isEmpty
            {
                try connection.run("ALTER TABLE \(oldTable) RENAME TO \(place.table)")
            }
            try connection.execute(
                "UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_NAME = ?", [.text(name), .text(old)])
        }
        let there = try columnNames(place.table)
        for (index, kind) in place.entity.layout.kinds.enumerated() {
            guard let column = place.columns[index], let old = kind.property.renamingIdentifier,
                !there.contains(column.name), there.contains("Z\(old.uppercased())")
            else { continue }
            try connection.run("ALTER TABLE \(place.table) RENAME COLUMN Z\(old.uppercased()) TO \(column.name)")
        }
    }

    // MARK: Transactions

    func transaction<Failure: Error>(_ body: () throws(Failure) -> Void) throws {
        transactions += 1
        try connection.run("BEGIN IMMEDIATE")
        do {
            try body()
            try connection.run("COMMIT")
        } catch {
            try? connection.run("ROLLBACK")
            throw error
        }
        if let snapshot { try writeSnapshot(snapshot) }
    }

    /// Writes a binary store beside its file, and puts it in its place.
    private func writeSnapshot(_ file: URL) throws {
        do throws(SQLError) { try connection.copy(to: file) } catch {
            throw NSError.coreData(NSPersistentStoreSaveError, error.message)
        }
    }
}

extension Character {
    fileprivate var isLetterOrLine: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
