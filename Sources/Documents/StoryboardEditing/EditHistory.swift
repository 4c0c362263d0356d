public import StoryboardModel
import XMLTree

/// The transactions that can be undone and redone, as many as take no more than a budget.
public struct EditHistory: Hashable, Sendable {
    /// The budget in bytes of a history unless another is given: some hundred thousand usual steps.
    public static let usualBudget = 16 << 20

    private var done: [Transaction] = []
    private var undone: [Transaction] = []
    /// The size in bytes of the transactions that can be undone.
    private var size = 0
    private let budget: Int

    /// Creates an empty history. Beyond the budget in bytes, the oldest transactions are given up.
    public init(budget: Int = usualBudget) { self.budget = budget }

    /// The name of the next transaction to undo, or nil if there is none.
    public var undoName: String? { done.last?.name }
    /// The name of the action that `redo` repeats, or nil if there is none.
    public var redoName: String? { undone.last?.name }

    /// Adds a transaction, and discards those that had been undone. One that changes nothing is added only with `isKept`,
    /// for a decision that isn't in the document. Returns how many of the oldest ones were given up; the last one never is.
    @discardableResult
    public mutating func record(_ transaction: Transaction, isKept: Bool = false) -> Int {
        guard isKept || !transaction.isEmpty else { return 0 }
        done.append(transaction)
        undone = []
        size += transaction.size
        guard size > budget else { return 0 }
        var count = 0
        while size > budget / 2, count < done.count - 1 {
            size -= done[count].size
            count += 1
        }
        done.removeFirst(count)
        return count
    }

    /// Undoes the last transaction and returns what it did, or nil if there is nothing to undo.
    @discardableResult
    public mutating func undo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = done.last else { return nil }
        let inverse = try document.undo(last)
        undone.append(inverse)
        done.removeLast()
        size -= last.size
        return inverse
    }

    /// Redoes the transaction that was undone last and returns what it did, or nil if there is nothing to redo.
    @discardableResult
    public mutating func redo(in document: inout Document) throws(ChangeError) -> Transaction? {
        guard let last = undone.last else { return nil }
        let inverse = try document.undo(last)
        done.append(inverse)
        undone.removeLast()
        size += inverse.size
        return inverse
    }
}

extension Transaction {
    /// The approximate size in bytes.
    fileprivate var size: Int { inverse.reduce(64) { $0 + $1.size } }
}

extension Change {
    fileprivate var size: Int {
        let fixed = 96
        switch self {
        case .setAttribute(_, let name, let spelling):
            return fixed + name.utf8.count + (spelling.map { $0.value.utf8.count + ($0.bytes?.count ?? 0) } ?? 0)
        case .move(_, _, let text): return fixed + (text?.utf8.count ?? 0)
        case .setFinalSpace(let text): return fixed + text.utf8.count
        case .insert, .remove: return fixed
        }
    }
}
