public import Foundation

/// The size of a cache without a limit.
public let FirestoreCacheSizeUnlimited: Int64 = -1

/// The settings of a database. Documents are always in the app's home here.
public final class FirestoreSettings: NSObject, NSCopying, @unchecked Sendable {
    // Only the app changes it.
    /// The name of the server.
    public var host = "firestore.googleapis.com"
    /// Whether the connection is encrypted.
    public var isSSLEnabled = true
    /// Whether documents are kept on the device.
    public var isPersistenceEnabled = true
    /// The size of the cache in bytes.
    public var cacheSizeBytes: Int64 = 104_857_600
    /// Whether times are read as `Timestamp`, which they are.
    public var areTimestampsInSnapshotsEnabled = true
    /// Where documents are kept.
    public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
    /// The queue of completion handlers and listeners.
    public var dispatchQueue = DispatchQueue.main

    public override init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = FirestoreSettings()
        (copy.host, copy.isSSLEnabled, copy.isPersistenceEnabled) = (host, isSSLEnabled, isPersistenceEnabled)
        (copy.cacheSizeBytes, copy.cacheSettings, copy.dispatchQueue) = (cacheSizeBytes, cacheSettings, dispatchQueue)
        return copy
    }
}
