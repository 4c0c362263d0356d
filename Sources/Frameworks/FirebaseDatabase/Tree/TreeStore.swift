import FirebaseCore
import Foundation

/// The tree of a database, in the app's home.
final class TreeStore: @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let file: LocalFile
    private let lock = Foundation.NSRecursiveLock()
    private var root = Node()
    private var observers: [TreeObserver] = []
    private var lastHandle: UInt = 0
    private var isOnline = true
    private var farewells: [Farewell] = []

    init(_ url: URL) {
        file = LocalFile(url)
        guard let object = file.read() else { return }
        root = Node(object)
        farewells = (object[Farewell.key] as? [Any] ?? []).compactMap(Farewell.init(json:))
        sayFarewells()
    }

    /// Ends everything, as the app goes.
    func end() {
        remove { _ in true }
        lock.withLock { sayFarewells() }
        file.flush()
    }

    /// The tree for a path: that of the app, or what the database says of itself.
    private func tree(_ path: [String]) -> Node {
        guard path.first == Self.info else { return root }
        var tree = Node()
        tree.children[Self.info] = Node(["connected": isOnline, "serverTimeOffset": 0])
        return tree
    }

    private static let info = ".info"

    func view(_ plan: TreePlan) -> Node { lock.withLock { plan.view(tree(plan.path)) } }

    // MARK: Writing

    /// Sets the values at paths, all of them or none. A value of nil removes what is there.
    func set(_ values: [[String]: Any?]) {
        lock.withLock {
            var changed = root
            for (path, value) in values { changed[path[...]] = Node(value, over: root[path[...]]) }
            keep(changed, values.keys.map { $0 })
        }
    }

    /// Sets a value with its priority.
    func set(_ path: [String], _ value: Any?, priority: Any?) {
        lock.withLock {
            var (changed, node) = (root, Node(value, over: root[path[...]]))
            node.priority = LocalValue.unwrapped(priority).flatMap(Leaf.init)
            changed[path[...]] = node
            keep(changed, [path])
        }
    }

    /// Sets the priority of what is there.
    func setPriority(_ path: [String], _ priority: Any?) {
        lock.withLock {
            var (changed, node) = (root, root[path[...]])
            if node.isEmpty { return }
            node.priority = LocalValue.unwrapped(priority).flatMap(Leaf.init)
            changed[path[...]] = node
            keep(changed, [path])
        }
    }

    /// Changes what is there by a block, which returns nil to leave it. If somebody else changes it meanwhile, the block is
    /// called again, unless it never ends.
    func change(_ path: [String], _ block: (Node) -> Node?) -> (isChanged: Bool, node: Node) {
        for _ in 0..<1000 {
            let old = lock.withLock { root[path[...]] }
            guard let new = block(old) else { return (false, old) }
            if replace(path, old, by: new) { return (true, new) }
        }
        FirebaseLog.report("a transaction's block changes its own value, so that the transaction doesn't end")
        return (false, lock.withLock { root[path[...]] })
    }

    /// Sets what is at a path, if it is as it was. Returns whether it is.
    private func replace(_ path: [String], _ old: Node, by new: Node) -> Bool {
        lock.withLock {
            guard root[path[...]] == old else { return false }
            var changed = root
            changed[path[...]] = new
            keep(changed, [path])
            return true
        }
    }

    private func keep(_ changed: Node, _ paths: [[String]]) {
        root = changed
        save()
        notify(paths)
    }

    private func save() {
        file.save { [self] in
            let (root, farewells) = lock.withLock { (self.root, self.farewells) }
            let exported = root.exported
            var object = exported as? [String: Any] ?? (exported is NSNull ? [:] : [".value": exported])
            if !farewells.isEmpty { object[Farewell.key] = farewells.map(\.json) }
            return object
        }
    }

    // MARK: Observers

    /// Adds an observer, and returns its handle.
    func add(_ make: (UInt) -> TreeObserver) -> UInt {
        lock.withLock {
            lastHandle += 1
            let observer = make(lastHandle)
            observers.append(observer)
            notify(observer)
            return lastHandle
        }
    }

    func remove(_ isRemoved: (TreeObserver) -> Bool) {
        lock.withLock {
            for observer in observers where isRemoved(observer) { observer.state.end() }
            observers.removeAll(where: isRemoved)
        }
    }

    private func notify(_ paths: [[String]]) {
        // As Firebase, the tree tells an observer of values after all observers of children.
        let concerned = observers.filter { observer in paths.contains { observer.plan.isConcerned(by: $0) } }
        for observer in concerned where observer.event != .value { notify(observer) }
        for observer in concerned where observer.event == .value { notify(observer) }
    }

    private func notify(_ observer: TreeObserver) {
        observer.update(observer.plan.view(tree(observer.plan.path)))
        if observer.isDone { observers.removeAll { $0 === observer } }
    }

    // MARK: The connection

    /// Connects or disconnects. As the app goes, the server does what it was asked to.
    func connect(_ isOnline: Bool) {
        lock.withLock {
            if self.isOnline == isOnline { return }
            self.isOnline = isOnline
            notify([[Self.info]])
            if !isOnline { sayFarewells() }
        }
    }

    private func sayFarewells() {
        let said = farewells
        farewells = []
        for farewell in said { set(farewell.changes) }
    }

    /// Keeps what the server does when the app goes. If the app ends without a word, it is done as it starts again.
    func keepFarewell(_ path: [String], _ changes: [[String]: Any?]) {
        lock.withLock { farewells.append(Farewell(path, changes)) }
        save()
    }

    /// Forgets what the server does when the app goes, at a place and in it.
    func forgetFarewells(_ path: [String]) {
        lock.withLock { farewells.removeAll { $0.path.starts(with: path) } }
        save()
    }
}
