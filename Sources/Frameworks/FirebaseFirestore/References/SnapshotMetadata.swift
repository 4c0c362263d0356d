public import Foundation

/// Where a snapshot comes from: here, always from the service.
public final class SnapshotMetadata: NSObject, Sendable {
    /// Whether the service doesn't have all writes yet. It has them at once.
    public var hasPendingWrites: Bool { false }
    /// Whether the documents may be older than those of the service. They aren't.
    public var isFromCache: Bool { false }

    public override func isEqual(_ object: Any?) -> Bool { object is SnapshotMetadata }
    public override var hash: Int { 1 }
}
