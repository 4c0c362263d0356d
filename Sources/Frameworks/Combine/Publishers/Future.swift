/// A publisher that eventually produces a single value and then finishes or fails.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure that receives the result of the future; only the first call of it counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var conduits: [Conduit<Output, Failure>] = []

    /// Creates a publisher that invokes a promise closure when the publisher emits an element.
    ///
    /// The closure runs at once, whether or not the future has subscribers.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = FutureConduit(subscriber, future: self)
        lock.lock()
        let result = result
        if result == nil {
            conduits.append(conduit)
        }
        lock.unlock()
        subscriber.receive(subscription: conduit)
        if let result {
            conduit.complete(result)
        }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let conduits = conduits
        self.conduits = []
        lock.unlock()
        for conduit in conduits {
            conduit.complete(result)
        }
    }

    fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }
}

extension Conduit {
    fileprivate func complete(_ result: Result<Value, Failure>) {
        switch result {
        case .success(let value):
            send(value)
            finish(.finished)
        case .failure(let error):
            finish(.failure(error))
        }
    }
}

private final class FutureConduit<Downstream: Subscriber>: Outlet<Downstream> {
    private let future: Future<Downstream.Input, Downstream.Failure>

    init(_ downstream: Downstream, future: Future<Downstream.Input, Downstream.Failure>) {
        self.future = future
        super.init("Future", downstream)
    }

    override func canceled() {
        future.remove(self)
    }
}

extension Future {
    /// The published value of the future, delivered asynchronously; throws the error with which the future fails.
    public nonisolated(nonsending) var value: Output {
        get async throws {
            try await outcome.value.get()
        }
    }

    private nonisolated(nonsending) var outcome: Unchecked<Result<Output, Failure>> {
        get async {
            await withCheckedContinuation { continuation in
                let subscriber = AnySubscriber<Output, Failure>(
                    receiveSubscription: { $0.request(.max(1)) },
                    receiveValue: {
                        continuation.resume(returning: Unchecked(.success($0)))
                        return .none
                    },
                    receiveCompletion: {
                        if case .failure(let error) = $0 {
                            continuation.resume(returning: Unchecked(.failure(error)))
                        }
                    }
                )
                subscribe(subscriber)
            }
        }
    }
}

extension Future where Failure == Never {
    /// The published value of the future, delivered asynchronously.
    public nonisolated(nonsending) var value: Output {
        get async {
            switch await outcome.value {
            case .success(let value): value
            }
        }
    }
}
