public import Foundation

// Foundation for Linux has no timers with selectors.
extension Timer {
    /// Creates a timer that calls an action of a target, which it retains until it is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, of: target))
        TimerInformation.set(userInfo, of: self)
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: date, interval: interval, repeats: repeats, block: Self.call(selector, of: target))
        TimerInformation.set(userInfo, of: self)
    }

    /// Creates a timer that calls an action of a target, which it retains until it is invalidated, and adds it to the
    /// current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// What the timer was created with.
    public var userInfo: Any? { TimerInformation.of(self) }

    private static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let receiver = target as AnyObject
        return { timer in
            nonisolated(unsafe) let timer = timer
            MainThread.perform { _ = UIApplication.shared.perform(selector, of: receiver, with: [timer]) }
        }
    }
}
