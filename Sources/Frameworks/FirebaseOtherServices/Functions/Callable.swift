public import Foundation

/// A function of an app's server that takes and returns values of types. Calls end with `unavailable`.
public struct Callable<Request: Encodable, Response: Decodable>: Sendable {
    let callable: HTTPSCallable

    /// How long a call may take, in seconds.
    public var timeoutInterval: TimeInterval {
        get { callable.timeoutInterval }
        set { callable.timeoutInterval = newValue }
    }

    /// Calls the function: completes with an error.
    public func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
        callable.call { _, error in completion(.failure(error ?? FunctionsErrorCode.unavailable)) }
    }

    /// Calls the function: throws an error.
    public nonisolated(nonsending) func call(_ data: Request) async throws -> Response {
        _ = try await callable.call()
        throw FunctionsErrorCode.unavailable
    }

    /// Calls the function: completes with an error.
    public func callAsFunction(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
        call(data, completion: completion)
    }

    /// Calls the function: throws an error.
    public nonisolated(nonsending) func callAsFunction(_ data: Request) async throws -> Response {
        try await call(data)
    }
}
