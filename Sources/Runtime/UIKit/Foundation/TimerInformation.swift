import Foundation
import Synchronization

/// The user information of timers, as long as they exist.
enum TimerInformation {
    /// The information of a timer. It is sendable because only its timer's user looks into the value, on whatever thread
    /// the timer fires.
    private struct Entry: @unchecked Sendable {
        weak var timer: Timer?
        var value: Any
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func set(_ value: Any?, of timer: Timer) {
        guard let value else { return }
        let entry = Entry(timer: timer, value: value)
        entries.withLock { entries in
            entries = entries.filter { $0.value.timer != nil }
            entries[ObjectIdentifier(timer)] = entry
        }
    }

    static func of(_ timer: Timer) -> Any? {
        entries.withLock { entries in
            nonisolated(unsafe) let value = entries[ObjectIdentifier(timer)].flatMap {
                $0.timer === timer ? $0.value : nil
            }
            return value
        }
    }
}
