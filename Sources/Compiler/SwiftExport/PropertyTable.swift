import ElementCatalog
import StoryboardModel
import XMLTree

/// How attributes of documents are spelled in Swift.
struct PropertyTable: Sendable {
    static let shared = PropertyTable()

    struct Row: Sendable {
        enum Spelling: Sendable, Equatable {
            /// An assignment, or a call in which `$` stands for the value.
            case code(String)
            /// Nothing: what is drawn doesn't depend on it, or other code says it.
            case nothing
            /// Code can't have it.
            case unsayable
        }

        let spelling: Spelling
        /// The value that an object made in code has, or nil if that is the catalog's default.
        let initial: String?
        /// The place in the table, in which statements stand.
        let place: Int
    }

    private var rows: [String: Row] = [:]
    /// The names of values that differ from those in documents, by enumeration and value.
    private var names: [String: String] = [:]

    private init() {
        for line in Self.rows.split(separator: "\n") { read(line) }
        for line in Self.values.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let enumeration = words.first else { continue }
            for pair in words.dropFirst() {
                guard let equal = pair.lastIndex(of: "=") else { continue }
                names["\(enumeration) \(pair[..<equal])"] = String(pair[pair.index(after: equal)...])
            }
        }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { return }
        var spelling = String(words[2])
        var initial: String?
        if let equal = spelling.lastIndex(of: "=") {
            initial = String(spelling[spelling.index(equal, offsetBy: 2)...])
            spelling = String(spelling[..<spelling.index(before: equal)])
        }
        let row = Row(
            spelling: spelling == "-" ? .nothing : spelling == "?" ? .unsayable : .code(spelling), initial: initial,
            place: rows.count)
        for element in words[0].split(separator: ",") { rows["\(element) \(words[1])"] = row }
    }

    /// Returns the row of an attribute, or of a child with a key, such as `[textColor]`.
    func row(_ name: String, of element: String) -> Row? { rows["\(element) \(name)"] ?? rows["* \(name)"] }

    /// Returns the name of an enumeration's value in Swift.
    func name(of value: String, in enumeration: String) -> String { names["\(enumeration) \(value)"] ?? value }
}
