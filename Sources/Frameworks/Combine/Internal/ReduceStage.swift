/// A stage that asks for all values, makes one result of them, and sends it when the subscriber asks for it.
class ReduceStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream> {
    private let step: (Input) throws -> Bool
    private let result: () -> Downstream.Input?
    private let convert: (Subscribers.Completion<Failure>) -> Completion

    fileprivate init(
        _ description: String,
        _ downstream: Downstream,
        _ convert: @escaping (Subscribers.Completion<Failure>) -> Completion,
        _ step: @escaping (Input) throws -> Bool,
        _ result: @escaping () -> Downstream.Input?
    ) {
        self.step = step
        self.result = result
        self.convert = convert
        super.init(description, downstream, prefetch: .unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ source != nil }) else { return .none }
        do {
            if try !step(input) {
                cancelUpstream()
                sendResult()
            }
        } catch {
            cancelUpstream()
            fail(error)
        }
        return .none
    }

    override func completed(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion {
            sendResult()
        } else {
            finish(convert(completion))
        }
    }

    private func sendResult() {
        if let result = result() {
            send(result)
        }
        finish(.finished)
    }

    fileprivate func fail(_ error: any Error) {
        abstract()
    }
}

/// A reducing stage whose closures may throw an error, which it sends to its subscriber.
final class TryReduceStage<Input, Failure: Error, Downstream: Subscriber>: ReduceStage<Input, Failure, Downstream>
where Downstream.Failure == any Error {
    /// Creates a stage; `step` takes a value and returns whether the stage needs more of them.
    init(
        _ description: String,
        _ downstream: Downstream,
        step: @escaping (Input) throws -> Bool,
        result: @escaping () -> Downstream.Input?
    ) {
        super.init(description, downstream, \.erased, step, result)
    }

    override fileprivate func fail(_ error: any Error) {
        finish(.failure(error))
    }
}

/// A reducing stage that passes the failures of its upstream publisher on and has none of its own.
final class PlainReduceStage<Input, Downstream: Subscriber>: ReduceStage<Input, Downstream.Failure, Downstream> {
    /// Creates a stage; `step` takes a value and returns whether the stage needs more of them.
    init(
        _ description: String,
        _ downstream: Downstream,
        step: @escaping (Input) -> Bool,
        result: @escaping () -> Downstream.Input?
    ) {
        super.init(description, downstream, { $0 }, step, result)
    }
}
