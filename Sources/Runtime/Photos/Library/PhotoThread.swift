import Dispatch
import Foundation
import Synchronization
import UIKit

/// Calls apps on a thread that isn't the main one, as Photos does. There they wait for the main thread, which goes on meanwhile.
@MainActor
enum PhotoThread {
    private static let queue = DispatchQueue(label: "Photos")

    /// Whether the other thread is done.
    private final class Flag: Sendable {
        private let isUp = Mutex(false)
        func raise() { isUp.withLock { $0 = true } }
        var isRaised: Bool { isUp.withLock { $0 } }
    }

    /// The times that the main thread looks whether the other one is done, before an app that waits is taken to be at rest.
    private static let limit = 1500

    /// Calls a closure on the other thread, and then one on the main thread.
    static func perform(
        in environment: UIEnvironment, _ body: @escaping @Sendable () -> Void,
        then: @escaping @MainActor () -> Void = {}
    ) {
        let flag = Flag()
        queue.async {
            body()
            flag.raise()
        }
        look(environment, flag, limit, then)
    }

    private static func look(
        _ environment: UIEnvironment, _ flag: Flag, _ left: Int, _ then: @escaping @MainActor () -> Void
    ) {
        // What the closure has asked of the main queue is done with the next frame.
        environment.schedule(after: 1 / 60, keepsAwake: left > 0) {
            if flag.isRaised { return then() }
            usleep(1000)
            look(environment, flag, max(0, left - 1), then)
        }
    }
}
