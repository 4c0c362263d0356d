import FirebaseCore
public import Foundation

/// A function of an app's server. Calls end with `unavailable`.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
    // Only the app changes it.
    private let name: String
    /// How long a call may take, in seconds.
    public var timeoutInterval: TimeInterval = 70

    init(_ name: String) { self.name = name }

    private func fail() throws -> HTTPSCallableResult {
        FirebaseLog.report("the function '\(name)' can't be called: nobody runs functions here")
        throw FunctionsErrorCode.unavailable
    }

    /// Calls the function: completes with an error.
    public func call(completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        Answer.send(completion, fail)
    }
    /// Calls the function with a value: completes with an error.
    public func call(_ data: Any?, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        Answer.send(completion, fail)
    }
    /// Calls the function with a value: throws an error.
    public nonisolated(nonsending) func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
        try await Answer.value(fail)
    }
}
