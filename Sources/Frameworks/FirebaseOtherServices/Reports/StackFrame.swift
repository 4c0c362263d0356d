public import Foundation

/// A function that was running.
public final class StackFrame: NSObject, Sendable {
    /// Creates a function of a file.
    public init(symbol: String, file: String, line: Int) {}
}
