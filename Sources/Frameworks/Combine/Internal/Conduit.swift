/// A subscription into which its publisher sends values, whatever the type of the subscriber.
class Conduit<Value, Failure: Error>: Subscription, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    func send(_ value: Value) {
        abstract()
    }

    /// Finishes once the subscriber has received the waiting values that `keeping` describes.
    func finish(_ completion: Subscribers.Completion<Failure>, keeping: WaitingValues = .all) {
        abstract()
    }

    func request(_ demand: Subscribers.Demand) {
        abstract()
    }

    func cancel() {
        abstract()
    }
}

/// The values that wait in a conduit to be sent to its subscriber.
enum WaitingValues {
    case all
    /// Only those that the subscriber has asked for.
    case requested
    case none
}

/// What a conduit does with a value for which the subscriber hasn't asked yet.
enum Overflow {
    /// Keep each value until the subscriber asks for it.
    case keep
    /// Drop the value.
    case drop
    /// Keep the newest value only.
    case replace
}
