extension Publishers {
    /// A publisher that ignores elements from the upstream publisher until it receives an element from another one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A publisher to monitor for its first emitted element.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UntilOutputLink<Other.Output, Failure, S>("DropUntilOutput", subscriber, isOpen: false)
            link.observe(
                other,
                receiveValue: { link.isOpen = true },
                receiveFailure: { link.stop(.failure($0)) }
            )
            upstream.subscribe(link)
        }
    }

    /// A publisher that republishes elements until another publisher publishes an element.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Another publisher, whose first output causes this publisher to finish.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UntilOutputLink<Other.Output, Other.Failure, S>("PrefixUntilOutput", subscriber, isOpen: true)
            link.observe(
                other,
                receiveValue: { link.stop(.finished) },
                receiveFailure: { _ in }
            )
            upstream.subscribe(link)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// A link that watches another publisher for its first value.
private final class UntilOutputLink<Signal, SignalFailure: Error, Downstream: Subscriber>: Link<
    Downstream.Input, Downstream.Failure, Downstream
>
{
    private let lock = Lock()
    private var inlet: Inlet<Signal, SignalFailure>?
    private var isOpenStorage: Bool

    /// Whether values pass.
    var isOpen: Bool {
        get { lock.withLock { isOpenStorage } }
        set { lock.withLock { isOpenStorage = newValue } }
    }

    init(_ description: String, _ downstream: Downstream, isOpen: Bool) {
        isOpenStorage = isOpen
        super.init(description, downstream)
    }

    func observe<Other: Publisher>(
        _ other: Other,
        receiveValue: @escaping () -> Void,
        receiveFailure: @escaping (SignalFailure) -> Void
    ) where Other.Output == Signal, Other.Failure == SignalFailure {
        let inlet = Inlet<Signal, SignalFailure>(
            receiveValue: { inlet, _ in
                inlet.cancel()
                receiveValue()
            },
            receiveCompletion: { _, completion in
                if case .failure(let error) = completion {
                    receiveFailure(error)
                }
            }
        )
        self.inlet = inlet
        inlet.request(.max(1))
        other.subscribe(inlet)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isOpen ? subscriber?.receive(input) ?? .none : .max(1)
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        inlet?.cancel()
        finish(completion)
    }

    override func cancel() {
        inlet?.cancel()
        super.cancel()
    }
}

extension Publisher {
    /// Ignores elements from the upstream publisher until it receives an element from a second publisher.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Republishes elements until another publisher emits an element.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
