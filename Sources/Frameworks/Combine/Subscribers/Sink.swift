extension Subscribers {
    /// A simple subscriber that requests an unlimited number of values upon subscription.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private enum State {
            case waiting
            case subscribed(any Subscription)
            case ended
        }

        /// What the sink lets go of when it ends.
        private struct Ended {
            let state: State
            let valueHandler: ((Input) -> Void)?
            let completionHandler: ((Subscribers.Completion<Failure>) -> Void)?
        }

        private let lock = Lock()
        private var state = State.waiting
        private var valueHandler: ((Input) -> Void)?
        private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?

        /// The closure to execute on receipt of a value.
        public var receiveValue: (Input) -> Void {
            lock.withLock { valueHandler } ?? { _ in }
        }

        /// The closure to execute on completion.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { completionHandler } ?? { _ in }
        }

        public var description: String { "Sink" }

        /// Initializes a sink with the provided closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            valueHandler = receiveValue
            completionHandler = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                guard case .waiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isAccepted {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let handler = valueHandler
            lock.unlock()
            handler?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            end().completionHandler?(completion)
        }

        public func cancel() {
            if case .subscribed(let subscription) = end().state {
                subscription.cancel()
            }
        }

        private func end() -> Ended {
            lock.withLock {
                defer { state = .ended }
                return Ended(
                    state: state,
                    valueHandler: valueHandler.take(),
                    completionHandler: completionHandler.take()
                )
            }
        }
    }
}

extension Publisher {
    /// Attaches a subscriber with closure-based behavior; the values stop when the result is canceled or goes away.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber with closure-based behavior to a publisher that never fails.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
