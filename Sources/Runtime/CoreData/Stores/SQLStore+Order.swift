/// Orders of texts as people sort them.
///
/// SQLite compares the texts of a whole table for each page, as an index in the file would depend on how a system compares them. If
/// an app asks for another page while nothing has changed, the store keeps the order of all objects until something does.
extension SQLStore {
    /// What was asked, and the state of the database.
    struct OrderQuestion: Equatable {
        var text: String
        var values: [SQLValue]
        /// Changes when another connection writes.
        var version: SQLValue?
        /// The transactions of this one.
        var transactions: Int
    }

    /// Returns the keys of all objects in an order that was asked for before, or nil.
    func sortedKeys(_ text: String, _ values: [SQLValue]) throws(SQLError) -> [Int64]? {
        let version = try connection.rows("PRAGMA data_version").first?[0]
        let question = OrderQuestion(text: text, values: values, version: version, transactions: transactions)
        if let known = knownOrder, known.question == question, let keys = known.keys { return keys }
        let isAgain = knownOrder?.question == question
        knownOrder = (question, nil)
        guard isAgain else { return nil }
        var keys: [Int64] = []
        try connection.execute(text, values) { keys.append($0.integer(0)) }
        knownOrder = (question, keys)
        return keys
    }
}
