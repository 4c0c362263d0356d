import Foundation

typealias RealmContext = _RealmContext

/// A Realm of a thread or a queue: the version of the contents that it sees, its objects and its observers.
public final class _RealmContext {
    let store: Store
    let configuration: Realm.Configuration
    let isFrozen: Bool
    /// The queue that the Realm belongs to, or nil for a thread.
    let queue: DispatchQueue?
    var autorefresh = true
    private let thread: UInt
    private let isMain: Bool
    private(set) var contents: Contents
    private(set) var version: Int
    private(set) var isWriting = false
    /// Grows with each change that queries may find.
    private(set) var changes = 0
    /// Grows with each object that is added or deleted.
    private(set) var insertions = 0
    /// What the contents were before the transaction.
    private var before: Contents?
    /// The objects of the app by their rows. One that was added over another is a second one of its row.
    private var instances: [RowID: [WeakObject]] = [:]
    /// The number of rows with objects at which those that are gone are dropped.
    private var instanceLimit = 1000
    /// Objects that exist and whose properties aren't set yet.
    private var waiting: [(object: ObjectBase, row: RowID)] = []
    private var isLoading = false
    /// What happens with objects that are added because others lead to them.
    var policies = Realm.UpdatePolicy.error
    /// Objects that have rows, whose values aren't in these yet.
    var adding: [Addition] = []
    var isAdding = false
    /// Guards the objects of a frozen Realm, which all threads use.
    private let lock = Foundation.NSRecursiveLock()
    let observers = Observers()

    private struct WeakObject {
        weak var object: ObjectBase?
    }

    init(
        _ store: Store, _ configuration: Realm.Configuration, _ contents: Contents, _ version: Int,
        queue: DispatchQueue? = nil, isFrozen: Bool = false, isMigrating: Bool = false
    ) {
        (self.store, self.configuration, self.contents, self.version) = (store, configuration, contents, version)
        (self.queue, self.isFrozen, isWriting) = (queue, isFrozen, isMigrating)
        thread = Self.currentThread
        isMain = queue == nil && thread == Self.mainThread
    }

    /// Lets others write if the app has forgotten a transaction.
    deinit { if isWriting { store.endWrite() } }

    /// The current thread; the main queue is one, whichever thread performs its blocks.
    static var currentThread: UInt {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true ? mainThread : UInt(pthread_self())
    }

    private static let mainThread: UInt = 0
    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A Realm that sees what this one sees now, forever.
    var frozen: RealmContext {
        isFrozen ? self : RealmContext(store, configuration, contents, version, isFrozen: true)
    }

    /// Whether the Realm receives changes automatically.
    var hasRunLoop: Bool { isMain || queue != nil }

    func checkThread() {
        guard !isFrozen, queue == nil, thread != Self.currentThread else { return }
        fatalError("Realm accessed from incorrect thread.")
    }

    // MARK: Values

    func row(_ row: RowID) -> Row? { contents.row(row) }
    func has(_ row: RowID) -> Bool { contents.tables[row.table]?.rows[row.number] != nil }

    func value(_ key: String, of row: RowID) -> StoredValue {
        checkThread()
        guard let values = contents.tables[row.table]?.rows[row.number] else {
            fatalError("Object has been deleted or invalidated.")
        }
        return values[key] ?? contents.tables[row.table]?.types[key]?.empty ?? .null
    }

    func requireWrite(
        _ message: @autoclosure () -> String = "Cannot modify managed objects outside of a write transaction."
    ) {
        checkThread()
        if !isWriting { fatalError(message()) }
    }

    /// Sets a property of an object. `source` is the object of the app that has the value already.
    func set(_ value: StoredValue, _ key: String, of row: RowID, from source: ObjectBase? = nil) {
        requireWrite("Attempting to modify object outside of a write transaction - call beginWrite() first.")
        guard has(row) else { fatalError("Object has been deleted or invalidated.") }
        contents.tables[row.table]?.set(value, key, of: row.number)
        changes += 1
        for object in objects(at: row) where object !== source { load(object, at: row) }
    }

    /// Changes the elements of a list, a set or a map.
    func change<Result>(_ key: String, of row: RowID, _ body: (inout StoredValue) -> Result) -> Result {
        requireWrite()
        guard has(row), let result = contents.tables[row.table]?.change(key, of: row.number, body) else {
            fatalError("Object has been deleted or invalidated.")
        }
        changes += 1
        return result
    }

    /// Makes sure that there is a table for a class.
    func prepare(_ layout: ClassLayout) {
        guard contents.tables[layout.name] == nil else { return }
        var table = Table()
        (table.types, table.primaryKey, table.isEmbedded) = (layout.types, layout.primaryKey, layout.isEmbedded)
        contents.tables[layout.name] = table
    }

    func insert(_ values: Row, _ row: RowID) {
        contents.tables[row.table]?.insert(values, row.number)
        changes += 1
        insertions += 1
    }

    func remove(_ rows: Set<RowID>) {
        requireWrite("Can only delete objects from a Realm during a write transaction.")
        let removed = contents.remove(rows)
        changes += 1
        insertions += 1
        for row in removed.changed { reload(row) }
    }

    /// Replaces all contents, for migrations.
    func replace(_ change: (inout Contents) -> Void) {
        change(&contents)
        changes += 1
        insertions += 1
    }

    // MARK: Objects

    private func objects(at row: RowID) -> [ObjectBase] { instances[row]?.compactMap(\.object) ?? [] }

    /// Makes an object the one of a row.
    func register(_ object: ObjectBase, _ row: RowID) {
        instances[row, default: []].removeAll { $0.object == nil }
        instances[row, default: []].append(WeakObject(object: object))
        guard instances.count > instanceLimit else { return }
        dropDeadInstances()
        instanceLimit = max(1000, 2 * instances.count)
    }

    /// The number of rows with objects that the app had or has.
    var instanceCount: Int { instances.count }

    private func dropDeadInstances() {
        instances = instances.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
    }

    /// Returns the object of a row, of the class with the name of the table.
    func object(at row: RowID) -> ObjectBase? {
        object(at: row, as: ClassLayout.type(named: row.table) ?? DynamicObject.self)
    }

    /// Returns the object of a row, or nil if there is none.
    func object(at row: RowID, as type: ObjectBase.Type) -> ObjectBase? {
        checkThread()
        return withObjects { found(row, type) }
    }

    /// Calls what uses the objects, or what queries have found: of a frozen Realm, one thread at a time does.
    func withObjects<Result>(_ body: () -> Result) -> Result { isFrozen ? lock.withLock(body) : body() }

    private func found(_ row: RowID, _ type: ObjectBase.Type) -> ObjectBase? {
        guard has(row) else { return nil }
        if let known = objects(at: row).first(where: { Swift.type(of: $0) == type }) { return known }
        let object = type.init()
        object.manage(in: self, at: row)
        register(object, row)
        load(object, at: row)
        return object
    }

    /// Returns an object of a row that is gone, for who goes through objects as they were.
    func invalidatedObject(at row: RowID, as type: ObjectBase.Type) -> ObjectBase {
        withObjects {
            let object = type.rowClass(of: row).init()
            object.manage(in: self, at: row)
            register(object, row)
            return object
        }
    }

    /// Lets the objects of a row have its values.
    func reload(_ row: RowID) {
        for object in objects(at: row) { load(object, at: row) }
    }

    /// Sets the properties of an object that Swift keeps itself. Objects that these lead to come later, not deeper.
    private func load(_ object: ObjectBase, at row: RowID) {
        guard ClassLayout.of(type(of: object)).hasPlainProperties else { return }
        waiting.append((object, row))
        guard !isLoading else { return }
        isLoading = true
        while let next = waiting.popLast() {
            if let values = contents.row(next.row) { next.object.load(values, self) }
        }
        isLoading = false
    }

    /// Shows other contents, and lets the objects of the app follow.
    private func show(_ new: Contents) {
        let old = contents
        contents = new
        changes += 1
        insertions += 1
        dropDeadInstances()
        let changed = instances.keys.filter { row in new.row(row).map { $0 != old.row(row) } ?? false }
        // Objects that are registered meanwhile have the new values.
        for row in changed { reload(row) }
    }

    // MARK: Transactions

    func beginWrite() {
        checkThread()
        if isFrozen { fatalError("Can't perform transactions on a frozen Realm") }
        if configuration.readOnly { fatalError("Can't perform transactions on read-only Realms.") }
        checkIdle()
        // Blocks may write, and so they are called before the Realm may.
        _ = refresh()
        observers.deliver(self)
        checkIdle()
        store.beginWrite(self)
        isWriting = true
        // Another thread may have written since. The blocks hear of that later.
        let latest = store.latest
        if latest.version != version {
            version = latest.version
            show(latest.contents)
        }
        before = contents
    }

    private func checkIdle() {
        if isWriting { fatalError("The Realm is already in a write transaction") }
    }

    func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        guard isWriting else { fatalError("Can't commit a non-existing write transaction") }
        let orphans = contents.orphans
        if !orphans.isEmpty { remove(orphans) }
        do {
            version = try store.commit(contents)
        } catch {
            cancelWrite()
            throw error
        }
        isWriting = false
        before = nil
        store.endWrite()
        observers.skip(tokens.map(\.number), self)
        observers.announce(self)
        store.announce()
    }

    func cancelWrite() {
        guard isWriting else { fatalError("Can't cancel a non-existing write transaction") }
        isWriting = false
        if let before { show(before) }
        before = nil
        store.endWrite()
        scheduleUpdate()
    }

    /// Shows the latest version. Returns whether it is another one.
    func refresh() -> Bool {
        guard !isWriting, !isFrozen, store.version != version else { return false }
        let latest = store.latest
        version = latest.version
        show(latest.contents)
        observers.announce(self)
        observers.deliver(self)
        return true
    }

    /// Lets the Realm see a new version, and tell its observers, as soon as its thread is free.
    func scheduleUpdate() {
        guard !isFrozen, hasRunLoop else { return }
        // Used by the queue that the Realm belongs to.
        nonisolated(unsafe) weak let context = self
        (queue ?? .main).async {
            guard let context, !context.isWriting else { return }
            if context.autorefresh { _ = context.refresh() }
            context.observers.deliver(context, isFirst: true)
        }
    }
}
