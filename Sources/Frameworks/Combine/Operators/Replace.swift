extension Publishers {
    /// A publisher that replaces an empty stream with a provided element.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The element to deliver when the upstream publisher finishes without delivering any elements.
        public let output: Upstream.Output

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReplaceEmptyStage(subscriber, output: output))
        }
    }

    /// A publisher that replaces any errors in the stream with a provided element.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The element with which to replace errors from the upstream publisher.
        public let output: Upstream.Output

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(ReplaceErrorStage<Upstream.Failure, S>(subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

private final class ReplaceEmptyStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream> {
    private let output: Downstream.Input
    private var isEmpty = true

    init(_ downstream: Downstream, output: Downstream.Input) {
        self.output = output
        super.init("ReplaceEmpty", downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isEmpty = false
        send(input)
        return .none
    }

    override func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion, isEmpty {
            send(output)
        }
        finish(completion)
    }
}

private final class ReplaceErrorStage<Failure: Error, Downstream: Subscriber>: Stage<
    Downstream.Input, Failure, Downstream
>
where Downstream.Failure == Never {
    private let output: Downstream.Input

    init(_ downstream: Downstream, output: Downstream.Input) {
        self.output = output
        super.init("ReplaceError", downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        send(input)
        return .none
    }

    override func completed(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            send(output)
        }
        finish(.finished)
    }
}

extension Publisher {
    /// Replaces an empty stream with the provided element.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Replaces any errors in the stream with the provided element, then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
