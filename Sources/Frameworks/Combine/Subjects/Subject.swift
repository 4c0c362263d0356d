/// A publisher that exposes methods for outside callers to publish elements.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends a completion signal to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands a subscription to the subject, which asks it for the values that its subscribers want.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a void value to the subscribers.
    public func send() {
        send(())
    }
}

/// A subscriber that hands everything that it receives to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var subject: S?
    private var subscription: (any Subscription)?

    var description: String { "Subject" }

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        let subject = self.subscription == nil ? subject : nil
        if subject != nil {
            self.subscription = subscription
        }
        lock.unlock()
        if let subject {
            subject.send(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock { (subject.take(), subscription.take()) }
    }
}
