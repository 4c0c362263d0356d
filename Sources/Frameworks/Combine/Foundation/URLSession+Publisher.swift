public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that delivers the results of performing URL session data tasks.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request that the data task performs.
        public let request: URLRequest

        /// The session that performs the data task.
        public let session: URLSession

        /// Creates a data task publisher from the provided URL request and URL session.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskConduit(subscriber, publisher: self))
        }
    }

    /// Returns a publisher that wraps a URL session data task for a given URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that wraps a URL session data task for a given URL request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// A subscription that starts a data task when its subscriber asks for a value.
private final class DataTaskConduit<Downstream: Subscriber>: Outlet<Downstream>
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let publisher: URLSession.DataTaskPublisher
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream, publisher: URLSession.DataTaskPublisher) {
        self.publisher = publisher
        super.init("DataTaskPublisher", downstream)
    }

    override func requested(_ demand: Subscribers.Demand) {
        guard lock.withLock({ self.task == nil && isOpen }) else { return }
        let complete = Unchecked(self.complete)
        let task = publisher.session.dataTask(with: publisher.request) { complete.value($0, $1, $2) }
        let isFirst = lock.withLock {
            guard self.task == nil, isOpen else { return false }
            self.task = task
            return true
        }
        if isFirst {
            task.resume()
        }
    }

    override func canceled() {
        lock.withLock { task }?.cancel()
    }

    private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        if let response, error == nil {
            send((data ?? Data(), response))
            finish(.finished)
        } else {
            finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
    }
}
