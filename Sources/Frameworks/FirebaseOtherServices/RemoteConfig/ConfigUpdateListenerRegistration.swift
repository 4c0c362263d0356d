public import Foundation

/// A listener that can be removed.
public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
    /// Removes the listener.
    public func remove() {}
}
