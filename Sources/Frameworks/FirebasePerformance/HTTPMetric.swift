public import Foundation

/// A measurement of a request.
public final class HTTPMetric: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The status of the answer.
    public var responseCode = 0
    /// The size of the request in bytes.
    public var requestPayloadSize = 0
    /// The size of the answer in bytes.
    public var responsePayloadSize = 0
    /// The type of the answer's content.
    public var responseContentType: String?

    /// Creates the measurement of a request.
    public init?(url: URL, httpMethod: HTTPMethod) {}

    /// Begins.
    public func start() {}
    /// Ends.
    public func stop() {}
}
