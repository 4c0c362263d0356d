public import Foundation

/// What another language has thrown.
public final class ExceptionModel: NSObject, @unchecked Sendable {
    // Only the app changes it.
    let name: String
    let reason: String
    /// Where it was thrown.
    public var stackTrace: [StackFrame] = []

    /// Creates what has a name and a reason.
    public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
}
