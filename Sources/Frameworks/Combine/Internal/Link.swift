/// A subscription between one upstream publisher and one subscriber that passes the subscriber's demand on as it is.
class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    let description: String

    private let lock = Lock()
    private var downstream: Box<Downstream>?
    private var upstream: (any Subscription)?
    private var isSubscribed = false

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        self.downstream = Box(downstream)
    }

    // MARK: For subclasses

    func receive(_ input: Input) -> Subscribers.Demand {
        abstract()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        abstract()
    }

    /// The subscriber, until the link ends.
    final var subscriber: Downstream? {
        lock.withLock { downstream }?.value
    }

    /// Whether the link hasn't ended.
    final var isActive: Bool {
        lock.withLock { downstream != nil }
    }

    /// Sends a value to the subscriber, until the link ends.
    final func send(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        let downstream = downstream
        lock.unlock()
        return downstream?.value.receive(value) ?? .none
    }

    /// Ends the link and returns what it connected; returns `nil` if it has ended before.
    final func end() -> (downstream: Downstream, upstream: (any Subscription)?)? {
        lock.withLock {
            guard let downstream = downstream.take() else { return nil }
            return (downstream.value, upstream.take())
        }
    }

    /// Passes on the completion of the upstream publisher.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let (downstream, _) = end() else { return }
        complete(downstream, completion)
    }

    /// Cancels the upstream publisher and completes.
    final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let (downstream, upstream) = end() else { return }
        upstream?.cancel()
        complete(downstream, completion)
    }

    private func complete(_ downstream: Downstream, _ completion: Subscribers.Completion<Downstream.Failure>) {
        if !lock.withLock({ isSubscribed }) {
            downstream.receive(subscription: Subscriptions.empty)
        }
        downstream.receive(completion: completion)
    }

    // MARK: Subscriber and subscription

    func receive(subscription: any Subscription) {
        lock.lock()
        let downstream = isSubscribed ? nil : downstream
        if downstream != nil {
            isSubscribed = true
            upstream = subscription
        }
        lock.unlock()
        if let downstream {
            downstream.value.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end()?.upstream?.cancel()
    }
}
