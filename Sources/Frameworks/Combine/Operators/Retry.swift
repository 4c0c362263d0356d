extension Publishers {
    /// A publisher that attempts to recreate its subscription to a failed upstream publisher.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum number of retry attempts to perform; `nil` for any number.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switcher = RetrySwitcher(subscriber, upstream: upstream, retries: retries)
            subscriber.receive(subscription: switcher)
            switcher.attempt()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

private final class RetrySwitcher<Upstream: Publisher, Downstream: Subscriber>: Switcher<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let upstream: Upstream
    private var retries: Int?
    private var isAttempting = false
    private var isAttemptDue = false

    init(_ downstream: Downstream, upstream: Upstream, retries: Int?) {
        self.upstream = upstream
        self.retries = retries
        super.init("Retry", downstream)
    }

    /// Subscribes to the publisher, and again in a loop while it fails right away.
    func attempt() {
        let isFirst = lock.withLock {
            isAttemptDue = true
            defer { isAttempting = true }
            return !isAttempting
        }
        guard isFirst else { return }
        while beginAttempt() {
            connect(to: upstream) { self.complete($0) }
        }
    }

    private func beginAttempt() -> Bool {
        lock.withLock {
            defer { isAttemptDue = false }
            isAttempting = isAttemptDue && isOpen
            return isAttempting
        }
    }

    private func complete(_ completion: Completion) {
        let mayRetry = lock.withLock {
            guard let left = retries else { return true }
            retries = left - 1
            return left > 0
        }
        if case .failure = completion, mayRetry {
            attempt()
        } else {
            finish(completion)
        }
    }
}

extension Publisher {
    /// Attempts to recreate a failed subscription with the upstream publisher up to the number of times you specify.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
