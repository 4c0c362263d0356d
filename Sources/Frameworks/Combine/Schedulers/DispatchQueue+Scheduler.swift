public import Dispatch
import Foundation
import UIKit

extension DispatchQueue: Scheduler {
    /// Options that affect the operation of the dispatch queue scheduler.
    public struct SchedulerOptions {
        /// The dispatch queue quality of service.
        public var qos: DispatchQoS

        /// The dispatch queue work item flags.
        public var flags: DispatchWorkItemFlags

        /// The dispatch group, if any, that should be used for performing actions.
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let action = Unchecked(action)
        async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let action = Unchecked(action)
        asyncAfterInAppTime(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let options = options ?? SchedulerOptions()
        let action = Unchecked(action)
        guard !isMain else {
            let delay = Double(SchedulerTimeType(.now()).distance(to: date).magnitude) / 1e9
            let timer = UIKit.Timer(
                fire: Date(timeIntervalSinceNow: delay), interval: Double(interval.magnitude) / 1e9, repeats: true
            ) { _ in action.value() }
            RunLoop.main.add(timer, forMode: .common)
            return AnyCancellable { timer.invalidate() }
        }
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime,
            repeating: interval.timeInterval,
            leeway: max(tolerance, minimumTolerance).timeInterval
        )
        source.setEventHandler(qos: options.qos, flags: options.flags) { action.value() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

extension DispatchQueue {
    /// The scheduler time type used by the dispatch queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The dispatch time represented by this type.
        public var dispatchTime: DispatchTime

        /// Creates a dispatch queue time type instance.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.rawValue)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A type that represents the distance between two values of the dispatch queue's time type.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The value of this time interval in nanoseconds.
        public var magnitude: Int

        /// The value of this time interval as a dispatch time interval.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a dispatch queue time interval from the given dispatch time interval.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let seconds): self = .seconds(seconds)
            case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
            case .microseconds(let microseconds): self = .microseconds(microseconds)
            case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
            case .never: self = .nanoseconds(.max)
            @unknown default: self = .nanoseconds(.max)
            }
        }

        /// Creates a dispatch queue time interval from a number of seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// Creates a dispatch queue time interval from a number of seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// Creates a dispatch queue time interval from a number of nanoseconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let nanoseconds = Int(exactly: source) else { return nil }
            magnitude = nanoseconds
        }

        private init(_ count: Int, nanosecondsPerUnit: Int) {
            let (nanoseconds, overflow) = count.multipliedReportingOverflow(by: nanosecondsPerUnit)
            magnitude = overflow ? (count > 0 ? .max : .min) : nanoseconds
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool {
            lhs.magnitude < rhs.magnitude
        }

        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            .nanoseconds(lhs.magnitude + rhs.magnitude)
        }

        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            .nanoseconds(lhs.magnitude - rhs.magnitude)
        }

        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            .nanoseconds(lhs.magnitude * rhs.magnitude)
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

        public static func seconds(_ s: Double) -> Stride {
            let nanoseconds = s * 1e9
            if nanoseconds.isNaN { return .zero }
            return .nanoseconds(Int(exactly: nanoseconds.rounded()) ?? (nanoseconds > 0 ? .max : .min))
        }

        public static func seconds(_ s: Int) -> Stride {
            Stride(s, nanosecondsPerUnit: 1_000_000_000)
        }

        public static func milliseconds(_ ms: Int) -> Stride {
            Stride(ms, nanosecondsPerUnit: 1_000_000)
        }

        public static func microseconds(_ us: Int) -> Stride {
            Stride(us, nanosecondsPerUnit: 1_000)
        }

        public static func nanoseconds(_ ns: Int) -> Stride {
            Stride(ns, nanosecondsPerUnit: 1)
        }
    }
}
