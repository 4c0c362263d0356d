import FirebaseCore
import Foundation

/// Tells an app of changes of what a query finds.
final class TreeObserver: @unchecked Sendable {
    // What changes is used with the lock of the store only.
    let handle: UInt
    let plan: TreePlan
    let event: DataEventType
    let state = State()
    private let isOnce: Bool
    private let reference: DatabaseReference
    private let block: (DataSnapshot, String?) -> Void
    private var last: Node?
    private(set) var isDone = false

    /// Whether the observer was removed, and receives nothing more.
    final class State: @unchecked Sendable {
        // Guarded by the lock.
        private let lock = NSLock()
        private var ended = false

        var isEnded: Bool { lock.withLock { ended } }
        func end() { lock.withLock { ended = true } }
    }

    init(
        _ handle: UInt, _ query: DatabaseQuery, _ event: DataEventType, isOnce: Bool,
        _ block: @escaping (DataSnapshot, String?) -> Void
    ) {
        (self.handle, plan, self.event, self.isOnce, self.block) = (handle, query.plan, event, isOnce, block)
        reference = query.ref
    }

    /// Compares the tree with its earlier state, and reports the changes.
    func update(_ node: Node) {
        let old = last
        last = node
        if event == .value {
            if let old, old == node { return }
            return send(DataSnapshot(reference, node, plan.childOrder), nil)
        }
        let order = plan.childOrder
        let (before, now) = ((old ?? Node()).sorted(order), node.sorted(order))
        if event == .childRemoved {
            for child in before where node.children[child.key] == nil { send(child, nil) }
            return
        }
        var previous: String?
        for child in now {
            defer { previous = child.key }
            guard isToTell(child, old?.children[child.key], order) else { continue }
            send(child, previous)
        }
    }

    private func isToTell(_ child: (key: String, node: Node), _ old: Node?, _ order: TreeOrder) -> Bool {
        switch event {
        case .childAdded: old == nil
        case .childChanged: old.map { $0 != child.node } ?? false
        case .childMoved: old.map { order.node($0).leafOrder != order.node(child.node).leafOrder } ?? false
        case .childRemoved, .value: false
        }
    }

    private func send(_ child: (key: String, node: Node), _ previous: String?) {
        send(DataSnapshot(reference.child(key: child.key), child.node, .priority), previous)
    }

    private func send(_ snapshot: DataSnapshot, _ previous: String?) {
        if isDone { return }
        isDone = isOnce
        Answer.later(on: reference.database.callbackQueue) { [self] in
            if !state.isEnded { block(snapshot, previous) }
        }
    }
}
