extension Publishers {
    /// A publisher that transforms elements from an upstream publisher into new publishers, and merges their output.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum number of publishers produced by this publisher that it subscribes to at the same time.
        public let maxPublishers: Subscribers.Demand

        /// A closure that takes an element as a parameter and returns a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = FlatMapMerger(subscriber, maxPublishers: maxPublishers, transform: transform)
            subscriber.receive(subscription: merger)
            upstream.subscribe(merger.outer)
        }
    }
}

private final class FlatMapMerger<Input, NewPublisher: Publisher, Downstream: Subscriber>: Merger<Downstream>
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    private let maxPublishers: Subscribers.Demand
    private(set) var outer: Inlet<Input, Downstream.Failure>!

    init(
        _ downstream: Downstream,
        maxPublishers: Subscribers.Demand,
        transform: @escaping (Input) -> NewPublisher
    ) {
        self.maxPublishers = maxPublishers
        super.init("FlatMap", downstream, count: 1)
        outer = Inlet(
            receiveValue: { transform($1).subscribe(self.makeInlet(isAdditional: true)) },
            receiveCompletion: { self.close(id: nil, $1) }
        )
        outer.request(maxPublishers)
    }

    override func closed(_ inlet: Source) {
        if maxPublishers != .unlimited {
            outer.request(.max(1))
        }
    }

    override func canceled() {
        outer.cancel()
        super.canceled()
    }
}

extension Publisher {
    /// Transforms all elements from an upstream publisher into new publishers, up to a maximum number at a time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms all elements from an upstream publisher into new publishers that never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Transforms all elements from an upstream publisher that never fails into new publishers.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self),
            maxPublishers: maxPublishers,
            transform: transform
        )
    }

    /// Transforms all elements from an upstream publisher that never fails into new publishers that never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
