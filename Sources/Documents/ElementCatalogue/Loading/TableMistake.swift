/// A mistake in a table: always a programmer's, never a document's.
struct TableMistake: Error, CustomStringConvertible, Equatable {
    let table: String
    /// Counted from 1 within the table's text.
    let line: Int
    let problem: String

    var description: String {
        "catalogue table \"\(table)\", line \(line): \(problem)"
    }
}
