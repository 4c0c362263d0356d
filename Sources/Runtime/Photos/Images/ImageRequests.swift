import Foundation
import Synchronization
import UIKit

/// The requests that aren't answered yet. They are answered on the main thread.
enum ImageRequests {
    private struct Open: Sendable {
        var last: PHImageRequestID = 0
        var open: Set<PHImageRequestID> = []
    }

    private static let requests = Mutex(Open())

    static func newNumber() -> PHImageRequestID {
        requests.withLock { requests in
            requests.last &+= 1
            requests.open.insert(requests.last)
            return requests.last
        }
    }

    /// Answers a request later, unless it is canceled before. `canceled` is called then.
    @discardableResult
    static func start(
        canceled: @escaping (PHImageRequestID) -> Void = { _ in }, _ answer: @escaping (PHImageRequestID) -> Void
    ) -> PHImageRequestID { start(newNumber(), canceled: canceled, answer) }

    @discardableResult
    static func start(
        _ number: PHImageRequestID, canceled: @escaping (PHImageRequestID) -> Void = { _ in },
        _ answer: @escaping (PHImageRequestID) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let (answer, canceled) = (answer, canceled)
        MainThread.perform {
            UIEnvironment.current.schedule(after: 0) {
                let isOpen = requests.withLock { $0.open.remove(number) != nil }
                if isOpen { answer(number) } else { canceled(number) }
            }
        }
        return number
    }

    static func finish(_ number: PHImageRequestID) { requests.withLock { _ = $0.open.remove(number) } }
    static func cancel(_ number: PHImageRequestID) { finish(number) }
}
