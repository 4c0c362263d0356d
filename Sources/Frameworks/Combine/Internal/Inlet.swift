/// A subscriber that hands what it receives to closures, for publishers that subscribe to several others.
///
/// It keeps a demand that comes before the subscription does.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
    typealias Completion = Subscribers.Completion<Failure>

    private struct Handlers {
        let receiveValue: (Inlet, Input) -> Void
        let receiveCompletion: (Inlet, Completion) -> Void
    }

    private let lock = Lock()
    private var handlers: Handlers?
    private var subscription: (any Subscription)?
    private var early = Subscribers.Demand.none

    init(
        receiveValue: @escaping (Inlet, Input) -> Void,
        receiveCompletion: @escaping (Inlet, Completion) -> Void
    ) {
        handlers = Handlers(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard handlers != nil, self.subscription == nil else { return nil }
            self.subscription = subscription
            return early
        }
        if let demand {
            if demand > .none {
                subscription.request(demand)
            }
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { handlers }?.receiveValue(self, input)
        return .none
    }

    func receive(completion: Completion) {
        end().handlers?.receiveCompletion(self, completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        let subscription = subscription
        if subscription == nil {
            early += demand
        }
        lock.unlock()
        subscription?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
        lock.withLock { (handlers.take(), subscription.take()) }
    }
}
