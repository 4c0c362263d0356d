import FirebaseCore
import Foundation

/// A place of the tree.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
    init(_ path: [String], _ database: Database) { super.init(TreePlan(path: path), database) }

    /// The key of the place, or nil for the root. Newer apps unwrap it, and older ones don't.
    public var key: String! { plan.path.last }
    /// The place around it, or nil for the root.
    public var parent: DatabaseReference? {
        plan.path.isEmpty ? nil : DatabaseReference(plan.path.dropLast(), database)
    }
    /// The root of the tree.
    public var root: DatabaseReference { DatabaseReference([], database) }

    /// The address of the place.
    public var url: String {
        let keys = plan.path.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0 }
        return ([database.address] + keys).joined(separator: "/")
    }

    /// Returns the place at a path in this one.
    public func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(plan.path + TreePath.keys(pathString), database)
    }

    func child(key: String) -> DatabaseReference { DatabaseReference(plan.path + [key], database) }

    /// Returns a new child, whose key comes behind all that were created before.
    public func childByAutoId() -> DatabaseReference { child(key: PushKey.next()) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? DatabaseReference).map { $0.plan == plan && $0.database === database } ?? false
    }

    public override var hash: Int { plan.hashValue }
    public override var description: String { url }

    /// Disconnects from the server.
    public class func goOffline() { Database.database().goOffline() }
    /// Connects with the server.
    public class func goOnline() { Database.database().goOnline() }

    // MARK: Transactions

    /// Changes what is there by a block, as if nobody else wrote meanwhile.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
        _ = run(block)
    }

    /// Changes what is there by a block, as if nobody else wrote meanwhile.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) {
        let (isCommitted, snapshot) = run(block)
        Answer.later(on: database.callbackQueue) { completionBlock(nil, isCommitted, snapshot) }
    }

    /// Changes what is there by a block, as if nobody else wrote meanwhile.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?, withLocalEvents: Bool
    ) {
        runTransactionBlock(block) { completionBlock?($0, $1, $2) }
    }

    /// Changes what is there by a block, as if nobody else wrote meanwhile. Returns whether the block did not stop.
    @discardableResult
    public nonisolated(nonsending) func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult
    ) async throws -> (Bool, DataSnapshot) {
        try await Answer.value { run(block) }
    }

    private func run(_ block: (MutableData) -> TransactionResult) -> (Bool, DataSnapshot) {
        let (isChanged, node) = database.store.change(plan.path) { node in
            block(MutableData(TreeBox(node), [])).value?.box.root
        }
        return (isChanged, DataSnapshot(self, node, .priority))
    }
}
