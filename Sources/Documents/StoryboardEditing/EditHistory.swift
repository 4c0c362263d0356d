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

    /// Takes the last transaction back, and tells what that did. Nil when there is nothing to take back.
    @discardableResult
    public mutating func undo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = done.last else { return nil }
        let inverse = try document.undo(last)
        undone.append(inverse)
        done.removeLast()
        return inverse
    }

    /// Does again what was undone last, and tells what that did. Nil when there is nothing.
    @discardableResult
    public mutating func redo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = undone.last else { return nil }
        let inverse = try document.undo(last)
        done.append(inverse)
        undone.removeLast()
        return inverse
    }
}
