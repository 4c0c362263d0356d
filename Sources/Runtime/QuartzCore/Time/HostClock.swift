import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The time by which animations run, gestures are recognized, and timers of UIKit fire.
///
/// An app uses the system's clock. A test uses a clock that stands still until it is advanced, so that waiting costs
/// nothing and the same steps always give the same result. Nothing in the runtime reads the time elsewhere.
///
/// A clock belongs to the main thread.
package final class HostClock: @unchecked Sendable {
    /// The clock of what is happening now.
    @TaskLocal package static var current = HostClock.system

    /// The clock of the system.
    package static let system = HostClock(readsSystem: true)

    /// Whether the clock stands still until it is advanced.
    package var isManual: Bool { !readsSystem }
    private let readsSystem: Bool
    private var manualTime: CFTimeInterval = 0
    private var serial = 0
    /// What is to be done, the earliest last, so that it is taken from the end.
    private var appointments: [Appointment] = []

    private struct Appointment {
        var time: CFTimeInterval
        var serial: Int
        var keepsAwake: Bool
        var body: () -> Void
    }

    /// Creates a clock that stands still until it is advanced.
    package convenience init() { self.init(readsSystem: false) }

    private init(readsSystem: Bool) { self.readsSystem = readsSystem }

    /// The current time in seconds. Only differences mean anything.
    package var now: CFTimeInterval { readsSystem ? ProcessInfo.processInfo.systemUptime : manualTime }

    // MARK: Appointments

    /// Identifies what was scheduled.
    package struct Ticket: Hashable, Sendable {
        fileprivate let serial: Int
    }

    /// Calls a closure once some seconds have passed; in the order in which they were scheduled where times are equal.
    ///
    /// - Parameter keepsAwake: Whether an app that waits for the closure is not at rest. Delays that a person waits for,
    ///   such as the end of an animation, keep it awake; timers don't.
    @discardableResult
    package func schedule(
        after delay: CFTimeInterval, keepsAwake: Bool = true, _ body: @escaping () -> Void
    ) -> Ticket {
        serial += 1
        let time = now + max(0, delay.isFinite ? delay : 0)
        let new = Appointment(time: time, serial: serial, keepsAwake: keepsAwake, body: body)
        // Those of the same time stand before it, since they are taken from the end.
        let place = appointments.partitioningIndex { ($0.time, $0.serial) < (time, serial) }
        appointments.insert(new, at: place)
        return Ticket(serial: serial)
    }

    package func cancel(_ ticket: Ticket) { appointments.removeAll { $0.serial == ticket.serial } }

    /// The time of the next appointment; nil without any.
    package var nextAppointment: CFTimeInterval? { appointments.last?.time }

    /// The time of the last appointment that keeps an app from being at rest, or nil if it is at rest.
    package var awakeUntil: CFTimeInterval? { appointments.first { $0.keepsAwake }?.time }

    /// Keeps the appointments that are due, those that they make for now included.
    package func keepDueAppointments() {
        let limit = now
        while let next = appointments.last, next.time <= limit {
            appointments.removeLast()
            next.body()
        }
    }

    /// Moves a manual clock on, and keeps the appointments on the way at their times.
    package func advance(by seconds: CFTimeInterval) {
        precondition(isManual, "the system's clock cannot be advanced")
        guard seconds.isFinite, seconds >= 0 else { return }
        let end = manualTime + seconds
        while let next = appointments.last, next.time <= end {
            manualTime = max(manualTime, next.time)
            keepDueAppointments()
        }
        manualTime = end
    }
}

extension Array {
    /// Returns the index of the first element for which a condition holds, in a list whose elements fulfil it from some
    /// place on.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Returns the current time in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { HostClock.current.now }
