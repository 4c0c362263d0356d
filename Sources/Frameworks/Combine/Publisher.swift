/// Declares that a type can transmit a sequence of values over time.
public protocol Publisher<Output, Failure> {
    /// The kind of values published by this publisher.
    associatedtype Output

    /// The kind of errors this publisher might publish; `Never` if it doesn't publish errors.
    associatedtype Failure: Error

    /// Attaches the specified subscriber to this publisher. Call `subscribe(_:)` rather than this function.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

extension Publisher {
    /// Attaches the specified subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches the specified subject to this publisher until the returned object is canceled or goes away.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feed = SubjectFeed(subject)
        subscribe(feed)
        return AnyCancellable(feed)
    }
}

/// A publisher that provides an explicit means of connecting and canceling publication.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects to the publisher, allowing it to produce elements, until the returned object is canceled.
    func connect() -> any Cancellable
}
