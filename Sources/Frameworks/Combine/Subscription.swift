/// A protocol representing the connection of a subscriber to a publisher.
///
/// A subscription can be canceled only once; canceling it frees what it and the publisher hold for the subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send more values to the subscriber.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for symbols related to subscriptions.
public enum Subscriptions {
    /// A subscription that does nothing when it's canceled or asked for values.
    public static var empty: any Subscription { Empty.shared }

    private final class Empty: Subscription, CustomStringConvertible, Sendable {
        static let shared = Empty()

        var description: String { "Empty" }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
