import FirebaseCore
public import Foundation

/// A query for children of a place.
public class DatabaseQuery: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    let plan: TreePlan
    let database: Database

    init(_ plan: TreePlan, _ database: Database) { (self.plan, self.database) = (plan, database) }

    /// The place of the query.
    public var ref: DatabaseReference { DatabaseReference(plan.path, database) }

    /// Keeps the values on the device, where they are anyway.
    public func keepSynced(_ keepSynced: Bool) {}

    private func changed(_ body: (inout TreePlan) -> Void) -> DatabaseQuery {
        var plan = plan
        body(&plan)
        return DatabaseQuery(plan, database)
    }

    // MARK: Order

    /// Returns a query whose children are ordered by the value at a path in them.
    public func queryOrdered(byChild key: String) -> DatabaseQuery {
        changed { $0.order = .child(TreePath.keys(key)) }
    }
    /// Returns a query whose children are ordered by key.
    public func queryOrderedByKey() -> DatabaseQuery { changed { $0.order = .key } }
    /// Returns a query whose children are ordered by value.
    public func queryOrderedByValue() -> DatabaseQuery { changed { $0.order = .value } }
    /// Returns a query whose children are ordered by priority.
    public func queryOrderedByPriority() -> DatabaseQuery { changed { $0.order = .priority } }

    // MARK: Limits

    /// Returns a query for the first children.
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
        changed { ($0.limit, $0.isLimitedToLast) = (Int(clamping: limit), false) }
    }
    /// Returns a query for the last children.
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery {
        changed { ($0.limit, $0.isLimitedToLast) = (Int(clamping: limit), true) }
    }

    private func bound(_ value: Any?, _ key: String?, _ isIncluded: Bool) -> TreePlan.Bound {
        let leaf = LocalValue.unwrapped(value).flatMap(Leaf.init)
        return TreePlan.Bound(value: LeafOrder(leaf), key: key, isIncluded: isIncluded)
    }

    /// Returns a query for children that begin with a value of the order.
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
        queryStarting(atValue: startValue, childKey: nil)
    }
    /// Returns a query for children that begin with a value of the order and a key.
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
        changed { $0.start = bound(startValue, childKey, true) }
    }
    /// Returns a query for children behind a value of the order.
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
        queryStarting(afterValue: startAfterValue, childKey: nil)
    }
    /// Returns a query for children behind a value of the order and a key.
    public func queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
        changed { $0.start = bound(startAfterValue, childKey, false) }
    }
    /// Returns a query for children that end with a value of the order.
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { queryEnding(atValue: endValue, childKey: nil) }
    /// Returns a query for children that end with a value of the order and a key.
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        changed { $0.end = bound(endValue, childKey, true) }
    }
    /// Returns a query for children before a value of the order.
    public func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
        queryEnding(beforeValue: endValue, childKey: nil)
    }
    /// Returns a query for children before a value of the order and a key.
    public func queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        changed { $0.end = bound(endValue, childKey, false) }
    }
    /// Returns a query for children with a value of the order.
    public func queryEqual(toValue value: Any?) -> DatabaseQuery { queryEqual(toValue: value, childKey: nil) }
    /// Returns a query for children with a value of the order and a key.
    public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
        changed { ($0.start, $0.end) = (bound(value, childKey, true), bound(value, childKey, true)) }
    }

    // MARK: Reading

    var snapshot: DataSnapshot { DataSnapshot(ref, database.store.view(plan), plan.childOrder) }

    /// Reads the children.
    public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        let snapshot = snapshot
        Answer.later(on: database.callbackQueue) { block(nil, snapshot) }
    }

    /// Reads the children.
    public nonisolated(nonsending) func getData() async throws -> DataSnapshot { try await Answer.value { snapshot } }

    // MARK: Observers

    private func add(
        _ event: DataEventType, isOnce: Bool, _ block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle {
        database.store.add { TreeObserver($0, self, event, isOnce: isOnce, block) }
    }

    /// Observes what happens, beginning with what is there.
    @discardableResult
    public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
        add(eventType, isOnce: false) { snapshot, _ in block(snapshot) }
    }

    /// Observes what happens, with the key of the child before it.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle {
        add(eventType, isOnce: false, block)
    }

    /// Observes what happens. Nobody ends that here.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel: ((any Error) -> Void)?
    ) -> DatabaseHandle {
        observe(eventType, with: block)
    }

    /// Observes what happens, with the key of the child before it. Nobody ends that here.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel: ((any Error) -> Void)?
    ) -> DatabaseHandle {
        observe(eventType, andPreviousSiblingKeyWith: block)
    }

    /// Observes what happens next, or what is there.
    public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        _ = add(eventType, isOnce: true) { snapshot, _ in block(snapshot) }
    }

    /// Observes what happens next, with the key of the child before it.
    public func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) {
        _ = add(eventType, isOnce: true, block)
    }

    /// Observes what happens next, or what is there.
    public func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel: ((any Error) -> Void)?
    ) {
        observeSingleEvent(of: eventType, with: block)
    }

    /// Observes what happens next, with the key of the child before it.
    public func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel: ((any Error) -> Void)?
    ) {
        observeSingleEvent(of: eventType, andPreviousSiblingKeyWith: block)
    }

    /// Waits for what happens next. Returns it with the key of the child before it.
    public nonisolated(nonsending) func observeSingleEventAndPreviousSiblingKey(
        of eventType: DataEventType
    ) async -> (DataSnapshot, String?) {
        await withCheckedContinuation { continuation in
            observeSingleEvent(of: eventType) { snapshot, key in continuation.resume(returning: (snapshot, key)) }
        }
    }

    /// Removes an observer.
    public func removeObserver(withHandle handle: DatabaseHandle) { database.store.remove { $0.handle == handle } }

    /// Removes the observers of the query, or of all queries of a place.
    public func removeAllObservers() {
        database.store.remove { [plan, isPlace = self is DatabaseReference] observer in
            isPlace ? observer.plan.path == plan.path : observer.plan == plan
        }
    }
}
