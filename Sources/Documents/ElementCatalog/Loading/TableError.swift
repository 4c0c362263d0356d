/// An error in a table of the catalog.
struct TableError: Error, CustomStringConvertible, Equatable {
    let table: String
    /// The line in the table's text, starting at 1.
    let line: Int
    let problem: String

    var description: String {
        "catalog table \"\(table)\", line \(line): \(problem)"
    }
}
