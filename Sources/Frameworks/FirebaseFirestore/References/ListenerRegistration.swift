public import Foundation

/// A listener that can be removed.
public protocol ListenerRegistration: NSObjectProtocol {
    /// Removes the listener.
    func remove()
}
