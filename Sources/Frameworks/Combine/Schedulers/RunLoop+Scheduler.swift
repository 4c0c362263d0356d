public import Foundation
import UIKit

extension RunLoop: Scheduler {
    /// Options that affect the operation of the run loop scheduler; there are none.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        perform { action.value() }
        if RunLoop.current !== self {
            // A block alone doesn't wake a run loop that sleeps, but a timer does.
            add(Foundation.Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = addTimer(after: date, interval: .zero, tolerance: tolerance, repeats: false, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = addTimer(after: date, interval: interval, tolerance: tolerance, repeats: true, action)
        return AnyCancellable { timer.invalidate() }
    }

    private func addTimer(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        repeats: Bool,
        _ action: @escaping () -> Void
    ) -> UIKit.Timer {
        let action = Unchecked(action)
        let timer = UIKit.Timer(fire: date.date, interval: interval.timeInterval, repeats: repeats) { _ in
            action.value()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return timer
    }
}

extension RunLoop {
    /// The scheduler time type used by the run loop.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date represented by this type.
        public var date: Date

        /// Initializes a run loop scheduler time with the given date.
        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }
    }
}

extension RunLoop.SchedulerTimeType {
    /// The interval by which run loop times advance.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The value of this time interval in seconds.
        public var magnitude: TimeInterval

        /// The value of this time interval in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a time interval from the given number of seconds.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        public init(floatLiteral value: TimeInterval) {
            self.init(value)
        }

        public init(integerLiteral value: TimeInterval) {
            self.init(value)
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            self.init(seconds)
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool {
            lhs.magnitude < rhs.magnitude
        }

        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.magnitude + rhs.magnitude)
        }

        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.magnitude - rhs.magnitude)
        }

        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.magnitude * rhs.magnitude)
        }

        public static func += (lhs: inout Stride, rhs: Stride) {
            lhs = lhs + rhs
        }

        public static func -= (lhs: inout Stride, rhs: Stride) {
            lhs = lhs - rhs
        }

        public static func *= (lhs: inout Stride, rhs: Stride) {
            lhs = lhs * rhs
        }

        public static func seconds(_ s: Int) -> Stride {
            Stride(TimeInterval(s))
        }

        public static func seconds(_ s: Double) -> Stride {
            Stride(s)
        }

        public static func milliseconds(_ ms: Int) -> Stride {
            Stride(TimeInterval(ms) / 1e3)
        }

        public static func microseconds(_ us: Int) -> Stride {
            Stride(TimeInterval(us) / 1e6)
        }

        public static func nanoseconds(_ ns: Int) -> Stride {
            Stride(TimeInterval(ns) / 1e9)
        }
    }
}
