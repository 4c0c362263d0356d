import Foundation
import SQLite3

/// A file of SQLite.
final class Database {
    struct Failure: Error {
        var message: String
    }

    /// A value of a column.
    enum Value {
        case integer(Int)
        case text(String)
    }

    private var handle: OpaquePointer?

    init(at url: URL) throws {
        guard sqlite3_open(url.path, &handle) == SQLITE_OK else { throw failure() }
    }

    deinit { sqlite3_close(handle) }

    /// Performs a statement whose question marks stand for values, and returns the rows.
    @discardableResult
    func run(_ statement: String, _ values: Value...) throws -> [[Value]] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else { throw failure() }
        defer { sqlite3_finalize(prepared) }
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1), prepared) }
        var rows: [[Value]] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { column($0, prepared) })
            case SQLITE_DONE: return rows
            default: throw failure()
            }
        }
    }

    private func bind(_ value: Value, _ index: Int32, _ prepared: OpaquePointer?) {
        // SQLite copies the text before the call returns.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .integer(let number): sqlite3_bind_int64(prepared, index, sqlite3_int64(number))
        case .text(let text): sqlite3_bind_text(prepared, index, text, -1, copies)
        }
    }

    private func column(_ index: Int32, _ prepared: OpaquePointer?) -> Value {
        if sqlite3_column_type(prepared, index) == SQLITE_INTEGER {
            return .integer(Int(sqlite3_column_int64(prepared, index)))
        }
        return .text(sqlite3_column_text(prepared, index).map { String(cString: $0) } ?? "")
    }

    private func failure() -> Failure {
        Failure(message: sqlite3_errmsg(handle).map { String(cString: $0) } ?? "the database can't be opened")
    }
}
