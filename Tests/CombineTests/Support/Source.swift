import Combine

/// A publisher for one subscriber at a time that records the demand and the cancellations which reach it.
///
/// It sends whatever the test tells it to, unless it obeys: then it stops after a cancellation and a completion.
final class Source<Output, Failure: Error>: Publisher {
    private final class Link: Subscription, CustomStringConvertible {
        let source: Source
        let description = "Source"

        init(_ source: Source) {
            self.source = source
        }

        func request(_ demand: Subscribers.Demand) {
            source.requests.append(demand)
            source.onRequest(demand)
        }

        func cancel() {
            if source.obeys {
                guard source.subscriber.take() != nil else { return }
            }
            source.cancelCount += 1
            source.onCancel()
        }
    }

    private let obeys: Bool
    private var subscriber: AnySubscriber<Output, Failure>?
    private(set) var subscriptionCount = 0
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var cancelCount = 0
    var onRequest: (Subscribers.Demand) -> Void = { _ in }
    var onCancel: () -> Void = {}

    init(obeys: Bool = false) {
        self.obeys = obeys
    }

    /// All that the subscriber has asked for, including what it returned from the receipt of values.
    var demand: Subscribers.Demand {
        requests.reduce(.none, +)
    }

    var isCanceled: Bool { cancelCount > 0 }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        subscriptionCount += 1
        subscriber.receive(subscription: Link(self))
    }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand {
        let demand = subscriber?.receive(value) ?? .none
        if demand > .none {
            requests.append(demand)
        }
        return demand
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        if obeys {
            self.subscriber = nil
        }
        subscriber?.receive(completion: completion)
    }
}

struct TestError: Error, Equatable {
    var id = 0
}
