public import StoryboardModel

/// What can be undone and done again, without limit.
public struct EditHistory: Hashable, Sendable {
    private var done: [Transaction] = []
    private var undone: [Transaction] = []

    public init() {}

    /// The name of what `undo` would take back; nil when there is nothing.
    public var undoName: String? { done.last?.name }
    public var redoName: String? { undone.last?.name }

    /// Remembers what was done. What had been undone before can't be done again then.
    public mutating func record(_ transaction: Transaction) {
        guard !transaction.isEmpty else { return }
        done.append(transaction)
        undone = []
    }

    /// Takes the last transaction back. False when there is none.
    public mutating func undo(in document: inout Document) throws(ChangeError) -> Bool {
        guard let last = done.last else { return false }
        undone.append(try document.undo(last))
        done.removeLast()
        return true
    }

    /// Does again what was undone last. False when there is nothing.
    public mutating func redo(in document: inout Document) throws(ChangeError) -> Bool {
        guard let last = undone.last else { return false }
        done.append(try document.undo(last))
        undone.removeLast()
        return true
    }
}
