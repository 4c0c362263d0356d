/// A stage that hands what it receives over to a scheduler, which sends it on in the same order.
class HandoffStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream> {
    private enum Event {
        case value(Downstream.Input)
        case completion(Completion)
    }

    private let handOff: (@escaping () -> Void) -> Void
    private var events = Queue<Event>()

    /// Creates a stage; `handOff` schedules a closure.
    init(_ description: String, _ downstream: Downstream, handOff: @escaping (@escaping () -> Void) -> Void) {
        self.handOff = handOff
        super.init(description, downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        schedule(.value(input))
        return .none
    }

    override func completed(_ completion: Completion) {
        schedule(.completion(completion))
    }

    override func canceled() {
        let released = lock.withLock {
            defer { events = Queue() }
            return events
        }
        super.canceled()
        withExtendedLifetime(released) {}
    }

    private func schedule(_ event: Event) {
        lock.withLock { events.append(event) }
        handOff { self.sendNext() }
    }

    private func sendNext() {
        lock.lock()
        switch events.popFirst() {
        case .value(let value): sendAndUnlock(value)
        case .completion(let completion): finishAndUnlock(completion)
        case nil: lock.unlock()
        }
    }
}
