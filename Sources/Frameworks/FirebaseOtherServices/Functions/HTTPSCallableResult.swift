public import Foundation

/// What a function has returned.
public final class HTTPSCallableResult: NSObject, @unchecked Sendable {
    // None is ever created.
    /// The value.
    public let data: Any = NSNull()
}
