/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// A new subscriber receives the current value first. A subscriber without demand receives the newest value later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>("CurrentValueSubject", overflow: .replace, isEager: true)
    private var current: Output

    /// The value wrapped by this subject, published as a new element whenever it changes.
    public var value: Output {
        get { hub.lock.withLock { current } }
        set { send(newValue) }
    }

    /// Creates a current value subject with the given initial value.
    public init(_ value: Output) {
        current = value
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber) { current }
    }

    public func send(_ input: Output) {
        var value = input
        hub.send(input) { swap(&current, &value) }
        // The previous value goes away only now, as its deinitializer might call back.
        withExtendedLifetime(value) {}
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        hub.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        hub.send(subscription: subscription)
    }
}
