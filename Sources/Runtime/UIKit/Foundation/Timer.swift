public import Foundation
import QuartzCore

/// Calls a closure or an action after a time, once or again and again.
///
/// A timer of the main run loop follows the app's time, which a driver lets pass as its steps say. Foundation's timers, which adapted
/// sources don't see, follow the system's.
public final class Timer: NSObject, @unchecked Sendable {
    private let interval: TimeInterval
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    private let info: Any?
    /// When the timer fires next, in the app's time, once it is in a run loop.
    private var due: (time: TimeInterval, ticket: HostClock.Ticket, environment: UIEnvironment)?
    /// The timer of a run loop of another thread.
    private var other: Foundation.Timer?
    private var wantedDate: Date
    private var isEnded = false

    // MARK: Creating timers

    public init(
        fire date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?,
        calling block: @escaping @Sendable (Timer) -> Void
    ) {
        // A timer can't fire more often, as Foundation has it.
        self.interval = interval > 0 ? interval : 0.0001
        (wantedDate, self.repeats, self.block, info) = (date, repeats, block, userInfo)
        super.init()
    }

    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) { self.init(fire: date, interval: interval, repeats: repeats, userInfo: nil, calling: block) }

    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer that calls an action of a target, which it retains until it is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
            userInfo: userInfo, repeats: repeats)
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let receiver = ClassObject.receiver(target)
        self.init(fire: date, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
            MainThread.perform { _ = UIApplication.shared.perform(selector, of: receiver, with: [timer]) }
        }
    }

    /// Creates a timer that has ended.
    public convenience override init() {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        isEnded = true
    }

    /// Creates a timer, and adds it to the current run loop.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls an action of a target, and adds it to the current run loop.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    // MARK: Its time

    public var timeInterval: TimeInterval { repeats ? interval : 0 }
    public var tolerance: TimeInterval = 0
    public var isValid: Bool { !isEnded }
    public var userInfo: Any? { info }

    public var fireDate: Date {
        get {
            guard let due else { return other?.fireDate ?? wantedDate }
            return Date(timeIntervalSinceNow: due.time - due.environment.clock.now)
        }
        set {
            wantedDate = newValue
            other?.fireDate = newValue
            guard let due else { return }
            due.environment.clock.cancel(due.ticket)
            schedule(in: due.environment, after: newValue.timeIntervalSinceNow)
        }
    }

    /// Adds the timer to a run loop; in all modes it's the same timer.
    fileprivate func start(in loop: RunLoop) {
        guard !isEnded, due == nil, other == nil else { return }
        if loop === RunLoop.main {
            MainThread.perform { [self] in
                schedule(in: UIEnvironment.current, after: wantedDate.timeIntervalSinceNow)
            }
        } else {
            let timer = Foundation.Timer(fire: wantedDate, interval: interval, repeats: repeats) { [self] _ in fire() }
            other = timer
            loop.add(timer, forMode: .default)
        }
    }

    private func schedule(in environment: UIEnvironment, after delay: TimeInterval) {
        guard !isEnded else { return }
        // A date far away is never.
        let delay = min(max(0, delay), 1e9)
        let time = environment.clock.now + delay
        let timer = self
        let ticket = environment.clock.schedule(after: delay, keepsAwake: false) {
            MainActor.assumeIsolated { environment.perform { timer.becomeDue(environment) } }
        }
        due = (time, ticket, environment)
    }

    private func becomeDue(_ environment: UIEnvironment) {
        let time = due?.time ?? environment.clock.now
        due = nil
        if repeats {
            // Times that have passed already are left out, as with Foundation's timers.
            let now = environment.clock.now
            let missed = max(0, ((now - time) / interval).rounded(.down))
            schedule(in: environment, after: time + (missed + 1) * interval - now)
        }
        fire()
    }

    /// Calls the closure or the action now. A timer that doesn't repeat has ended then.
    public func fire() {
        guard !isEnded else { return }
        block(self)
        if !repeats { invalidate() }
    }

    public func invalidate() {
        isEnded = true
        other?.invalidate()
        guard let due else { return }
        due.environment.clock.cancel(due.ticket)
        self.due = nil
    }
}

extension RunLoop {
    /// Adds a timer. Those of the main run loop follow the app's time.
    public func add(_ timer: UIKit.Timer, forMode mode: RunLoop.Mode) { timer.start(in: self) }
}
