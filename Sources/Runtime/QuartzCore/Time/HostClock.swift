import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The clock of animations, gesture recognition and timers of UIKit.
///
/// An app uses a running clock, which may be slower than the system's. A test uses a manual clock, so that waiting costs
/// nothing and the same steps always have the same result. Nothing else in the runtime reads the time.
///
/// A clock belongs to the main thread.
package final class HostClock: @unchecked Sendable {
    /// The current clock.
    @TaskLocal package static var current = HostClock.system

    /// The clock of the system.
    package static let system = HostClock(speed: 1)

    /// Whether the clock only advances manually.
    package var isManual: Bool { speed == nil }
    /// How fast a running clock is, where 1 is as fast as the system's; nil for a manual clock.
    package private(set) var speed: Double?
    /// The time of a manual clock, or that of a running clock when it got its speed.
    private var manualTime: CFTimeInterval = 0
    /// The system's time when a running clock got its speed.
    private var speedBegan: CFTimeInterval = 0
    /// Called when a closure is scheduled before all others.
    package var onEarlierAppointment: (() -> Void)?
    private var serial = 0
    /// The scheduled closures, the earliest last, so that they are removed from the end.
    private var appointments: [Appointment] = []

    private struct Appointment {
        var time: CFTimeInterval
        var serial: Int
        var keepsAwake: Bool
        var body: () -> Void
    }

    /// Creates a manual clock.
    package init() {}

    /// Creates a running clock.
    package init(speed: Double) { run(at: speed) }

    /// Changes the speed of a running clock.
    package func run(at speed: Double) {
        (manualTime, speedBegan) = (self.speed == nil ? Self.systemTime : now, Self.systemTime)
        self.speed = speed
    }

    private static var systemTime: CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The current time in seconds. Only differences have a meaning.
    package var now: CFTimeInterval { speed.map { manualTime + (Self.systemTime - speedBegan) * $0 } ?? manualTime }

    // MARK: Appointments

    /// The identity of a scheduled closure.
    package struct Ticket: Hashable, Sendable {
        fileprivate let serial: Int
    }

    /// Schedules a closure after a delay in seconds. Closures with equal times are called in the order they were
    /// scheduled.
    ///
    /// - Parameter keepsAwake: Whether an app that waits for the closure isn't idle. Delays that a user waits for, such
    ///   as the end of an animation, keep it awake; timers don't.
    @discardableResult
    package func schedule(
        after delay: CFTimeInterval, keepsAwake: Bool = true, _ body: @escaping () -> Void
    ) -> Ticket {
        serial += 1
        let time = now + max(0, delay.isFinite ? delay : 0)
        let new = Appointment(time: time, serial: serial, keepsAwake: keepsAwake, body: body)
        // Before those with the same time, since they are removed from the end.
        let place = appointments.partitioningIndex { ($0.time, $0.serial) < (time, serial) }
        appointments.insert(new, at: place)
        if place == appointments.count - 1 { onEarlierAppointment?() }
        return Ticket(serial: serial)
    }

    package func cancel(_ ticket: Ticket) { appointments.removeAll { $0.serial == ticket.serial } }

    /// The time of the next closure, or nil if there is none.
    package var nextAppointment: CFTimeInterval? { appointments.last?.time }

    /// The time of the last appointment that keeps an app from being at rest, or nil if it is at rest.
    package var awakeUntil: CFTimeInterval? { appointments.first { $0.keepsAwake }?.time }

    /// How many rounds of closures that schedule others for the same time a clock goes along with at once. Those that are left then
    /// are called with the next frame: a completion that begins an animation without a duration, whose completion does so again,
    /// stops nothing else.
    private static let roundLimit = 1000

    /// Calls the closures that are due, including those that they schedule for now.
    package func keepDueAppointments() { _ = keepAppointments(until: now) }

    /// Calls the closures up to a time. Returns false if there are still others, since they schedule each other without end.
    private func keepAppointments(until limit: CFTimeInterval) -> Bool {
        var (rounds, last) = (0, serial)
        while let next = appointments.last, next.time <= limit {
            if next.serial > last { (rounds, last) = (rounds + 1, serial) }
            guard rounds < Self.roundLimit else { return false }
            appointments.removeLast()
            next.body()
        }
        return true
    }

    /// Advances a manual clock, and calls the closures on the way at their times.
    package func advance(by seconds: CFTimeInterval) {
        precondition(isManual, "a running clock cannot be advanced")
        guard seconds.isFinite, seconds >= 0 else { return }
        let end = manualTime + seconds
        while let next = appointments.last, next.time <= end {
            manualTime = max(manualTime, next.time)
            guard keepAppointments(until: manualTime) else { break }
        }
        manualTime = end
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a condition, in a list whose elements satisfy it from some
    /// index on.
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
