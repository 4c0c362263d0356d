extension Publishers {
    /// A strategy for filling a buffer.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// A strategy to fill the buffer at subscription time, and keep it full thereafter.
        case keepFull

        /// A strategy that takes elements as the upstream publisher sends them, whether or not the buffer has space.
        case byRequest
    }

    /// A strategy that handles exhaustion of a buffer's capacity.
    public enum BufferingStrategy<Failure: Error> {
        /// When the buffer is full, discard the newly received element.
        case dropNewest

        /// When the buffer is full, discard the oldest element in the buffer.
        case dropOldest

        /// When the buffer is full, execute the closure to provide a custom error.
        case customError(() -> Failure)
    }

    /// A publisher that buffers elements from an upstream publisher.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum number of elements to store.
        public let size: Int

        /// The strategy for initially populating the buffer.
        public let prefetch: Publishers.PrefetchStrategy

        /// The action to take when the buffer becomes full.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream,
            size: Int,
            prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferStage(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

private final class BufferStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream> {
    /// Asks the upstream publisher to fill the space that an element leaves.
    private final class Refiller: Subscription {
        private let upstream: any Subscription

        init(_ upstream: any Subscription) {
            self.upstream = upstream
        }

        func request(_ demand: Subscribers.Demand) {
            upstream.request(demand)
        }

        func cancel() {}
    }

    private let size: Int
    private let keepsFull: Bool
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

    init(
        _ downstream: Downstream,
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.size = size
        self.whenFull = whenFull
        keepsFull = prefetch == .keepFull
        super.init("Buffer", downstream, prefetch: keepsFull ? .max(size) : .unlimited)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard let source else {
            lock.unlock()
            return .none
        }
        let refill = keepsFull ? Refiller(source) : nil
        guard waitingCount(isAtLeast: size) else {
            sendAndUnlock(input, refill: refill)
            return .none
        }
        switch whenFull {
        case .dropNewest:
            lock.unlock()
        case .dropOldest:
            replaceFirstWaitingAndUnlock(with: input, refill: refill)
        case .customError(let error):
            lock.unlock()
            stop(.failure(error()))
        }
        return .none
    }

    override func completed(_ completion: Completion) {
        finish(completion)
    }
}

extension Publisher {
    /// Buffers elements received from an upstream publisher.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
