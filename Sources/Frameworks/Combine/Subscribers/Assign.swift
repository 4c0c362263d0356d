extension Subscribers {
    /// A simple subscriber that assigns received elements to a property indicated by a key path.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = Lock()
        private var root: Root?
        private var subscription: (any Subscription)?

        /// The object that contains the property to assign; `nil` once the subscription has ended.
        public var object: Root? { lock.withLock { root } }

        /// The key path that indicates the property to assign.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public var description: String { "Assign \(Root.self)" }

        /// Creates a subscriber to assign the value of a property indicated by a key path.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                guard self.subscription == nil, root != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isAccepted {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = end()
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (root: Root?, subscription: (any Subscription)?) {
            lock.withLock { (root.take(), subscription.take()) }
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each element from a publisher to a property on an object, which the subscription keeps alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
