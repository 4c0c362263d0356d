import Foundation
import UIKit

/// A transaction of the history: its author, context, bundle and process by name.
struct HistoryRecord {
    var number: Int64
    var time: Date
    var names: [String?]
}

/// What a save did with an object.
struct HistoryEntry {
    var type: NSPersistentHistoryChangeType
    var id: NSManagedObjectID
    /// The places of the properties that an update changed.
    var columns: Set<Int>
    /// What is kept of a deleted object.
    var tombstone: Data?

    init(
        _ type: NSPersistentHistoryChangeType, _ id: NSManagedObjectID, columns: Set<Int> = [], tombstone: Data? = nil
    ) { (self.type, self.id, self.columns, self.tombstone) = (type, id, columns, tombstone) }
}

/// Who saves.
struct HistoryAuthor {
    var author: String?
    var context: String?
}

/// The history of a store, in tables named as Core Data's: `ATRANSACTION`, `ACHANGE`, and names in `ATRANSACTIONSTRING`.
extension SQLStore {
    func createHistory() throws(SQLError) {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER,
                ZAUTHORTS INTEGER, ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT);
            CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER,
                ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB);
            CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
                ZNAME VARCHAR UNIQUE);
            CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID);
            """)
        let columns = try connection.rows("SELECT 1 FROM pragma_table_info('ACHANGE') WHERE name = 'ZTOMBSTONE'")
        if columns.isEmpty { try connection.run("ALTER TABLE ACHANGE ADD COLUMN ZTOMBSTONE BLOB") }
    }

    /// Returns what history keeps of objects that are about to be deleted: the values of the attributes whose model wants it, by
    /// their names.
    func tombstones(of ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: Data] {
        guard tracksHistory else { return [:] }
        var tombstones: [NSManagedObjectID: Data] = [:]
        for id in ids where !id.entity.layout.preserved.isEmpty {
            guard let row = try row(of: id) else { continue }
            var values: [String: Any] = [:]
            for attribute in id.entity.layout.preserved {
                guard let place = id.entity.layout.places[attribute.name] else { continue }
                values[attribute.name] = try coding.encode(row.values[place], attribute).listed
            }
            tombstones[id] = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        }
        return tombstones
    }

    private func values(_ tombstone: Data, _ entity: NSEntityDescription) -> [AnyHashable: Any]? {
        let list = try? PropertyListSerialization.propertyList(from: tombstone, format: nil) as? [String: Any]
        guard let list else { return nil }
        var values: [AnyHashable: Any] = [:]
        for attribute in entity.layout.preserved {
            values[attribute.name] = list[attribute.name].flatMap { coding.decode(SQLValue(listed: $0), attribute) }
        }
        return values
    }

    /// Records changes in the transaction that makes them.
    func record(_ changes: [HistoryEntry], by author: HistoryAuthor) throws(SQLError) {
        guard tracksHistory, !changes.isEmpty else { return }
        let process = ProcessInfo.processInfo
        let names = [author.author, Bundle.main.bundleIdentifier, author.context, process.processName]
        var values: [SQLValue] = []
        for name in names { values.append(try key(ofName: name)) }
        try connection.execute(
            """
            INSERT INTO ATRANSACTION (Z_ENT, Z_OPT, ZAUTHORTS, ZBUNDLEIDTS, ZCONTEXTNAMETS, ZPROCESSIDTS, ZTIMESTAMP)
            VALUES (16001, 1, ?, ?, ?, ?, ?)
            """, values + [.real(Date().timeIntervalSinceReferenceDate)])
        let number = lastTransaction
        for change in changes {
            guard let place = schema.place(change.id.entity), let row = change.id.key else { continue }
            try connection.execute(
                """
                INSERT INTO ACHANGE
                (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS, ZTOMBSTONE)
                VALUES (16002, 1, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(Int64(change.type.rawValue)), .integer(place.number), .integer(row), .integer(number),
                    change.type == .update ? .blob(Self.bits(change.columns)) : .null,
                    change.tombstone.map { .blob($0) } ?? .null,
                ])
        }
    }

    private func key(ofName name: String?) throws(SQLError) -> SQLValue {
        guard let name else { return .null }
        try connection.execute(
            "INSERT OR IGNORE INTO ATRANSACTIONSTRING (Z_ENT, Z_OPT, ZNAME) VALUES (16003, 1, ?)", [.text(name)])
        return try connection.rows("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?", [.text(name)]).first?[0]
            ?? .null
    }

    /// The places of properties as bits.
    private static func bits(_ places: Set<Int>) -> Data {
        var bytes = [UInt8](repeating: 0, count: (places.max() ?? 0) / 8 + 1)
        for place in places { bytes[place / 8] |= 1 << UInt8(place % 8) }
        return Data(bytes)
    }

    /// The number of the last transaction, also of one that was removed.
    var lastTransaction: Int64 {
        let rows = try? connection.rows("SELECT seq FROM sqlite_sequence WHERE name = 'ATRANSACTION'")
        if case .integer(let number)? = rows?.first?[0] { return number }
        return 0
    }

    /// A condition for transactions, and its value.
    private func condition(
        _ bound: NSPersistentHistoryChangeRequest.Bound, _ comparison: String
    ) -> (String, SQLValue) {
        switch bound {
        case .token(let token): ("Z_PK \(comparison) ?", .integer(token?.numbers[identifier] ?? 0))
        case .number(let number): ("Z_PK \(comparison) ?", .integer(number))
        case .date(let date): ("ZTIMESTAMP \(comparison) ?", .real(date.timeIntervalSinceReferenceDate))
        }
    }

    func history(
        after bound: NSPersistentHistoryChangeRequest.Bound, withChanges: Bool
    ) throws(SQLError) -> [NSPersistentHistoryTransaction] {
        if case .token(let token?) = bound, token.numbers[identifier] == nil {
            throw SQLError(code: NSPersistentHistoryTokenExpiredError, message: "The token is of another store.")
        }
        let (text, value) = condition(bound, ">")
        func name(_ column: String) -> String {
            "(SELECT ZNAME FROM ATRANSACTIONSTRING WHERE Z_PK = ATRANSACTION.\(column))"
        }
        let names = ["ZAUTHORTS", "ZCONTEXTNAMETS", "ZBUNDLEIDTS", "ZPROCESSIDTS"].map(name).joined(separator: ", ")
        let rows = try connection.rows(
            "SELECT Z_PK, ZTIMESTAMP, \(names) FROM ATRANSACTION WHERE \(text) ORDER BY Z_PK", [value])
        var transactions: [NSPersistentHistoryTransaction] = []
        for row in rows {
            guard case .integer(let number) = row[0], case .real(let seconds) = row[1] else { continue }
            let names = row[2...].map { value -> String? in if case .text(let text) = value { text } else { nil } }
            let record = HistoryRecord(
                number: number, time: Date(timeIntervalSinceReferenceDate: seconds), names: names)
            transactions.append(
                NSPersistentHistoryTransaction(record, identifier, withChanges ? try changes(of: number) : nil))
        }
        return transactions
    }

    private func changes(of transaction: Int64) throws(SQLError) -> [NSPersistentHistoryChange] {
        let entities = Dictionary(schema.places.values.map { ($0.number, $0.entity) }) { first, _ in first }
        let rows = try connection.rows(
            """
            SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE FROM ACHANGE WHERE ZTRANSACTIONID = ?
            ORDER BY Z_PK
            """, [.integer(transaction)])
        return rows.compactMap { row in
            guard case .integer(let number) = row[0], case .integer(let kind) = row[1],
                case .integer(let entityNumber) = row[2], case .integer(let key) = row[3],
                let type = NSPersistentHistoryChangeType(rawValue: Int(kind)), let entity = entities[entityNumber]
            else { return nil }
            var properties: Set<NSPropertyDescription>?
            if case .blob(let bits) = row[4] {
                properties = Set(
                    entity.layout.kinds.enumerated().filter { place, _ in
                        place / 8 < bits.count && bits[bits.startIndex + place / 8] >> UInt8(place % 8) & 1 == 1
                    }.map(\.element.property))
            }
            let id = NSManagedObjectID(entity, key, in: owner)
            let change = NSPersistentHistoryChange(number, id, type, properties)
            if case .blob(let tombstone) = row[5] { change.tombstone = values(tombstone, entity) }
            return change
        }
    }

    func removeHistory(before bound: NSPersistentHistoryChangeRequest.Bound) throws {
        let (text, value) = condition(bound, "<")
        try transaction { () throws(SQLError) in
            try connection.execute(
                "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(text))", [value])
            try connection.execute("DELETE FROM ATRANSACTION WHERE \(text)", [value])
        }
    }
}

extension SQLValue {
    /// The value in a property list.
    fileprivate var listed: Any? {
        switch self {
        case .null: nil
        case .integer(let number): Int(number)
        case .real(let number): number
        case .text(let text): text
        case .blob(let data): data
        }
    }

    fileprivate init(listed value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let number as Int: self = .integer(Int64(number))
        case let number as Double: self = .real(number)
        case let data as Data: self = .blob(data)
        default: self = .null
        }
    }
}
