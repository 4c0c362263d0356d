#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A conduit that sends values to one subscriber in order, as it asks for them, and from one thread at a time.
///
/// A thread that finds another thread sending leaves its value behind for that thread to send. A thread that is itself
/// sending, because the subscriber's reaction to a value leads to another value, sends it right away.
///
/// Functions whose names end in `AndUnlock` expect the caller to hold the lock.
class Outlet<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    typealias Value = Downstream.Input
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    /// A subscription to ask for another value once the subscriber has received one.
    typealias Refill = any Subscription & AnyObject

    private struct Item {
        let value: Value
        let refill: Refill?
    }

    private enum Step {
        case send(Item, to: Box<Downstream>)
        case finish(Box<Completion>, to: Box<Downstream>)
    }

    /// Protects the state of this class and of its subclasses.
    let lock = Lock()

    private let overflow: Overflow
    private var downstream: Box<Downstream>?
    private var completion: Box<Completion>?
    private var queue = Queue<Item>()
    /// The number of values in the queue, which is faster to read here.
    private var queueCount = 0
    private var demand = Subscribers.Demand.none
    /// The thread that is sending values, if any.
    private var sender: pthread_t?
    /// Whether the sender is inside the subscriber.
    private var isInSubscriber = false

    init(_ description: String, _ downstream: Downstream, overflow: Overflow = .keep) {
        self.downstream = Box(downstream)
        self.overflow = overflow
        super.init(description)
    }

    // MARK: For subclasses

    /// Reacts to a demand of the subscriber, which the outlet has already noted.
    func requested(_ demand: Subscribers.Demand) {}

    /// Reacts to the subscriber's cancellation of a subscription that hasn't finished.
    func canceled() {}

    /// Whether the outlet takes more values. The caller holds the lock.
    final var isOpen: Bool { downstream != nil && completion == nil }

    /// The number of values that the subscriber has asked for beyond those that wait. The caller holds the lock.
    final var outstanding: Subscribers.Demand { demand - queueCount }

    /// Whether so many values wait for which the subscriber hasn't asked. The caller holds the lock.
    final func waitingCount(isAtLeast count: Int) -> Bool {
        demand + count <= queueCount
    }

    /// Drops the oldest of the waiting values and adds another one.
    final func replaceFirstWaitingAndUnlock(with value: Value, refill: Refill?) {
        let first = queue.popFirst()
        queueCount -= first == nil ? 0 : 1
        sendAndUnlock(value, refill: refill)
        withExtendedLifetime(first) {}
    }

    final var subscriber: Downstream? {
        lock.withLock { downstream }?.value
    }

    // MARK: Sending

    final override func send(_ value: Value) {
        lock.lock()
        sendAndUnlock(value)
    }

    final func sendAndUnlock(_ value: Value, refill: Refill? = nil) {
        guard completion == nil, let downstream else { return lock.unlock() }
        let isNested = sender != nil
        guard demand > .none, queueCount == 0, !isNested || isSendingFromThisThread else {
            return enqueueAndUnlock(value, refill)
        }
        let isUnlimited = demand == .unlimited
        demand -= 1
        sender = pthread_self()
        isInSubscriber = true
        lock.unlock()
        let more = downstream.value.receive(value)
        if more == .none || isUnlimited, refill == nil {
            lock.lock()
            let isDone = queueCount == 0 && completion == nil
            if isDone {
                stopSending(isNested: isNested)
            } else {
                isInSubscriber = false
            }
            lock.unlock()
            if isDone { return }
        } else {
            settle(more, refill)
        }
        drain(isNested: isNested)
    }

    final override func finish(_ completion: Completion, keeping: WaitingValues = .all) {
        lock.lock()
        finishAndUnlock(completion, keeping: keeping)
    }

    final func finishAndUnlock(_ completion: Completion, keeping: WaitingValues = .all) {
        guard isOpen else { return lock.unlock() }
        self.completion = Box(completion)
        var dropped: [Item] = []
        while keeping == .none || keeping == .requested && demand < queueCount, let last = queue.popLast() {
            queueCount -= 1
            dropped.append(last)
        }
        let isNested = sender != nil
        guard !isNested || queueCount == 0 && isSendingFromThisThread else { return lock.unlock() }
        sender = pthread_self()
        isInSubscriber = false
        lock.unlock()
        drain(isNested: isNested)
    }

    // MARK: Subscription

    final override func request(_ more: Subscribers.Demand) {
        lock.lock()
        guard downstream != nil, more > .none else { return lock.unlock() }
        demand += more
        if sender == nil, queueCount > 0 {
            sender = pthread_self()
            isInSubscriber = false
            lock.unlock()
            drain(isNested: false)
        } else {
            lock.unlock()
        }
        requested(more)
    }

    final override func cancel() {
        let released: (downstream: Box<Downstream>?, queue: Queue<Item>) = lock.withLock {
            defer {
                queue = Queue()
                queueCount = 0
            }
            return (downstream.take(), queue)
        }
        if released.downstream != nil {
            canceled()
        }
    }

    // MARK: Internals

    private var isSendingFromThisThread: Bool {
        isInSubscriber && sender == pthread_self()
    }

    private func stopSending(isNested: Bool) {
        isInSubscriber = isNested
        if !isNested {
            sender = nil
        }
    }

    /// Keeps a value for later. A function of its own, as `Item` would slow down the sending of values.
    @inline(never)
    private func enqueueAndUnlock(_ value: Value, _ refill: Refill?) {
        var replaced: Item?
        if overflow == .replace, demand < queueCount {
            replaced = queue.popLast()
            queueCount -= 1
        }
        if overflow != .drop || demand > queueCount {
            queue.append(Item(value: value, refill: refill))
            queueCount += 1
        }
        lock.unlock()
        // What the queue gives up goes away only now, as its deinitializer might call back.
        withExtendedLifetime(replaced) {}
    }

    private func settle(_ more: Subscribers.Demand, _ refill: Refill?) {
        lock.lock()
        isInSubscriber = false
        demand += more
        lock.unlock()
        if more > .none {
            requested(more)
        }
        refill?.request(.max(1))
    }

    private func drain(isNested: Bool) {
        while let step = nextStep(isNested: isNested) {
            switch step {
            case .send(let item, let downstream):
                settle(downstream.value.receive(item.value), item.refill)
            case .finish(let completion, let downstream):
                downstream.value.receive(completion: completion.value)
            }
        }
    }

    private func nextStep(isNested: Bool) -> Step? {
        lock.lock()
        defer { lock.unlock() }
        if let downstream {
            if demand > .none, queueCount > 0, let item = queue.popFirst() {
                queueCount -= 1
                demand -= 1
                isInSubscriber = true
                return .send(item, to: downstream)
            }
            if queueCount == 0, let completion {
                self.downstream = nil
                return .finish(completion, to: downstream)
            }
        }
        stopSending(isNested: isNested)
        return nil
    }
}
