extension Publishers {
    /// A publisher that transforms elements by providing the current element to a closure along with its last value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The previous result returned by the closure, at first.
        public let initialResult: Output

        /// A closure that takes the previous result and the next element, and returns a new value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let nextPartialResult = nextPartialResult
            upstream
                .map {
                    result = nextPartialResult(result, $0)
                    return result
                }
                .subscribe(subscriber)
        }
    }

    /// A publisher that transforms elements by a closure and its last value, and fails if the closure throws an error.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The previous result returned by the closure, at first.
        public let initialResult: Output

        /// An error-throwing closure that takes the previous result and the next element, and returns a new value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let nextPartialResult = nextPartialResult
            upstream.subscribe(
                TryStepLink("TryScan", subscriber) {
                    result = try nextPartialResult(result, $0)
                    return .send(result)
                }
            )
        }
    }
}

extension Publisher {
    /// Transforms elements by providing the current element to a closure along with the closure's last value.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Transforms elements by providing the current element to an error-throwing closure along with its last value.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
