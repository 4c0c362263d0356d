/// An outlet that makes pairs of the values of two publishers.
class Joiner<First, Second, Downstream: Subscriber>: Outlet<Downstream> where Downstream.Input == (First, Second) {
    private(set) var first: Inlet<First, Downstream.Failure>!
    private(set) var second: Inlet<Second, Downstream.Failure>!

    override init(_ description: String, _ downstream: Downstream, overflow: Overflow) {
        super.init(description, downstream, overflow: overflow)
        first = Inlet(
            receiveValue: { self.receive(first: $1) },
            receiveCompletion: { self.complete($1) { self.finishFirst() } }
        )
        second = Inlet(
            receiveValue: { self.receive(second: $1) },
            receiveCompletion: { self.complete($1) { self.finishSecond() } }
        )
    }

    // MARK: For subclasses

    func receive(first: First) {
        abstract()
    }

    func receive(second: Second) {
        abstract()
    }

    /// Notes that the first publisher has finished.
    func finishFirst() {
        abstract()
    }

    /// Notes that the second publisher has finished.
    func finishSecond() {
        abstract()
    }

    // MARK: Outlet

    private func complete(_ completion: Completion, finish: () -> Void) {
        switch completion {
        case .finished:
            finish()
        case .failure:
            canceled()
            self.finish(completion, keeping: .none)
        }
    }

    override func requested(_ demand: Subscribers.Demand) {
        first.request(demand)
        second.request(demand)
    }

    override func canceled() {
        first.cancel()
        second.cancel()
    }
}
