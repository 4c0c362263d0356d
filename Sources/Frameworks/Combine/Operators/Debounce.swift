extension Publishers {
    /// A publisher that publishes elements only after a specified time interval elapses between events.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The amount of time the publisher should wait before publishing an element.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler on which this publisher delivers elements.
        public let scheduler: Context

        /// Scheduler options that customize this publisher's delivery of elements.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DebounceStage(subscriber, dueTime: dueTime, scheduler: scheduler, options: options)
            )
        }
    }
}

private final class DebounceStage<Context: Scheduler, Downstream: Subscriber>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>
{
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let alarm: Alarm<Context>

    init(
        _ downstream: Downstream,
        dueTime: Context.SchedulerTimeType.Stride,
        scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
        alarm = Alarm(scheduler: scheduler, options: options)
        super.init("Debounce", downstream, prefetch: .unlimited, overflow: .replace)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        alarm.set(after: dueTime) { self.send(input) }
        return .none
    }

    override func completed(_ completion: Completion) {
        alarm.cancel()
        scheduler.schedule(options: options) { self.finish(completion, keeping: .requested) }
    }

    override func canceled() {
        alarm.cancel()
        super.canceled()
    }
}

extension Publisher {
    /// Publishes elements only after a specified time interval elapses between events.
    ///
    /// An element that still waits when the upstream publisher completes is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
