extension Publishers {
    /// A strategy for collecting received elements.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A grouping that collects and periodically publishes items.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// A grouping that collects and publishes items periodically or when a buffer reaches a maximum size.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that buffers and periodically publishes its items.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The strategy with which to collect and publish elements.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// Scheduler options to use for the strategy.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                CollectByTimeStage<Context, Upstream.Output, S>(subscriber, strategy: strategy, options: options)
            )
        }
    }
}

private final class CollectByTimeStage<Context: Scheduler, Input, Downstream: Subscriber>: Stage<
    Input, Downstream.Failure, Downstream
>
where Downstream.Input == [Input] {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private var elements: [Input] = []
    /// The number of elements that the stage has asked for and not received yet, if it counts them.
    private var expected = Subscribers.Demand.none
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream,
        strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            self.scheduler = scheduler
            self.interval = interval
            count = nil
        case .byTimeOrCount(let scheduler, let interval, let count):
            self.scheduler = scheduler
            self.interval = interval
            self.count = count
        }
        super.init("CollectByTime", downstream, prefetch: count == nil ? .unlimited : nil)
    }

    override func subscribed() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            self.sendElements(ifRequested: true)
        }
        let isNeeded = lock.withLock {
            guard source != nil else { return false }
            self.timer = timer
            return true
        }
        if !isNeeded {
            timer.cancel()
        }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = lock.withLock {
            elements.append(input)
            expected -= 1
            return elements.count == count
        }
        if isFull {
            sendElements(ifRequested: false)
        }
        return .none
    }

    override func completed(_ completion: Completion) {
        stopTimer()
        if case .finished = completion {
            sendElements(ifRequested: false)
        }
        finish(completion)
    }

    override func requested(_ demand: Subscribers.Demand) {
        guard let count else { return }
        // Elements that the subscriber asked for earlier may have gone out in a group that wasn't full.
        let missing = lock.withLock {
            let missing = outstanding * count - expected - elements.count
            expected += missing
            return missing
        }
        super.requested(missing)
    }

    override func canceled() {
        stopTimer()
        super.canceled()
    }

    private func sendElements(ifRequested: Bool) {
        lock.lock()
        guard !elements.isEmpty, !ifRequested || outstanding > .none else { return lock.unlock() }
        let group = elements
        elements = []
        sendAndUnlock(group)
    }

    private func stopTimer() {
        lock.withLock { timer.take() }?.cancel()
    }
}

extension Publisher {
    /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
