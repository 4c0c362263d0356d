package import Dispatch

/// Answers as services give them: soon, on the main queue, in the order of the requests.
package enum Answer {
    /// Performs a block soon on the main queue, or on another one.
    package static func later(on queue: DispatchQueue? = nil, _ block: @escaping () -> Void) {
        let handed = Handed(value: block)
        (queue ?? .main).async { handed.value() }
    }

    /// Performs a block soon on another thread than the main one.
    package static func elsewhere(_ block: @escaping () -> Void) {
        let handed = Handed(value: block)
        DispatchQueue.global().async { handed.value() }
    }

    /// Waits until the main queue has done what waits there.
    package static nonisolated(nonsending) func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    /// Performs work, and passes its value or error to a completion handler soon.
    package static func send<Value>(
        on queue: DispatchQueue? = nil, _ completion: ((Value?, (any Error)?) -> Void)?, _ work: () throws -> Value
    ) {
        let result = Result { try work() }
        guard let completion else { return }
        later(on: queue) {
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// Performs work, and passes its error to a completion handler soon.
    package static func send(
        on queue: DispatchQueue? = nil, error completion: (((any Error)?) -> Void)?, _ work: () throws -> Void
    ) {
        send(on: queue, completion.map { completion in { (_: Void?, error: (any Error)?) in completion(error) } }, work)
    }

    /// Performs work, and returns its value when the main queue has done what waits there.
    package static nonisolated(nonsending) func value<Value>(_ work: () throws -> Value) async throws -> Value {
        let result = Result { try work() }
        await turn()
        return try result.get()
    }
}
