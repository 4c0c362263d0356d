import FirebaseCore
public import Foundation

/// An upload or a download, which begins soon and is done at once.
public class StorageTask: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    let reference: StorageReference
    private let lock = Foundation.NSRecursiveLock()
    private var observers: [(handle: String, status: StorageTaskStatus, block: (StorageTaskSnapshot) -> Void)] = []
    private var last: StorageTaskSnapshot?
    private var start: (() -> Void)?
    private var isPaused = false
    private var isCancelled = false

    init(_ reference: StorageReference) { self.reference = reference }

    static func progress(_ count: Int64) -> Progress {
        let progress = Progress(totalUnitCount: count)
        progress.completedUnitCount = count
        return progress
    }

    /// The task as it is.
    public var snapshot: StorageTaskSnapshot {
        lock.withLock { last ?? StorageTaskSnapshot(self, .unknown, nil, nil, nil) }
    }

    /// Performs work soon, unless somebody pauses or cancels the task before.
    func perform<Value>(
        _ work: @escaping () throws -> (value: Value, size: Int64, metadata: StorageMetadata?),
        _ completion: ((Value?, (any Error)?) -> Void)?
    ) {
        let run = { [self] in
            let result = Result {
                if lock.withLock({ isCancelled }) {
                    throw StorageErrorCode.cancelled.error("User cancelled the upload/download.")
                }
                return try work()
            }
            switch result {
            case .success(let done):
                report(.progress, Self.progress(done.size), done.metadata, nil)
                report(.success, Self.progress(done.size), done.metadata, nil)
                completion?(done.value, nil)
            case .failure(let error):
                report(.failure, nil, nil, error)
                completion?(nil, error)
            }
        }
        lock.withLock { start = run }
        begin()
    }

    private func begin() {
        Answer.later(on: reference.storage.callbackQueue) { [self] in
            let run = lock.withLock {
                if isPaused, !isCancelled { return nil as (() -> Void)? }
                defer { start = nil }
                return start
            }
            run?()
        }
    }

    private func report(
        _ status: StorageTaskStatus, _ progress: Progress?, _ metadata: StorageMetadata?, _ error: (any Error)?
    ) {
        let snapshot = StorageTaskSnapshot(self, status, progress, metadata, error)
        let notified = lock.withLock {
            last = snapshot
            return observers.filter { $0.status == status }
        }
        for observer in notified { observer.block(snapshot) }
    }

    // MARK: Control

    /// Pauses the task, if it hasn't begun.
    public func pause() {
        lock.withLock { isPaused = true }
        Answer.later(on: reference.storage.callbackQueue) { [self] in
            if lock.withLock({ start != nil }) { report(.pause, nil, nil, nil) }
        }
    }

    /// Ends the task with an error, if it hasn't begun.
    public func cancel() {
        lock.withLock { isCancelled = true }
        begin()
    }

    /// Goes on with a task that was paused.
    public func resume() {
        guard
            lock.withLock({
                isPaused
                    ? {
                        isPaused = false; return true
                    }() : false
            })
        else { return }
        Answer.later(on: reference.storage.callbackQueue) { [self] in report(.resume, nil, nil, nil) }
        begin()
    }

    /// Has no effect: a task begins as it is created.
    public func enqueue() {}

    // MARK: Observers

    /// Observes what happens to the task. Returns what the observer is removed by.
    @discardableResult
    public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
        let handle = UUID().uuidString
        let isPast = lock.withLock {
            observers.append((handle, status, handler))
            return last.map { $0.status == status || status == .progress && $0.status == .success } ?? false
        }
        if isPast {
            Answer.later(on: reference.storage.callbackQueue) { [self] in
                if lock.withLock({ observers.contains { $0.handle == handle } }) { handler(snapshot) }
            }
        }
        return handle
    }

    /// Removes an observer.
    public func removeObserver(withHandle handle: String) {
        lock.withLock { observers.removeAll { $0.handle == handle } }
    }

    /// Removes the observers of something that happens.
    public func removeAllObservers(for status: StorageTaskStatus) {
        lock.withLock { observers.removeAll { $0.status == status } }
    }

    /// Removes all observers.
    public func removeAllObservers() { lock.withLock { observers = [] } }
}

/// A task that can be observed.
public typealias StorageObservableTask = StorageTask
/// What an observer is removed by.
public typealias StorageHandle = String
/// What can be paused and canceled.
public typealias StorageTaskManagement = StorageTask
