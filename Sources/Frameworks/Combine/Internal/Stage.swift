/// An outlet that subscribes to one upstream publisher.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Outlet<Downstream>, Subscriber {
    /// What the stage asks of the upstream publisher at first; `nil` to pass on what the subscriber asks for.
    private let prefetch: Subscribers.Demand?
    private var isSubscribed = false
    private var upstream: (any Subscription)?

    init(
        _ description: String,
        _ downstream: Downstream,
        prefetch: Subscribers.Demand? = nil,
        overflow: Overflow = .keep
    ) {
        self.prefetch = prefetch
        super.init(description, downstream, overflow: overflow)
    }

    // MARK: For subclasses

    /// Reacts to the upstream publisher's subscription, after the subscriber.
    func subscribed() {}

    /// Reacts to a value of the upstream publisher.
    func receive(_ input: Input) -> Subscribers.Demand {
        abstract()
    }

    /// Reacts to the completion of the upstream publisher, which the stage has already let go of.
    func completed(_ completion: Subscribers.Completion<Failure>) {
        abstract()
    }

    /// The subscription to the upstream publisher. The caller holds the lock.
    final var source: (any Subscription)? { upstream }

    /// Cancels the upstream publisher and finishes.
    final func stop(_ completion: Completion) {
        cancelUpstream()
        finish(completion)
    }

    final func cancelUpstream() {
        lock.withLock { upstream.take() }?.cancel()
    }

    // MARK: Subscriber

    final func receive(subscription: any Subscription) {
        let isAccepted = lock.withLock {
            guard !isSubscribed, isOpen else { return false }
            isSubscribed = true
            upstream = subscription
            return true
        }
        guard isAccepted, let subscriber else { return subscription.cancel() }
        subscriber.receive(subscription: self)
        if let prefetch {
            subscription.request(prefetch)
        }
        subscribed()
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        let upstream = lock.withLock { self.upstream.take() }
        if upstream != nil {
            completed(completion)
        }
    }

    // MARK: Outlet

    override func requested(_ demand: Subscribers.Demand) {
        if prefetch == nil {
            lock.withLock { upstream }?.request(demand)
        }
    }

    override func canceled() {
        cancelUpstream()
    }
}
