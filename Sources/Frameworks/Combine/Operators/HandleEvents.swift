#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Publishers {
    /// A publisher that performs the specified closures when publisher events occur.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure that executes when the publisher receives the subscription from the upstream publisher.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// A closure that executes when the publisher receives a value from the upstream publisher.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// A closure that executes when the publisher receives the completion from the upstream publisher.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// A closure that executes when the downstream receiver cancels publishing.
        public var receiveCancel: (() -> Void)?

        /// A closure that executes when the publisher receives a request for more elements.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let receiveRequest = receiveRequest
            let events = Events<Output, Failure>(
                receiveSubscription: receiveSubscription,
                receiveOutput: receiveOutput,
                receiveCompletion: receiveCompletion,
                receiveCancel: receiveCancel,
                receiveRequest: receiveRequest.map { receive in { demand, _ in receive(demand) } }
            )
            upstream.subscribe(EventsLink("HandleEvents", subscriber, events))
        }
    }

    /// A publisher that prints log messages for all publishing events, optionally prefixed with a given string.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// A string with which to prefix all log messages.
        public let prefix: String

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The stream that receives the log messages; `nil` for the standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let log = EventLog(prefix: prefix, stream: stream)
            let events = Events<Output, Failure>(
                receiveSubscription: { log.write("receive subscription: (\($0))") },
                receiveOutput: { log.write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: log.write("receive finished")
                    case .failure(let error): log.write("receive error: (\(error))")
                    }
                },
                receiveCancel: { log.write("receive cancel") },
                receiveRequest: { demand, isSynchronous in
                    let count = demand.max.map { "max: (\($0))" } ?? "unlimited"
                    log.write("request \(count)" + (isSynchronous ? " (synchronous)" : ""))
                }
            )
            upstream.subscribe(EventsLink("Print", subscriber, events))
        }
    }

    /// A publisher that raises a debugger signal when a provided closure needs to stop the process in the debugger.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure that executes when the publisher receives a subscription, and can raise a debugger signal.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// A closure that executes when the publisher receives output, and can raise a debugger signal.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// A closure that executes when the publisher receives a completion, and can raise a debugger signal.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            func trap<Event>(_ isNeeded: ((Event) -> Bool)?) -> ((Event) -> Void)? {
                isNeeded.map { isNeeded in { if isNeeded($0) { raise(SIGTRAP) } } }
            }
            let events = Events<Output, Failure>(
                receiveSubscription: trap(receiveSubscription),
                receiveOutput: trap(receiveOutput),
                receiveCompletion: trap(receiveCompletion)
            )
            upstream.subscribe(EventsLink("Breakpoint", subscriber, events))
        }
    }
}

/// The closures to run when publisher events occur.
private struct Events<Output, Failure: Error> {
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Output) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    /// The second parameter tells whether the subscriber asks by returning from the receipt of a value.
    var receiveRequest: ((Subscribers.Demand, Bool) -> Void)?
}

private final class EventsLink<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
    private let events: Events<Downstream.Input, Downstream.Failure>

    init(
        _ description: String,
        _ downstream: Downstream,
        _ events: Events<Downstream.Input, Downstream.Failure>
    ) {
        self.events = events
        super.init(description, downstream)
    }

    override func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        events.receiveOutput?(input)
        let demand = send(input)
        if demand > .none {
            events.receiveRequest?(demand, true)
        }
        return demand
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isActive else { return }
        events.receiveCompletion?(completion)
        finish(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand, false)
        super.request(demand)
    }

    override func cancel() {
        guard isActive else { return }
        events.receiveCancel?()
        super.cancel()
    }
}

/// Writes log messages, each on a line, to a stream or to the standard output.
private final class EventLog {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ message: String) {
        if stream == nil {
            print(prefix + message)
        } else {
            stream?.write(prefix + message + "\n")
        }
    }
}

extension Publisher {
    /// Performs the specified closures when publisher events occur.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Prints log messages for all publishing events.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// Raises a debugger signal when a provided closure needs to stop the process in the debugger.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Raises a debugger signal upon receiving a failure.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}
