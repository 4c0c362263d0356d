/// An outlet that sends the values of one publisher after another, each of which inherits the outstanding demand.
class Switcher<Downstream: Subscriber>: Outlet<Downstream> {
    private var current: (any Subscription & AnyObject)?

    /// Cancels the current publisher, if any, and goes on with another one.
    final func connect<P: Publisher>(
        to publisher: P,
        receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let inlet = Inlet<P.Output, P.Failure>(
            receiveValue: { self.receive($1, from: $0) },
            receiveCompletion: { inlet, completion in
                let isCurrent = self.lock.withLock {
                    guard self.current === inlet else { return false }
                    self.current = nil
                    return true
                }
                if isCurrent {
                    receiveCompletion(completion)
                }
            }
        )
        lock.lock()
        guard isOpen else { return lock.unlock() }
        let previous = current
        current = inlet
        // The inlet has no subscription yet, so this doesn't call out.
        inlet.request(outstanding)
        lock.unlock()
        previous?.cancel()
        publisher.subscribe(inlet)
    }

    /// Whether a publisher is connected. The caller holds the lock.
    final var isConnected: Bool { current != nil }

    private func receive(_ value: Downstream.Input, from inlet: AnyObject) {
        lock.lock()
        guard current === inlet else { return lock.unlock() }
        sendAndUnlock(value)
    }

    override func requested(_ demand: Subscribers.Demand) {
        lock.withLock { current }?.request(demand)
    }

    override func canceled() {
        lock.withLock { current.take() }?.cancel()
    }
}
