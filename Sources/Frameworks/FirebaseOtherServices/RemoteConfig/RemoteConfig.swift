@_exported public import FirebaseCore
public import Foundation

/// The values of an app that a service could change. Here, they are the app's own.
public final class RemoteConfig: NSObject, @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let lock = Foundation.NSRecursiveLock()
    private var defaults: [String: Any] = [:]
    private var fetched: Date?
    private var settings = RemoteConfigSettings()

    /// Returns the values of the default app.
    public class func remoteConfig() -> RemoteConfig { remoteConfig(app: FirebaseApp.required(by: "RemoteConfig")) }
    /// Returns the values of an app.
    public class func remoteConfig(app: FirebaseApp) -> RemoteConfig {
        app.service("RemoteConfig") { _ in RemoteConfig() }
    }

    private override init() {}

    /// The settings.
    public var configSettings: RemoteConfigSettings {
        get { lock.withLock { settings } }
        set { lock.withLock { settings = newValue } }
    }
    /// When values were last fetched.
    public var lastFetchTime: Date? { lock.withLock { fetched } }
    /// How the last fetch has ended.
    public var lastFetchStatus: RemoteConfigFetchStatus { lastFetchTime == nil ? .noFetchYet : .success }

    // MARK: Defaults

    /// Sets the app's own values.
    public func setDefaults(_ defaults: [String: NSObject]?) { lock.withLock { self.defaults = defaults ?? [:] } }

    /// Sets the app's own values to the fields of one.
    public func setDefaults<Value: Encodable>(from value: Value) throws {
        let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
        lock.withLock { defaults = object as? [String: Any] ?? [:] }
    }

    /// Sets the app's own values to those of a property list.
    public func setDefaults(fromPlist fileName: String?) {
        guard let fileName, let url = Bundle.main.url(forResource: fileName, withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return FirebaseLog.report("RemoteConfig can't read the property list '\(fileName ?? "")'") }
        lock.withLock { defaults = list }
    }

    /// Returns one of the app's own values.
    public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        key.flatMap { key in lock.withLock { defaults[key] } }.map(RemoteConfigValue.init)
    }

    // MARK: Values

    /// Returns a value, or an empty one without any.
    public func configValue(forKey key: String?) -> RemoteConfigValue {
        RemoteConfigValue(key.flatMap { key in lock.withLock { defaults[key] } })
    }

    /// Returns a value from where it comes.
    public func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
        source == .default ? configValue(forKey: key) : RemoteConfigValue(nil)
    }

    /// A value, or an empty one without any.
    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    /// Returns the keys of values from where they come.
    public func allKeys(from source: RemoteConfigSource) -> [String] {
        source == .default ? lock.withLock { defaults.keys.sorted() } : []
    }

    /// Returns the keys that begin with a text.
    public func keys(withPrefix prefix: String?) -> Set<String> {
        Set(lock.withLock { defaults.keys.filter { $0.hasPrefix(prefix ?? "") } })
    }

    /// Returns the values as one of a type.
    public func decoded<Value: Decodable>(asType type: Value.Type = Value.self) throws -> Value {
        let data = try JSONSerialization.data(withJSONObject: lock.withLock { defaults })
        return try JSONDecoder().decode(type, from: data)
    }

    // MARK: Fetching

    private func recordFetch() -> RemoteConfigFetchStatus {
        lock.withLock { fetched = Date() }
        return .success
    }

    private func send(_ completion: ((RemoteConfigFetchStatus, (any Error)?) -> Void)?) {
        let status = recordFetch()
        Answer.later { completion?(status, nil) }
    }

    /// Fetches values. There are no others than the app's own.
    public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        send(completionHandler)
    }
    /// Fetches values. There are no others than the app's own.
    public func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
    ) {
        send(completionHandler)
    }
    /// Fetches values. There are no others than the app's own.
    @discardableResult
    public nonisolated(nonsending) func fetch() async throws -> RemoteConfigFetchStatus {
        try await Answer.value { recordFetch() }
    }
    /// Fetches values. There are no others than the app's own.
    @discardableResult
    public nonisolated(nonsending) func fetch(
        withExpirationDuration expirationDuration: TimeInterval
    ) async throws -> RemoteConfigFetchStatus {
        try await Answer.value { recordFetch() }
    }

    /// Uses the values that were fetched. There are none.
    public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) { Answer.later { completion?(false, nil) } }
    /// Uses the values that were fetched. There are none.
    @discardableResult
    public nonisolated(nonsending) func activate() async throws -> Bool { try await Answer.value { false } }
    /// Uses the values that were fetched, in the style of older apps. There are none.
    @discardableResult
    public func activateFetched() -> Bool { false }

    /// Fetches values, and uses them. There are no others than the app's own.
    public func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) {
        _ = recordFetch()
        Answer.later { completionHandler?(.successUsingPreFetchedData, nil) }
    }
    /// Fetches values, and uses them. There are no others than the app's own.
    @discardableResult
    public nonisolated(nonsending) func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        _ = try await Answer.value { recordFetch() }
        return .successUsingPreFetchedData
    }

    /// Waits until everything is ready.
    public func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
        Answer.send(error: completionHandler) {}
    }
    /// Waits until everything is ready.
    public nonisolated(nonsending) func ensureInitialized() async throws { await Answer.turn() }

    /// Listens to changes. None comes.
    @discardableResult
    public func addOnConfigUpdateListener(
        remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
    ) -> ConfigUpdateListenerRegistration {
        ConfigUpdateListenerRegistration()
    }
}
