/// An outlet that sends the values of any number of publishers as they come.
///
/// It asks each of them for one value at a time, unless its subscriber wants all values.
class Merger<Downstream: Subscriber>: Outlet<Downstream> {
    typealias Source = Inlet<Downstream.Input, Downstream.Failure>

    private var inlets: [ObjectIdentifier: any Subscription] = [:]
    /// The number of publishers that haven't finished.
    private var openCount: Int
    private var isUnlimited = false

    /// Creates a merger that finishes once `count` publishers have, plus those added later.
    init(_ description: String, _ downstream: Downstream, count: Int) {
        openCount = count
        super.init(description, downstream)
    }

    /// Makes a subscriber for one of the publishers to merge.
    final func makeInlet(isAdditional: Bool = false) -> Source {
        let inlet = Source(
            receiveValue: { self.receive($1, from: $0) },
            receiveCompletion: { self.close($0, $1) }
        )
        lock.lock()
        guard isOpen else {
            lock.unlock()
            inlet.cancel()
            return inlet
        }
        inlets[ObjectIdentifier(inlet)] = inlet
        openCount += isAdditional ? 1 : 0
        let demand: Subscribers.Demand = isUnlimited ? .unlimited : .max(1)
        lock.unlock()
        inlet.request(demand)
        return inlet
    }

    /// Reacts to the end of a publisher among several.
    func closed(_ inlet: Source) {}

    /// Ends one of the publishers; `id` is `nil` for a publisher that isn't merged itself.
    final func close(id: ObjectIdentifier?, _ completion: Completion) {
        lock.lock()
        if let id {
            inlets[id] = nil
        }
        switch completion {
        case .finished:
            openCount -= 1
            if openCount == 0 {
                finishAndUnlock(.finished)
            } else {
                lock.unlock()
            }
        case .failure:
            lock.unlock()
            canceled()
            finish(completion, keeping: .none)
        }
    }

    private func receive(_ value: Downstream.Input, from inlet: Source) {
        lock.lock()
        sendAndUnlock(value, refill: isUnlimited ? nil : inlet)
    }

    private func close(_ inlet: Source, _ completion: Completion) {
        close(id: ObjectIdentifier(inlet), completion)
        if case .finished = completion {
            closed(inlet)
        }
    }

    override func requested(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let inlets: [any Subscription] = lock.withLock {
            if isUnlimited { return [] }
            isUnlimited = true
            return Array(self.inlets.values)
        }
        for inlet in inlets {
            inlet.request(.unlimited)
        }
    }

    override func canceled() {
        let inlets = lock.withLock {
            defer { self.inlets = [:] }
            return self.inlets
        }
        for inlet in inlets.values {
            inlet.cancel()
        }
    }
}
