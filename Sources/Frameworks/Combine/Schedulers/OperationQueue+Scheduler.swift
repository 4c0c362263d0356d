import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    /// The scheduler time type used by the operation queue: a date, as for a run loop.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options that affect the operation of the operation queue scheduler; there are none.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
            self.addOperation { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let queue = DispatchQueue.global()
        return queue.schedule(
            after: queue.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
            interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval)
        ) {
            self.schedule(options: nil, action)
        }
    }
}
