extension Publishers {
    /// A publisher that publishes a given sequence of elements, and finishes after the last one.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence of elements to publish.
        public let sequence: Elements

        /// Creates a publisher for a sequence of elements.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SequenceSubscription<Elements, S>.start(sequence, completion: .finished, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher for the elements of this sequence.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

/// A subscription that sends the elements of a sequence as its subscriber asks for them, then a completion.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    private let lock = Lock()
    private let elements: Elements
    private let completion: Completion
    private var downstream: Box<Downstream>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    /// The next element and the iterator; only the thread that sends elements uses them.
    private var next: Elements.Element?
    private var iterator: Elements.Iterator

    var description: String { "\(elements)" }

    /// Hands a new subscription to the subscriber, and completes right away if there are no elements.
    static func start(_ elements: Elements, completion: Completion, _ subscriber: Downstream) {
        let subscription = SequenceSubscription(elements, completion: completion, subscriber)
        if subscription.next == nil {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    private init(_ elements: Elements, completion: Completion, _ downstream: Downstream) {
        self.elements = elements
        self.completion = completion
        self.downstream = Box(downstream)
        iterator = elements.makeIterator()
        next = iterator.next()
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        guard !isSending, demand > .none, downstream != nil else { return lock.unlock() }
        isSending = true
        lock.unlock()
        while let downstream = beginTurn(), let element = next {
            next = iterator.next()
            let more = downstream.value.receive(element)
            if next == nil {
                lock.withLock { self.downstream.take() }?.value.receive(completion: completion)
            } else if more > .none {
                lock.withLock { demand += more }
            }
        }
    }

    func cancel() {
        let released = lock.withLock { downstream.take() }
        withExtendedLifetime(released) {}
    }

    /// Returns the subscriber if it wants an element; stops sending otherwise.
    private func beginTurn() -> Box<Downstream>? {
        lock.withLock {
            guard demand > .none, let downstream else {
                isSending = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }
}
