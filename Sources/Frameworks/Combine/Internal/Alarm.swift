/// A timer on a scheduler that goes off once, unless it's set again or canceled before.
final class Alarm<Context: Scheduler> {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let lock = Lock()
    private var generation = 0
    private var timer: (any Cancellable)?

    init(scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
    }

    func set(after interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        let generation = advance()
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            if self.advance(from: generation) {
                action()
            }
        }
        // The timer may have gone off before the scheduler returns it.
        let isPending = lock.withLock {
            guard self.generation == generation else { return false }
            self.timer = timer
            return true
        }
        if !isPending {
            timer.cancel()
        }
    }

    func cancel() {
        _ = advance()
    }

    /// Starts another generation, for which earlier timers don't count.
    private func advance() -> Int {
        let (generation, timer) = lock.withLock {
            self.generation += 1
            return (self.generation, self.timer.take())
        }
        timer?.cancel()
        return generation
    }

    private func advance(from generation: Int) -> Bool {
        let isCurrent = lock.withLock { self.generation == generation }
        if isCurrent {
            _ = advance()
        }
        return isCurrent
    }
}
