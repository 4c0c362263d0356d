/// What an operator does with a value that it receives.
enum Step<Output> {
    case send(Output)
    case skip
    case finish
    /// Send the value, then finish.
    case sendAndFinish(Output)
}

/// A link that decides by a closure what to do with each value.
///
/// Publishers call their subscribers from one thread at a time, so the closure may change variables that it captures.
class StepLink<Input, Failure: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream> {
    private let step: (Input) throws -> Step<Downstream.Input>
    private let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private var isFinishing = false

    fileprivate init(
        _ description: String,
        _ downstream: Downstream,
        _ convert: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        _ step: @escaping (Input) throws -> Step<Downstream.Input>
    ) {
        self.step = step
        self.convert = convert
        super.init(description, downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard !isFinishing else { return .none }
        do {
            switch try step(input) {
            case .send(let output):
                return send(output)
            case .skip:
                return .max(1)
            case .finish:
                isFinishing = true
                stop(.finished)
            case .sendAndFinish(let output):
                isFinishing = true
                _ = send(output)
                stop(.finished)
            }
        } catch {
            isFinishing = true
            fail(error)
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        finish(convert(completion))
    }

    fileprivate func fail(_ error: any Error) {
        abstract()
    }
}

/// A step link whose closure may throw an error, which it sends to its subscriber.
final class TryStepLink<Input, Failure: Error, Downstream: Subscriber>: StepLink<Input, Failure, Downstream>
where Downstream.Failure == any Error {
    init(
        _ description: String,
        _ downstream: Downstream,
        _ step: @escaping (Input) throws -> Step<Downstream.Input>
    ) {
        super.init(description, downstream, \.erased, step)
    }

    override fileprivate func fail(_ error: any Error) {
        stop(.failure(error))
    }
}

/// A step link that passes the failures of its upstream publisher on and has none of its own.
final class PlainStepLink<Input, Downstream: Subscriber>: StepLink<Input, Downstream.Failure, Downstream> {
    init(_ description: String, _ downstream: Downstream, _ step: @escaping (Input) -> Step<Downstream.Input>) {
        super.init(description, downstream, { $0 }, step)
    }
}
