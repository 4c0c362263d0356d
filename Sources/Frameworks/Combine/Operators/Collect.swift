extension Publishers {
    /// A publisher that buffers items and publishes them in one array once the upstream publisher finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var elements: Output = []
            upstream.subscribe(
                PlainReduceStage<Upstream.Output, S>(
                    "Collect",
                    subscriber,
                    step: {
                        elements.append($0)
                        return true
                    },
                    result: { elements }
                )
            )
        }
    }

    /// A publisher that buffers a maximum number of items.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum number of elements to buffer before publishing.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "The number of elements to collect must be positive")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByCountStage<Upstream.Output, S>(subscriber, count: count))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CollectByCountStage<Input, Downstream: Subscriber>: Stage<Input, Downstream.Failure, Downstream>
where Downstream.Input == [Input] {
    private let count: Int
    private var elements: [Input] = []

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init("CollectByCount", downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        elements.append(input)
        if elements.count == count {
            sendElements()
        }
        return .none
    }

    override func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion, !elements.isEmpty {
            sendElements()
        }
        finish(completion)
    }

    override func requested(_ demand: Subscribers.Demand) {
        super.requested(demand * count)
    }

    private func sendElements() {
        let full = elements
        elements = []
        send(full)
    }
}

extension Publisher {
    /// Collects all received elements, and emits a single array of the collection when the upstream publisher finishes.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Collects up to the specified number of elements, and then emits a single array of the collection.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
