/// A publisher that exposes its elements as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as an asynchronous sequence.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AsyncValues(publisher))
    }

    /// The iterator, which asks the publisher for one element at a time.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: AsyncValues<P.Output, Never>

        /// Produces the next element; returns `nil` after the publisher has finished or the task is canceled.
        public mutating func next() async -> P.Output? {
            switch await values.next().value {
            case .success(let element): element
            }
        }
    }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as an asynchronous sequence.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AsyncValues(publisher))
    }

    /// The iterator, which asks the publisher for one element at a time.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: AsyncValues<P.Output, P.Failure>

        /// Produces the next element; throws the error with which the publisher fails.
        public mutating func next() async throws -> P.Output? {
            try await values.next().value.get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The elements produced by the publisher, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}

extension Publisher {
    /// The elements produced by the publisher, as an asynchronous sequence that throws the publisher's failure.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}

/// The values of a subscription, which ends when this object goes away.
private final class AsyncValues<Value, Failure: Error> {
    typealias Outcome = Unchecked<Result<Value?, Failure>>

    private let subscriber = AsyncValueSubscriber<Value, Failure>()

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        publisher.subscribe(subscriber)
    }

    deinit {
        subscriber.cancel()
    }

    func next() async -> Outcome {
        let subscriber = Unchecked(subscriber)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { subscriber.value.requestValue(for: $0) }
        } onCancel: {
            subscriber.value.cancel()
        }
    }
}

/// A subscriber that hands each value to a continuation that waits for it.
private final class AsyncValueSubscriber<Value, Failure: Error>: Subscriber, Cancellable {
    typealias Outcome = Unchecked<Result<Value?, Failure>>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var continuations = Queue<CheckedContinuation<Outcome, Never>>()
    /// The demand of continuations that wait for the subscription.
    private var early = Subscribers.Demand.none
    private var isEnded = false
    private var failure: Failure?

    func receive(subscription: any Subscription) {
        lock.lock()
        let isAccepted = !isEnded && self.subscription == nil
        if isAccepted {
            self.subscription = subscription
        }
        let demand = early
        lock.unlock()
        if !isAccepted {
            subscription.cancel()
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.withLock { continuations.popFirst() }?.resume(returning: Unchecked(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion {
            end(failure: error)
        } else {
            end(failure: nil)
        }
    }

    func cancel() {
        end(failure: nil)?.cancel()
    }

    func requestValue(for continuation: CheckedContinuation<Outcome, Never>) {
        lock.lock()
        guard !isEnded else {
            let failure = failure.take()
            lock.unlock()
            return continuation.resume(returning: Unchecked(failure.map { .failure($0) } ?? .success(nil)))
        }
        continuations.append(continuation)
        let subscription = subscription
        if subscription == nil {
            early += 1
        }
        lock.unlock()
        subscription?.request(.max(1))
    }

    /// Ends all waiting and returns the subscription; the first one that waits, or comes later, learns of a failure.
    @discardableResult
    private func end(failure: Failure?) -> (any Subscription)? {
        lock.lock()
        guard !isEnded else {
            lock.unlock()
            return nil
        }
        isEnded = true
        var continuations = continuations
        self.continuations = Queue()
        let subscription = subscription.take()
        if continuations.isEmpty {
            self.failure = failure
        }
        lock.unlock()
        var failure = failure
        while let continuation = continuations.popFirst() {
            continuation.resume(returning: Unchecked(failure.take().map { .failure($0) } ?? .success(nil)))
        }
        return subscription
    }
}
