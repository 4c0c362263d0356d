public import Foundation
public import UIKit

extension UIKit.Timer {
    /// A publisher that repeatedly emits the current date on a given interval.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time interval on which to publish events.
        public let interval: TimeInterval

        /// The allowed timing variance when emitting events, if any.
        public let tolerance: TimeInterval?

        /// The run loop on which the timer runs.
        public let runLoop: RunLoop

        /// The run loop mode in which to run the timer.
        public let mode: RunLoop.Mode

        /// Scheduler options passed to the timer.
        public let options: RunLoop.SchedulerOptions?

        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that repeatedly emits the current date on the given interval.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let subject = Unchecked(subject)
            let start = Date(timeIntervalSinceNow: interval)
            let timer = UIKit.Timer(fire: start, interval: interval, repeats: true) { _ in subject.value.send(Date()) }
            if let tolerance {
                timer.tolerance = tolerance
            }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// Returns a publisher that repeatedly emits the current date on the given interval.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
