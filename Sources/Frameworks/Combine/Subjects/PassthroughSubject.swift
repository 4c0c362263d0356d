/// A subject that broadcasts elements to downstream subscribers.
///
/// A passthrough subject keeps no value; it drops values if there are no subscribers, or if their demand is zero.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>("PassthroughSubject", overflow: .drop, isEager: false)

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber)
    }

    public func send(_ input: Output) {
        hub.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        hub.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        hub.send(subscription: subscription)
    }
}
