/// A type-erasing subscriber, which forwards what it receives to another subscriber, a subject, or closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    public let combineIdentifier: CombineIdentifier

    public var description: String { "AnySubscriber" }

    /// Creates a type-erasing subscriber to wrap an existing subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        receiveSubscription = s.receive(subscription:)
        receiveValue = { s.receive($0) }
        receiveCompletion = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
    }

    /// Creates a type-erasing subscriber that hands what it receives to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectFeed(s))
    }

    /// Creates a type-erasing subscriber that executes the provided closures.
    ///
    /// Without a closure for values, the subscriber asks for no more of them.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        combineIdentifier = CombineIdentifier()
    }

    public func receive(subscription: any Subscription) {
        receiveSubscription?(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
        receiveValue?(value) ?? .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion?(completion)
    }
}
