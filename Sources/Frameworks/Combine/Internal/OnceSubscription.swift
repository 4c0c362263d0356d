/// A subscription that sends one value once its subscriber asks for it, and finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String

    private let lock = Lock()
    private let value: Downstream.Input
    private var downstream: Box<Downstream>?
    private var isSent = false

    init(_ description: String, _ downstream: Downstream, value: Downstream.Input) {
        self.description = description
        self.value = value
        self.downstream = Box(downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        let downstream = isSent ? nil : downstream
        isSent = true
        lock.unlock()
        guard let downstream else { return }
        _ = downstream.value.receive(value)
        end()?.value.receive(completion: .finished)
    }

    func cancel() {
        _ = end()
    }

    private func end() -> Box<Downstream>? {
        lock.withLock { downstream.take() }
    }
}
