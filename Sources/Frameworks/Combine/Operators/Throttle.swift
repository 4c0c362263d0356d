extension Publishers {
    /// A publisher that publishes either the most-recent or first element published in a specified time interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The interval in which to find and emit the most recent element.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler on which to publish elements.
        public let scheduler: Context

        /// Whether to publish the most recent element, rather than the first one of the interval.
        public let latest: Bool

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ThrottleStage(subscriber, interval: interval, scheduler: scheduler, latest: latest)
            )
        }
    }
}

private final class ThrottleStage<Context: Scheduler, Downstream: Subscriber>: Stage<
    Downstream.Input, Downstream.Failure, Downstream
>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let alarm: Alarm<Context>
    private var lastTime: Context.SchedulerTimeType?
    /// The value that waits for the end of the interval.
    private var waiting: Box<Downstream.Input>?
    private var isUpstreamFinished = false

    init(
        _ downstream: Downstream,
        interval: Context.SchedulerTimeType.Stride,
        scheduler: Context,
        latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        alarm = Alarm(scheduler: scheduler, options: nil)
        super.init("Throttle", downstream, prefetch: .unlimited, overflow: .replace)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let now = scheduler.now
        var box: Box? = Box(input)
        lock.lock()
        if waiting != nil {
            if latest { swap(&waiting, &box) }
            lock.unlock()
        } else if let elapsed = lastTime?.distance(to: now), elapsed < interval {
            waiting = box
            lock.unlock()
            alarm.set(after: interval - elapsed) { self.sendWaiting() }
        } else {
            lastTime = now
            lock.unlock()
            scheduler.schedule { self.send(input) }
        }
        withExtendedLifetime(box) {}
        return .none
    }

    override func completed(_ completion: Completion) {
        if case .finished = completion {
            let isWaiting = lock.withLock {
                isUpstreamFinished = true
                return waiting != nil
            }
            if isWaiting { return }
        }
        alarm.cancel()
        scheduler.schedule { self.finish(completion) }
    }

    override func canceled() {
        alarm.cancel()
        let released = lock.withLock { waiting.take() }
        super.canceled()
        withExtendedLifetime(released) {}
    }

    private func sendWaiting() {
        let now = scheduler.now
        let (value, isLast) = lock.withLock {
            lastTime = now
            return (waiting.take(), isUpstreamFinished)
        }
        if let value {
            send(value.value)
        }
        if isLast {
            finish(.finished)
        }
    }
}

extension Publisher {
    /// Publishes either the most-recent or first element published by the upstream publisher in a time interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
