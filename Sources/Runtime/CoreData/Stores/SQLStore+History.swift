import Foundation
import UIKit

/// A transaction of the history: its author, context, bundle and process by name.
struct HistoryRecord {
    var number: Int64
    var time: Date
    var names: [String?]
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
    }

    /// Notes changes in the same transaction as they are made.
    func note(
        _ changes: [(type: NSPersistentHistoryChangeType, id: NSManagedObjectID, columns: Set<Int>)],
        by author: HistoryAuthor
    )
        throws(SQLError)
    {
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
                INSERT INTO ACHANGE (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS)
                VALUES (16002, 1, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(Int64(change.type.rawValue)), .integer(place.number), .integer(row), .integer(number),
                    change.type == .update ? .blob(Self.bits(change.columns)) : .null,
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

    /// The numbers of properties as bits.
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
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
            [.integer(transaction)])
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
            return NSPersistentHistoryChange(number, NSManagedObjectID(entity, key, in: owner), type, properties)
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
