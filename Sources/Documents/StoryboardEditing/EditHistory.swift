public import StoryboardModel

/// The transactions that can be undone and redone, without a limit.
public struct EditHistory: Hashable, Sendable {
    private var done: [Transaction] = []
    private var undone: [Transaction] = []

    public init() {}

    /// The name of the next transaction to undo, or nil if there is none.
    public var undoName: String? { done.last?.name }
    public var redoName: String? { undone.last?.name }

    /// Adds a transaction, and discards those that had been undone. One that changes nothing is added only with `isKept`,
    /// for a decision that isn't in the document.
    public mutating func record(_ transaction: Transaction, isKept: Bool = false) {
        guard isKept || !transaction.isEmpty else { return }
        done.append(transaction)
        undone = []
    }

    /// Undoes the last transaction and returns what it did, or nil if there is nothing to undo.
    @discardableResult
    public mutating func undo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = done.last else { return nil }
        let inverse = try document.undo(last)
        undone.append(inverse)
        done.removeLast()
        return inverse
    }

    /// Redoes the transaction that was undone last and returns what it did, or nil if there is nothing to redo.
    @discardableResult
    public mutating func redo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = undone.last else { return nil }
        let inverse = try document.undo(last)
        done.append(inverse)
        undone.removeLast()
        return inverse
    }
}
