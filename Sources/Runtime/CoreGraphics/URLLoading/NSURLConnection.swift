public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import Synchronization

/// Loads one request, as apps did before sessions.
@available(*, deprecated, message: "Use URLSession")
public final class NSURLConnection: NSObject, Sendable {
    public let originalRequest: URLRequest
    private let task: URLSessionDataTask

    public var currentRequest: URLRequest { task.currentRequest ?? originalRequest }

    /// Creates a connection that calls its delegate on the main queue, and keeps it until the request has ended.
    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        guard Self.canHandle(request) else { return nil }
        let receiver = ConnectionReceiver(delegate: delegate)
        let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
        originalRequest = request
        task = session.dataTask(with: request)
        super.init()
        receiver.connection.withLock { $0 = self }
        session.finishTasksAndInvalidate()
        if startImmediately { start() }
    }

    public convenience init?(request: URLRequest, delegate: Any?) {
        self.init(request: request, delegate: delegate, startImmediately: true)
    }

    public func start() { task.resume() }
    public func cancel() { task.cancel() }

    /// Returns whether a connection can load a request.
    public class func canHandle(_ request: URLRequest) -> Bool { request.url?.scheme != nil }

    /// Loads a request and calls the handler on a queue.
    public class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }
        task.resume()
    }

    /// Loads a request while the thread waits.
    public class func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let end = DispatchSemaphore(value: 0)
        let answer = Mutex<(data: Data?, response: URLResponse?, error: (any Error)?)>((nil, nil, nil))
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            answer.withLock { $0 = (data, response, error) }
            end.signal()
        }
        task.resume()
        end.wait()
        return try answer.withLock { answer in
            response?.pointee = answer.response
            if let error = answer.error { throw error }
            return answer.data ?? Data()
        }
    }
}

/// The methods that a connection calls at its end and about credentials.
@available(*, deprecated, message: "Use URLSessionTaskDelegate")
public protocol NSURLConnectionDelegate: NSObjectProtocol {
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

/// The methods that a connection calls for its response.
@available(*, deprecated, message: "Use URLSessionDataDelegate")
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    func connectionDidFinishLoading(_ connection: NSURLConnection)
}

@available(*, deprecated)
extension NSURLConnectionDelegate {
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

@available(*, deprecated)
extension NSURLConnectionDataDelegate {
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
    public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
    public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}

/// Forwards a session's calls to the delegate of a connection.
@available(*, deprecated)
private final class ConnectionReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let delegate: Any?
    /// The connection, which lives as long as its request.
    let connection = Mutex<NSURLConnection?>(nil)

    private var current: NSURLConnection? { connection.withLock { $0 } }
    private var dataDelegate: (any NSURLConnectionDataDelegate)? { delegate as? any NSURLConnectionDataDelegate }

    init(delegate: Any?) { self.delegate = delegate }

    func urlSession(
        _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let current { dataDelegate?.connection(current, didReceive: response) }
        completionHandler(.allow)
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let current { dataDelegate?.connection(current, didReceive: data) }
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let current else { return }
        connection.withLock { $0 = nil }
        if let error {
            // A connection that was canceled tells nothing.
            guard (error as? URLError)?.code != .cancelled else { return }
            (delegate as? any NSURLConnectionDelegate)?.connection(current, didFailWithError: error)
        } else {
            dataDelegate?.connectionDidFinishLoading(current)
        }
    }
}
