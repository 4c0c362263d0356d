public import Foundation
import Synchronization
import UIKit

/// Hears of changes of the library, on a thread that isn't the main one.
@preconcurrency @MainActor
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Hears when the library can't be used any more, which never happens here.
@preconcurrency @MainActor
public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// The photos of the device, which an app may see and change if the device's owner allows it.
// Sendable since what it holds is in the store, and its observers behind a lock.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }

    private struct Observer: @unchecked Sendable {
        weak var observer: (any PHPhotoLibraryChangeObserver)?
    }

    private let observers = Mutex<[Observer]>([])

    /// Why the library can't be used; it always can.
    open var unavailabilityReason: (any Error)? { nil }

    // MARK: Authorization

    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        if accessLevel == .addOnly, PhotoAccess.canRead { return .authorized }
        return PhotoAccess.permission(accessLevel)
            .status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }

    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let isFirst = authorizationStatus(for: accessLevel) == .notDetermined
        PhotoAccess.permission(accessLevel).request { isAllowed in
            MainThread.perform {
                PhotoThread.perform(in: .current) { handler(authorizationStatus(for: accessLevel)) }
            }
            // What was empty for the app until now isn't any more.
            guard isFirst, isAllowed, accessLevel == .readWrite else { return }
            library.notifyObservers(PhotoDifference(from: PhotoState(), to: PhotoStore.shared.state))
        }
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    private static let hasAsked = Mutex(false)

    /// Asks the owner when an app fetches before it has asked itself. The fetch finds nothing, and observers hear of the answer.
    static func askBeforeFetching() {
        guard PhotoAccess.reading.answer == nil,
            hasAsked.withLock({ asked in
                defer { asked = true }; return !asked
            })
        else { return }
        requestAuthorization(for: .readWrite) { _ in hasAsked.withLock { $0 = false } }
    }

    // MARK: Observers

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.withLock { list in
            list.removeAll { $0.observer == nil || $0.observer === observer }
            list.append(Observer(observer: observer))
        }
    }

    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.withLock { $0.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    // The library is always there, so that nobody hears of its end.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}

    /// Notifies observers of a change.
    private func notifyObservers(_ difference: PhotoDifference) {
        let all = observers.withLock { $0 }
        MainThread.perform {
            nonisolated(unsafe) let methods = all.compactMap(\.observer).map(Self.method)
            PhotoThread.perform(in: .current) {
                let change = PHChange(difference)
                for method in methods { method(change) }
            }
        }
    }

    /// Returns the method of an observer, to be called on another thread. It is of the main actor, since most observers are
    /// controllers; on Apple's systems the compiler doesn't know that it is called elsewhere.
    @MainActor
    private static func method(of observer: any PHPhotoLibraryChangeObserver) -> (PHChange) -> Void {
        nonisolated(unsafe) let observer = observer
        let method: @MainActor (PHChange) -> Void = { observer.photoLibraryDidChange($0) }
        return unsafeBitCast(method, to: ((PHChange) -> Void).self)
    }

    // MARK: Changes

    /// Performs a block that makes change requests, and makes all changes at once. The owner is asked about photos that are
    /// deleted. The block and the handler are called on a thread that isn't the main one.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        MainThread.perform {
            let environment = UIEnvironment.current
            PhotoChanges.add { [self] done in perform(changeBlock, completionHandler, in: environment, done) }
        }
    }

    @MainActor
    private func perform(
        _ changeBlock: @escaping @Sendable () -> Void,
        _ completionHandler: (@Sendable (Bool, (any Error)?) -> Void)?, in environment: UIEnvironment,
        _ done: @escaping @MainActor () -> Void
    ) {
        let transaction = PhotoTransaction(PhotoStore.shared.state)
        let end: @MainActor (PHPhotosError?) -> Void = { [self] declined in
            let error = declined ?? commit(transaction)
            done()
            PhotoThread.perform(in: environment) { completionHandler?(error == nil, error) }
        }
        PhotoThread.perform(in: environment) {
            PhotoTransaction.$current.withValue(transaction) { changeBlock() }
        } then: { [self] in
            guard transaction.error == nil, !transaction.deleted.isEmpty else { return end(nil) }
            askWhetherToDelete(transaction.deleted.count) { end($0 ? nil : PHPhotosError(.userCancelled)) }
        }
    }

    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { isDone, error in
                continuation.resume(with: isDone ? .success(()) : .failure(error ?? PHPhotosError(.internalError)))
            }
        }
    }

    /// Performs changes before it returns. Nobody can be asked meanwhile, so it deletes no photos.
    open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
        let transaction = PhotoTransaction(PhotoStore.shared.state)
        PhotoTransaction.$current.withValue(transaction) { changeBlock() }
        guard transaction.deleted.isEmpty else { throw PHPhotosError(.userCancelled) }
        if let error = commit(transaction) { throw error }
    }

    private func commit(_ transaction: PhotoTransaction) -> PHPhotosError? {
        if let error = transaction.finish() { return error }
        let difference = PhotoStore.shared.commit(transaction.state)
        if !difference.isEmpty, PhotoAccess.canRead { notifyObservers(difference) }
        return nil
    }

    @MainActor
    private func askWhetherToDelete(_ count: Int, _ answered: @escaping @MainActor (Bool) -> Void) {
        SystemAlert.ask(
            "Allow “\(SystemAlert.appName)” to delete \(count == 1 ? "this photo" : "\(count) photos")?", nil,
            answers: ["Don’t Allow", "Delete"]
        ) { answered($0 == 1) }
    }

    // MARK: History

    /// A place in the history of changes.
    open var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken(PhotoStore.shared.version) }

    /// Returns the changes after a place in the history.
    open func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
        guard PhotoAccess.canRead else { throw PHPhotosError(.accessUserDenied) }
        guard let changes = PhotoStore.shared.changes(after: token.version) else {
            throw PHPhotosError(.persistentChangeTokenExpired)
        }
        return PHPersistentChangeFetchResult(
            changes.enumerated().map { PHPersistentChange($0.element, token.version + $0.offset + 1) })
    }

    // MARK: Other devices

    /// Returns the identifiers here of objects with identifiers in a cloud. There is no account, so none are known.
    open func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(cloudIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }) { first, _ in first }
    }

    open func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(localIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }) { first, _ in first }
    }
}

/// The identifier of an object on all devices of an account.
public struct PHCloudIdentifier: Hashable, Codable, Sendable {
    public let stringValue: String

    public init(stringValue: String) { self.stringValue = stringValue }

    public static let notFound = PHCloudIdentifier(stringValue: "")
}
