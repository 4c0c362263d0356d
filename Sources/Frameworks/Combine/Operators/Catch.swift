extension Publishers {
    /// A publisher that handles errors from an upstream publisher by replacing the failed publisher with another one.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure that accepts the upstream failure as input and returns a publisher to replace it.
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switcher = Switcher("Catch", subscriber)
            let handler = handler
            subscriber.receive(subscription: switcher)
            switcher.connect(to: upstream) { completion in
                switch completion {
                case .finished:
                    switcher.finish(.finished)
                case .failure(let error):
                    switcher.connect(to: handler(error)) { switcher.finish($0) }
                }
            }
        }
    }

    /// A publisher that handles errors by replacing the failed publisher with another one or producing a new error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure that accepts the upstream failure and either returns a publisher or throws an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switcher = Switcher("TryCatch", subscriber)
            let handler = handler
            subscriber.receive(subscription: switcher)
            switcher.connect(to: upstream) { completion in
                switch completion {
                case .finished:
                    switcher.finish(.finished)
                case .failure(let error):
                    do {
                        switcher.connect(to: try handler(error)) { switcher.finish($0.erased) }
                    } catch {
                        switcher.finish(.failure(error))
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Handles errors from an upstream publisher by replacing it with another publisher.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Handles errors from an upstream publisher by either replacing it with another publisher or throwing an error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
