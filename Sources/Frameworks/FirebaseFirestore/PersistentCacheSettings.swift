public import Foundation

/// Documents are kept on the device.
public final class PersistentCacheSettings: NSObject, LocalCacheSettings, Sendable {
    public init(sizeBytes: NSNumber = 104_857_600) {}
}
