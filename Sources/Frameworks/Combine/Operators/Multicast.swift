extension Publishers {
    /// A publisher that uses a subject to deliver elements to multiple subscribers.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure that returns a subject, to which this publisher's subscribers subscribe.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates a multicast publisher that applies a closure once to create a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            currentSubject().subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject())
        }

        private func currentSubject() -> SubjectType {
            if let subject = lock.withLock({ subject }) { return subject }
            let created = createSubject()
            return lock.withLock {
                let current = subject ?? created
                subject = current
                return current
            }
        }
    }

    /// A publisher that wraps an upstream publisher so that it publishes only after a call of `connect()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) {
            multicast = upstream.multicast { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }

    /// A publisher that connects to a connectable publisher with its first subscriber, and disconnects with its last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            upstream.subscribe(AutoconnectLink(subscriber) { self.removeSubscriber() })
            guard isFirst else { return }
            let new = upstream.connect()
            let isNeeded = lock.withLock {
                guard subscriberCount > 0 else { return false }
                connection = new
                return true
            }
            if !isNeeded {
                new.cancel()
            }
        }

        private func removeSubscriber() {
            let connection: (any Cancellable)? = lock.withLock {
                subscriberCount -= 1
                return subscriberCount == 0 ? self.connection.take() : nil
            }
            connection?.cancel()
        }
    }

    /// A publisher that shares the output of an upstream publisher with multiple subscribers.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool {
            lhs === rhs
        }
    }
}

private final class AutoconnectLink<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
    private let disconnect: () -> Void

    init(_ downstream: Downstream, disconnect: @escaping () -> Void) {
        self.disconnect = disconnect
        super.init("Autoconnect", downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        send(input)
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        finish(completion)
    }

    override func cancel() {
        guard let upstream = end()?.upstream else { return }
        upstream.cancel()
        disconnect()
    }
}

extension Publisher {
    /// Applies a closure to create a subject that delivers elements to subscribers.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Provides a subject to deliver elements to multiple subscribers.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }

    /// Shares the output of an upstream publisher with multiple subscribers.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}

extension Publisher where Failure == Never {
    /// Creates a connectable wrapper around the publisher.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}

extension ConnectablePublisher {
    /// Automates the process of connecting or disconnecting from this connectable publisher.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
