extension Publishers {
    /// A publisher that republishes the elements of the newest publisher that its upstream publisher sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switcher = LatestSwitcher<P, S>(subscriber)
            subscriber.receive(subscription: switcher)
            upstream.subscribe(switcher.outer)
        }
    }
}

private final class LatestSwitcher<P: Publisher, Downstream: Subscriber>: Switcher<Downstream>
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    private(set) var outer: Inlet<P, P.Failure>!
    private var isOuterFinished = false

    init(_ downstream: Downstream) {
        super.init("SwitchToLatest", downstream)
        outer = Inlet(
            receiveValue: { self.connect(to: $1) { self.completeCurrent($0) } },
            receiveCompletion: { self.completeOuter($1) }
        )
        outer.request(.unlimited)
    }

    private func completeCurrent(_ completion: Completion) {
        switch completion {
        case .finished:
            if lock.withLock({ isOuterFinished }) {
                finish(.finished)
            }
        case .failure:
            outer.cancel()
            finish(completion)
        }
    }

    private func completeOuter(_ completion: Completion) {
        switch completion {
        case .finished:
            let isOver = lock.withLock {
                isOuterFinished = true
                return !isConnected
            }
            if isOver {
                finish(.finished)
            }
        case .failure:
            canceled()
            finish(completion)
        }
    }

    override func canceled() {
        outer.cancel()
        super.canceled()
    }
}

extension Publisher where Output: Publisher, Failure == Output.Failure {
    /// Republishes elements sent by the most recently received publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Republishes elements sent by the most recently received publisher, which never fails.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Republishes elements sent by the publisher most recently received from a publisher that never fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Republishes elements sent by the most recently received publisher, where neither publisher fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
