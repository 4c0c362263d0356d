public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import Synchronization

extension URLSession {
    /// The bytes of a response, as they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask

        fileprivate let chunks: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> Iterator {
            var chunks = chunks.makeAsyncIterator()
            return Iterator(chunks: ChunkedBytes { try await chunks.next() })
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var chunks: ChunkedBytes

            public mutating func next() async throws -> UInt8? { try await chunks.next() }
        }
    }

    /// Returns the response to a request as soon as it arrives, and its bytes while they do.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let receiver = BytesReceiver(session: self, delegate: delegate)
        // A session of its own, since the delegate of this one gets no bytes that somebody else reads.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.waitForResponse(continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: receiver.chunks), response)
    }

    /// Returns the response to a request for a URL as soon as it arrives, and its bytes while they do.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

/// Hands the bytes of a task to those who read them; asks the session's delegates about everything else.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, Sendable {
    typealias ResponseContinuation = CheckedContinuation<URLResponse, any Error>

    let chunks: AsyncThrowingStream<Data, any Error>
    private let input: AsyncThrowingStream<Data, any Error>.Continuation
    private let response = Mutex<ResponseContinuation?>(nil)
    private let session: URLSession
    private let delegate: (any URLSessionTaskDelegate)?

    init(session: URLSession, delegate: (any URLSessionTaskDelegate)?) {
        (chunks, input) = AsyncThrowingStream.makeStream()
        (self.session, self.delegate) = (session, delegate ?? session.delegate as? any URLSessionTaskDelegate)
    }

    func waitForResponse(_ continuation: ResponseContinuation) {
        response.withLock { $0 = continuation }
    }

    private func respond(with result: Result<URLResponse, any Error>) {
        response.withLock { continuation in
            continuation?.resume(with: result)
            continuation = nil
        }
    }

    func urlSession(
        _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        respond(with: .success(response))
        input.onTermination = { if case .cancelled = $0 { dataTask.cancel() } }
        completionHandler(.allow)
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { input.yield(data) }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        respond(with: .failure(error ?? URLError(.badServerResponse)))
        input.finish(throwing: error)
    }

    func urlSession(
        _: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
