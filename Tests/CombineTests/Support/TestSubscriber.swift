import Combine

/// A subscriber that records what it receives and asks only for what the test tells it to.
final class TestSubscriber<Input, Failure: Error>: Subscriber {
    private(set) var subscription: (any Subscription)?
    private(set) var subscriptionCount = 0
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []

    private let initialDemand: Subscribers.Demand

    /// Reacts to each value and returns how many more to ask for.
    var onValue: (Input) -> Subscribers.Demand = { _ in .none }
    var onCompletion: () -> Void = {}

    init(demand: Subscribers.Demand = .unlimited) {
        initialDemand = demand
    }

    func receive(subscription: any Subscription) {
        subscriptionCount += 1
        self.subscription = subscription
        if initialDemand > .none {
            subscription.request(initialDemand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
        onCompletion()
    }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
    }

    var isFinished: Bool {
        completions.count == 1 && isFinishedNormally
    }

    var hasFailed: Bool {
        completions.count == 1 && !isFinishedNormally
    }

    private var isFinishedNormally: Bool {
        if case .finished = completions.first { true } else { false }
    }
}

extension Publisher {
    /// Subscribes a recording subscriber with an initial demand.
    func test(demand: Subscribers.Demand = .unlimited) -> TestSubscriber<Output, Failure> {
        let subscriber = TestSubscriber<Output, Failure>(demand: demand)
        subscribe(subscriber)
        return subscriber
    }
}
