import FirebaseCore
import Foundation

extension DatabaseReference {
    /// Sets the value. A value of nil removes what is there.
    public func setValue(_ value: Any?) { write(nil) { set(value) } }

    /// Sets the value. A value of nil removes what is there.
    public func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void)
    {
        write(block) { set(value) }
    }

    /// Sets the value. A value of nil removes what is there.
    @discardableResult
    public nonisolated(nonsending) func setValue(_ value: Any?) async throws -> DatabaseReference {
        try await Answer.value { set(value) }
        return self
    }

    /// Sets the value and its priority.
    public func setValue(_ value: Any?, andPriority priority: Any?) {
        write(nil) { database.store.set(plan.path, value, priority: priority) }
    }

    /// Sets the value and its priority.
    public func setValue(
        _ value: Any?, andPriority priority: Any?,
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        write(block) { database.store.set(plan.path, value, priority: priority) }
    }

    /// Sets the value and its priority.
    @discardableResult
    public nonisolated(nonsending) func setValue(_ value: Any?, andPriority priority: Any?) async throws
        -> DatabaseReference
    {
        try await Answer.value { database.store.set(plan.path, value, priority: priority) }
        return self
    }

    /// Removes what is there.
    public func removeValue() { write(nil) { set(nil) } }

    /// Removes what is there.
    public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        write(block) { set(nil) }
    }

    /// Removes what is there.
    @discardableResult
    public nonisolated(nonsending) func removeValue() async throws -> DatabaseReference {
        try await Answer.value { set(nil) }
        return self
    }

    /// Sets the priority of what is there.
    public func setPriority(_ priority: Any?) { write(nil) { database.store.setPriority(plan.path, priority) } }

    /// Sets the priority of what is there.
    public func setPriority(
        _ priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        write(block) { database.store.setPriority(plan.path, priority) }
    }

    /// Sets the priority of what is there.
    @discardableResult
    public nonisolated(nonsending) func setPriority(_ priority: Any?) async throws -> DatabaseReference {
        try await Answer.value { database.store.setPriority(plan.path, priority) }
        return self
    }

    /// Sets the values at some paths, all of them or none.
    public func updateChildValues(_ values: [AnyHashable: Any]) { write(nil) { database.store.set(paths(values)) } }

    /// Sets the values at some paths, all of them or none.
    public func updateChildValues(
        _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        write(block) { database.store.set(paths(values)) }
    }

    /// Sets the values at some paths, all of them or none.
    @discardableResult
    public nonisolated(nonsending) func updateChildValues(_ values: [AnyHashable: Any]) async throws
        -> DatabaseReference
    {
        try await Answer.value { database.store.set(paths(values)) }
        return self
    }

    /// Lets the server set the value when the app disconnects.
    public func onDisconnectSetValue(_ value: Any?) {
        write(nil) { database.store.keepFarewell(plan.path, [plan.path: value]) }
    }

    /// Lets the server set the value when the app disconnects.
    public func onDisconnectSetValue(
        _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        write(block) { database.store.keepFarewell(plan.path, [plan.path: value]) }
    }

    /// Lets the server set the value when the app disconnects.
    @discardableResult
    public nonisolated(nonsending) func onDisconnectSetValue(_ value: Any?) async throws -> DatabaseReference {
        try await Answer.value { database.store.keepFarewell(plan.path, [plan.path: value]) }
        return self
    }

    /// Lets the server remove what is there when the app disconnects.
    public func onDisconnectRemoveValue() { write(nil) { database.store.keepFarewell(plan.path, [plan.path: nil]) } }

    /// Lets the server remove what is there when the app disconnects.
    public func onDisconnectRemoveValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        write(block) { database.store.keepFarewell(plan.path, [plan.path: nil]) }
    }

    /// Lets the server remove what is there when the app disconnects.
    @discardableResult
    public nonisolated(nonsending) func onDisconnectRemoveValue() async throws -> DatabaseReference {
        try await Answer.value { database.store.keepFarewell(plan.path, [plan.path: nil]) }
        return self
    }

    /// Lets the server set the values at some paths when the app disconnects.
    public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {
        write(nil) { database.store.keepFarewell(plan.path, paths(values)) }
    }

    /// Lets the server set the values at some paths when the app disconnects.
    public func onDisconnectUpdateChildValues(
        _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        write(block) { database.store.keepFarewell(plan.path, paths(values)) }
    }

    /// Lets the server set the values at some paths when the app disconnects.
    @discardableResult
    public nonisolated(nonsending) func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) async throws
        -> DatabaseReference
    {
        try await Answer.value { database.store.keepFarewell(plan.path, paths(values)) }
        return self
    }

    /// Lets the server do nothing when the app disconnects.
    public func cancelDisconnectOperations() { write(nil) { database.store.forgetFarewells(plan.path) } }

    /// Lets the server do nothing when the app disconnects.
    public func cancelDisconnectOperations(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        write(block) { database.store.forgetFarewells(plan.path) }
    }

    /// Lets the server do nothing when the app disconnects.
    @discardableResult
    public nonisolated(nonsending) func cancelDisconnectOperations() async throws -> DatabaseReference {
        try await Answer.value { database.store.forgetFarewells(plan.path) }
        return self
    }

    /// Sets what is there to a value.
    public func setValue<T: Encodable>(
        from value: T, completion: (((any Error)?) -> Void)? = nil
    ) throws {
        let data = try JSONEncoder().encode(value)
        let object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        write(completion.map { completion in { error, _ in completion(error) } }) { set(object) }
    }

    private func set(_ value: Any?) { database.store.set([plan.path: value]) }

    private func paths(_ values: [AnyHashable: Any]) -> [[String]: Any?] {
        Dictionary(values.map { (plan.path + TreePath.keys("\($0.key.base)"), $0.value) }) { $1 }
    }

    private func write(_ block: (((any Error)?, DatabaseReference) -> Void)?, _ work: () -> Void) {
        let completion = block.map { block in { [self] (error: (any Error)?) in block(error, self) } }
        Answer.send(on: database.callbackQueue, error: completion, work)
    }
}
