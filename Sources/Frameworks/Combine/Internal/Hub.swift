/// The subscribers of a subject, in the order in which they subscribe, and the subscriptions that feed the subject.
final class Hub<Output, Failure: Error> {
    typealias Completion = Subscribers.Completion<Failure>

    /// Protects the state of the hub and of the subject that owns it.
    let lock = Lock()

    private let name: String
    private let overflow: Overflow
    /// The conduits, whose type the array doesn't know, as it's faster without type parameters.
    private var conduits: ContiguousArray<AnyObject> = []
    private var completion: Box<Completion>?
    private var sources: [any Subscription] = []
    private var isRequested: Bool

    /// Creates a hub whose conduits treat values according to `overflow`.
    ///
    /// The hub asks its sources for values as soon as one of its subscribers does; an eager hub asks right away.
    init(_ name: String, overflow: Overflow, isEager: Bool) {
        self.name = name
        self.overflow = overflow
        isRequested = isEager
    }

    deinit {
        for source in sources {
            source.cancel()
        }
    }

    /// Adds a subscriber; `current` returns the value, if any, that it receives first.
    func add<S: Subscriber>(_ subscriber: S, current: () -> Output? = { nil })
    where S.Input == Output, S.Failure == Failure {
        let conduit = HubConduit(name, subscriber, overflow: overflow, hub: self)
        lock.lock()
        let completion = completion
        if completion == nil {
            if let value = current() {
                conduit.send(value)
            }
            conduits.append(conduit)
        }
        lock.unlock()
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion.value)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Sends a value to the subscribers after it has run a closure under the lock.
    func send(_ value: Output, prepare: () -> Void = {}) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        prepare()
        let conduits = conduits
        lock.unlock()
        for conduit in conduits {
            unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).send(value)
        }
    }

    func send(completion: Completion) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = Box(completion)
        let conduits = conduits
        let sources = sources
        self.conduits = []
        self.sources = []
        lock.unlock()
        for conduit in conduits {
            unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).finish(completion, keeping: .requested)
        }
        withExtendedLifetime(sources) {}
    }

    func send(subscription: any Subscription) {
        let (isOpen, isRequested) = lock.withLock {
            if completion == nil {
                sources.append(subscription)
            }
            return (completion == nil, self.isRequested)
        }
        if !isOpen {
            subscription.cancel()
        } else if isRequested {
            subscription.request(.unlimited)
        }
    }

    fileprivate func requested() {
        let sources: [any Subscription] = lock.withLock {
            if isRequested { return [] }
            isRequested = true
            return self.sources
        }
        for source in sources {
            source.request(.unlimited)
        }
    }

    fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
        let removed = lock.withLock {
            conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }
}

private final class HubConduit<Downstream: Subscriber>: Outlet<Downstream> {
    private let hub: Hub<Downstream.Input, Downstream.Failure>

    init(
        _ description: String,
        _ downstream: Downstream,
        overflow: Overflow,
        hub: Hub<Downstream.Input, Downstream.Failure>
    ) {
        self.hub = hub
        super.init(description, downstream, overflow: overflow)
    }

    override func requested(_ demand: Subscribers.Demand) {
        hub.requested()
    }

    override func canceled() {
        hub.remove(self)
    }
}
