public import Foundation

/// Documents are kept in memory.
public final class MemoryCacheSettings: NSObject, LocalCacheSettings, Sendable {
    public override init() {}
}
