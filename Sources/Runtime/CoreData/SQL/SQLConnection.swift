import CSQLite
import Foundation
import UIKit

/// A value of a database.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// An error of SQLite.
struct SQLError: Error {
    var code: Int
    var message: String
    /// The code that SQLite has for a row which isn't unique.
    static let constraint = 19
}

/// An open database. It is used by one thread at a time.
final class SQLConnection {
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    /// The number of statements that were run.
    private(set) var executed = 0

    init(_ path: String, isReadOnly: Bool = false) throws(SQLError) {
        var code: Int32 = 0
        guard let opened = sql_open(path, isReadOnly, false, &code) else {
            throw SQLError(code: Int(code), message: "unable to open database file")
        }
        connection = opened
        sql_wait(connection, Self.patience)
        Self.addFunctions(connection)
    }

    deinit {
        for statement in statements.values { sql_finalize(statement) }
        sql_close(connection)
    }

    func run(_ text: String) throws(SQLError) {
        let code = sql_run(connection, text)
        if code != 0 { throw failure(code) }
    }

    private func failure(_ code: Int32) -> SQLError {
        SQLError(code: Int(code), message: String(cString: sql_message(connection)))
    }

    /// Calls `body`, whose statements fail at once if another connection writes.
    func withoutWaiting(_ body: () -> Void) {
        sql_wait(connection, 0)
        body()
        sql_wait(connection, Self.patience)
    }

    /// How long statements wait for another connection that writes, in milliseconds.
    private static var patience: Int32 { 5000 }

    /// The rows that the last statement changed.
    var changes: Int { Int(sql_changes(connection)) }

    /// Runs a statement with values for its question marks, and calls `body` for each row.
    func execute(
        _ text: String, _ values: [SQLValue] = [], _ body: (SQLRow) -> Void = { _ in }
    ) throws(SQLError) {
        let statement: OpaquePointer
        if let known = statements[text] {
            statement = known
        } else {
            guard let prepared = sql_prepare(connection, text) else { throw failure(1) }
            if statements.count > 200 {
                for old in statements.values { sql_finalize(old) }
                statements = [:]
            }
            statements[text] = prepared
            statement = prepared
        }
        executed += 1
        defer { sql_reset(statement) }
        for (place, value) in values.enumerated() { Self.bind(value, statement, Int32(place + 1)) }
        while true {
            let result = sql_step(statement)
            if result == 0 { return }
            if result < 0 { throw failure(-result) }
            body(SQLRow(statement))
        }
    }

    func rows(_ text: String, _ values: [SQLValue] = []) throws(SQLError) -> [[SQLValue]] {
        var rows: [[SQLValue]] = []
        try execute(text, values) { row in rows.append((0..<row.count).map { row[$0] }) }
        return rows
    }

    private static func bind(_ value: SQLValue, _ statement: OpaquePointer, _ place: Int32) {
        switch value {
        case .null: sql_bind_null(statement, place)
        case .integer(let number): sql_bind_integer(statement, place, number)
        case .real(let number): sql_bind_real(statement, place, number)
        case .text(var text):
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sql_bind_text(statement, place, $0.baseAddress, Int32($0.count))
                }
            }
        case .blob(let data): data.withUnsafeBytes { sql_bind_blob(statement, place, $0.baseAddress, Int32($0.count)) }
        }
    }

    // MARK: Functions

    /// What the functions compare; the options of a comparison are added to it.
    enum Function: Int64 {
        case equal = 0, contains = 8, begins = 16, ends = 24, like = 32, matches = 40
    }

    static let orders = [
        "NSCollateCaseInsensitive": "caseInsensitiveCompare:", "NSCollateLocalized": "localizedCompare:",
        "NSCollateNoCase": "localizedCaseInsensitiveCompare:", "NSCollateFinderlike": "localizedStandardCompare:",
    ]
    fileprivate static let selectors = orders.keys.sorted().compactMap { orders[$0] }

    private static func addFunctions(_ connection: OpaquePointer) {
        sql_add_function(connection, "NSCoreDataStringSearch") { left, leftCount, right, rightCount, options in
            let function = SQLConnection.Function(rawValue: options & ~7) ?? .equal
            if let holds = PlainText.holds(
                SQLConnection.bytes(left, leftCount), SQLConnection.bytes(right, rightCount), function,
                ignoresCase: options & 1 != 0)
            {
                return holds ? 1 : 0
            }
            let (left, right) = (SQLConnection.text(left, leftCount), SQLConnection.text(right, rightCount))
            let folding = PredicateComparison.Options(
                ignoresCase: options & 1 != 0, ignoresDiacritics: options & 2 != 0)
            let first = PredicateValue.folded(left, folding)
            let second = PredicateValue.folded(right, folding)
            let holds =
                switch function {
                case .contains: first.contains(second)
                case .begins: first.hasPrefix(second)
                case .ends: first.hasSuffix(second)
                case .like: PredicateValue.matches(first, PredicateValue.wildcards(second))
                case .matches: PredicateValue.matches(first, second)
                case .equal: first == second
                }
            return holds ? 1 : 0
        }
        for (place, name) in orders.keys.sorted().enumerated() {
            sql_add_collation(
                connection, name,
                { left, leftCount, right, rightCount, place in
                    let selector = SQLConnection.selectors[Int(place)]
                    if !selector.hasPrefix("localized") || PlainText.sortsLetters,
                        let order = PlainText.order(
                            SQLConnection.bytes(left, leftCount), SQLConnection.bytes(right, rightCount),
                            numeric: selector == "localizedStandardCompare:")
                    {
                        return order
                    }
                    return Int32(
                        NSSortDescriptor.compare(
                            SQLConnection.text(left, leftCount), SQLConnection.text(right, rightCount), by: selector
                        ).rawValue)
                }, Int64(place))
        }
    }

    fileprivate static func text(_ bytes: UnsafePointer<CChar>?, _ count: Int32) -> String {
        String(decoding: Self.bytes(bytes, count), as: UTF8.self)
    }

    fileprivate static func bytes(_ bytes: UnsafePointer<CChar>?, _ count: Int32) -> PlainText.Bytes {
        PlainText.Bytes(start: UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self), count: Int(count))
    }
}

/// A row of a result, valid until the next one.
struct SQLRow {
    private let statement: OpaquePointer

    fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

    var count: Int { Int(sql_column_count(statement)) }

    func integer(_ column: Int) -> Int64 { sql_column_integer(statement, Int32(column)) }

    subscript(column: Int) -> SQLValue {
        let column = Int32(column)
        switch sql_column_kind(statement, column) {
        case sql_integer: return .integer(sql_column_integer(statement, column))
        case sql_real: return .real(sql_column_real(statement, column))
        case sql_text: return .text(String(decoding: bytes(column), as: UTF8.self))
        case sql_blob: return .blob(Data(bytes(column)))
        default: return .null
        }
    }

    private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        var count: Int32 = 0
        let bytes = sql_column_bytes(statement, column, &count)
        return UnsafeRawBufferPointer(start: bytes, count: Int(count))
    }
}
