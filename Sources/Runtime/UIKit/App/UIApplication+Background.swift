public import Foundation
import QuartzCore

/// The identity of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = Self(rawValue: 0)
}

/// The tasks that an app wants to end in the background.
@MainActor
struct BackgroundTasks {
    private var serial = 0
    /// The tasks in the order in which they began.
    private var running: [(identifier: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []
    /// When the time in the background is over.
    var end: TimeInterval?
    var ticket: HostClock.Ticket?

    /// The time that an app has for its tasks, in seconds.
    static let time: TimeInterval = 30

    mutating func begin(_ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        serial += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: serial)
        running.append((identifier, expire))
        return identifier
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) { running.removeAll { $0.identifier == identifier } }

    /// The handlers of the tasks that haven't ended.
    var expirations: [() -> Void] { running.compactMap(\.expire) }
}

extension UIApplication {
    var remainingTime: TimeInterval {
        guard let end = tasks.end else { return .greatestFiniteMagnitude }
        return max(0, end - environment.now)
    }

    /// Called when the app is in the background: its tasks have a while to end.
    func suspended() {
        tasks.end = environment.now + BackgroundTasks.time
        tasks.ticket = environment.schedule(after: BackgroundTasks.time, keepsAwake: false) { [weak self] in
            for expire in self?.tasks.expirations ?? [] { expire() }
        }
    }

    /// Called when the app is active again.
    func resumed() {
        tasks.ticket.map(environment.clock.cancel)
        (tasks.end, tasks.ticket) = (nil, nil)
    }

    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}
