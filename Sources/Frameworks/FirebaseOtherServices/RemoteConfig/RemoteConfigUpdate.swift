public import Foundation

/// Which values have changed.
public final class RemoteConfigUpdate: NSObject, Sendable {
    /// The keys of the values.
    public let updatedKeys: Set<String> = []
}
