extension Publishers {
    /// A publisher that terminates publishing if the upstream publisher doesn't send an element in time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum time interval the publisher can go without emitting an element.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler to deliver events on.
        public let scheduler: Context

        /// Scheduler options that customize the delivery of elements.
        public let options: Context.SchedulerOptions?

        /// A closure that produces the error to fail with; the publisher finishes normally if it's `nil`.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutStage(subscriber, timeout: self))
        }
    }
}

private final class TimeoutStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: HandoffStage<
    Downstream
>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let interval: Context.SchedulerTimeType.Stride
    private let customError: (() -> Failure)?
    private let alarm: Alarm<Context>

    init(_ downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
        interval = timeout.interval
        customError = timeout.customError
        let (scheduler, options) = (timeout.scheduler, timeout.options)
        alarm = Alarm(scheduler: scheduler, options: options)
        super.init("Timeout", downstream) { scheduler.schedule(options: options, $0) }
    }

    override func subscribed() {
        restart()
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        restart()
        return super.receive(input)
    }

    override func completed(_ completion: Completion) {
        alarm.cancel()
        super.completed(completion)
    }

    override func canceled() {
        alarm.cancel()
        super.canceled()
    }

    private func restart() {
        guard lock.withLock({ source != nil }) else { return }
        alarm.set(after: interval) {
            self.stop(self.customError.map { .failure($0()) } ?? .finished)
        }
    }
}

extension Publisher {
    /// Terminates publishing if the upstream publisher exceeds a specified time interval without an element.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
