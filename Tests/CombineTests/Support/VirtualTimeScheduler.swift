import Combine

/// A scheduler whose time stands still until a test advances it.
final class VirtualTimeScheduler: Scheduler {
    struct SchedulerTimeType: Strideable, Equatable {
        var milliseconds: Int

        func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.milliseconds - milliseconds)
        }

        func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(milliseconds: milliseconds + n.magnitude)
        }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int

            init(_ milliseconds: Int) {
                magnitude = milliseconds
            }

            init(integerLiteral value: Int) {
                self.init(value)
            }

            init?<T: BinaryInteger>(exactly source: T) {
                self.init(Int(source))
            }

            static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            static func seconds(_ s: Int) -> Stride { Stride(s * 1000) }
            static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(ms) }
            static func microseconds(_ us: Int) -> Stride { Stride(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000) }
        }
    }

    struct SchedulerOptions {}

    private struct Job {
        let id: Int
        var date: Int
        let interval: Int?
        let action: () -> Void
    }

    private var jobs: [Job] = []
    private var lastID = 0

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance: SchedulerTimeType.Stride = 0

    /// The number of actions that wait for their time.
    var pendingCount: Int { jobs.count }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = add(at: now.milliseconds, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = add(at: date.milliseconds, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(at: date.milliseconds, interval: interval.magnitude, action)
        return AnyCancellable { self.jobs.removeAll { $0.id == id } }
    }

    /// Moves the time forward and runs the actions that come due, in the order of their dates.
    func advance(by stride: SchedulerTimeType.Stride) {
        let end = now.milliseconds + stride.magnitude
        while let index = nextIndex(until: end) {
            let job = jobs[index]
            now = SchedulerTimeType(milliseconds: max(now.milliseconds, job.date))
            if let interval = job.interval {
                jobs[index].date += max(interval, 1)
            } else {
                jobs.remove(at: index)
            }
            job.action()
        }
        now = SchedulerTimeType(milliseconds: end)
    }

    /// Runs the actions that are due now.
    func run() {
        advance(by: 0)
    }

    private func nextIndex(until end: Int) -> Int? {
        jobs.indices
            .filter { jobs[$0].date <= end }
            .min { (jobs[$0].date, jobs[$0].id) < (jobs[$1].date, jobs[$1].id) }
    }

    private func add(at date: Int, interval: Int?, _ action: @escaping () -> Void) -> Int {
        lastID += 1
        jobs.append(Job(id: lastID, date: date, interval: interval, action: action))
        return lastID
    }
}
