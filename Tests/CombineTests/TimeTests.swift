import Combine
import Testing

@Suite("Operators that depend on time")
struct TimeTests {
    private let scheduler = VirtualTimeScheduler()
    private let source = Source<Int, TestError>()

    // MARK: Receive and subscribe

    @Test("Values and completions are received on a scheduler, in order")
    func receiveOn() {
        let subscriber = source.receive(on: scheduler).test(demand: .max(2))
        #expect(source.requests == [.max(2)])
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(subscriber.values.isEmpty)
        scheduler.run()
        #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    }

    @Test("The demand that a subscriber returns on a scheduler reaches the upstream")
    func receiveOnDemand() {
        let subscriber = source.receive(on: scheduler).test(demand: .max(1))
        subscriber.onValue = { _ in .max(4) }
        source.send(1)
        #expect(source.demand == .max(1))
        scheduler.run()
        #expect(source.demand == .max(5))
    }

    @Test("Values that wait for a scheduler are dropped on cancellation")
    func receiveOnCancel() {
        let subscriber = source.receive(on: scheduler).test()
        source.send(1)
        subscriber.cancel()
        scheduler.run()
        #expect(subscriber.values.isEmpty && source.isCanceled)
    }

    @Test("Subscriptions, requests and cancellations take place on a scheduler")
    func subscribeOn() {
        let subscriber = source.subscribe(on: scheduler).test(demand: .max(1))
        #expect(source.subscriptionCount == 0)
        scheduler.run()
        #expect(source.subscriptionCount == 1 && source.requests == [.max(1)])
        source.send(1)
        #expect(subscriber.values == [1])
        subscriber.cancel()
        source.send(2)
        #expect(!source.isCanceled && subscriber.values == [1])
        scheduler.run()
        #expect(source.isCanceled)
    }

    // MARK: Delay

    @Test("Values and completions are delayed")
    func delay() {
        let subscriber = source.delay(for: .milliseconds(100), scheduler: scheduler).test()
        source.send(1)
        scheduler.advance(by: 50)
        source.send(2)
        source.send(completion: .failure(TestError()))
        scheduler.advance(by: 50)
        #expect(subscriber.values == [1])
        scheduler.advance(by: 49)
        #expect(subscriber.values == [1])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [1, 2] && subscriber.hasFailed)
    }

    // MARK: Debounce

    @Test("Only a value that no other follows in time passes")
    func debounce() {
        let subscriber = source.debounce(for: .milliseconds(100), scheduler: scheduler).test()
        #expect(source.requests == [.unlimited])
        source.send(1)
        scheduler.advance(by: 99)
        source.send(2)
        scheduler.advance(by: 99)
        #expect(subscriber.values.isEmpty)
        scheduler.advance(by: 1)
        #expect(subscriber.values == [2])
        scheduler.advance(by: 500)
        #expect(subscriber.values == [2])
        #expect(scheduler.pendingCount == 0)
    }

    @Test("A value that waits is dropped when the upstream completes or the subscriber cancels")
    func debounceCompletion() {
        let first = source.debounce(for: .milliseconds(100), scheduler: scheduler).test()
        source.send(1)
        source.send(completion: .finished)
        scheduler.run()
        #expect(first.values.isEmpty && first.isFinished)
        let second = source.debounce(for: .milliseconds(100), scheduler: scheduler).test()
        source.send(1)
        second.cancel()
        scheduler.advance(by: 200)
        #expect(second.values.isEmpty && source.isCanceled && scheduler.pendingCount == 0)
    }

    @Test("A debounced value waits for demand")
    func debounceDemand() {
        let subscriber = source.debounce(for: .milliseconds(100), scheduler: scheduler).test(demand: .none)
        for value in 1...2 {
            source.send(value)
            scheduler.advance(by: 100)
        }
        subscriber.request(.max(1))
        #expect(subscriber.values == [2])
    }

    // MARK: Throttle

    @Test("The first value passes at once, then the latest of each interval")
    func throttleLatest() {
        let subscriber = source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).test()
        source.send(1)
        scheduler.run()
        #expect(subscriber.values == [1])
        source.send(2)
        source.send(3)
        scheduler.advance(by: 99)
        #expect(subscriber.values == [1])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [1, 3])
        scheduler.advance(by: 100)
        source.send(4)
        scheduler.run()
        #expect(subscriber.values == [1, 3, 4])
    }

    @Test("The first value of each interval passes")
    func throttleFirst() {
        let subscriber = source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: false).test()
        for value in 1...3 { source.send(value) }
        scheduler.advance(by: 100)
        #expect(subscriber.values == [1, 2])
    }

    @Test("A throttled value that waits comes before the end, but not before a failure")
    func throttleCompletion() {
        let first = source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).test()
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        scheduler.run()
        #expect(first.values == [1] && first.completions.isEmpty)
        scheduler.advance(by: 100)
        #expect(first.values == [1, 2] && first.isFinished)
        let second = source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).test()
        source.send(1)
        source.send(2)
        source.send(completion: .failure(TestError()))
        scheduler.advance(by: 200)
        #expect(second.values == [1] && second.hasFailed)
    }

    @Test("A canceled throttle forgets its value")
    func throttleCancel() {
        let subscriber = source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).test()
        source.send(1)
        source.send(2)
        subscriber.cancel()
        scheduler.advance(by: 200)
        #expect(subscriber.values.isEmpty && source.isCanceled && scheduler.pendingCount == 0)
    }

    // MARK: Timeout

    @Test("A stream finishes if no value comes in time")
    func timeout() {
        let subscriber = source.timeout(.milliseconds(100), scheduler: scheduler).test()
        scheduler.advance(by: 90)
        source.send(1)
        scheduler.advance(by: 90)
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
        scheduler.advance(by: 10)
        #expect(subscriber.isFinished && source.isCanceled && scheduler.pendingCount == 0)
    }

    @Test("A stream fails with an error of choice if no value comes in time")
    func timeoutError() {
        let subscriber =
            source
            .timeout(.milliseconds(100), scheduler: scheduler, customError: { TestError(id: 9) })
            .test()
        scheduler.advance(by: 100)
        #expect(subscriber.completions == [.failure(TestError(id: 9))])
    }

    @Test("A stream that completes or is canceled doesn't time out")
    func timeoutCompletion() {
        let first = source.timeout(.milliseconds(100), scheduler: scheduler).test()
        source.send(completion: .failure(TestError()))
        scheduler.advance(by: 200)
        #expect(first.hasFailed && !source.isCanceled)
        source.timeout(.milliseconds(100), scheduler: scheduler).test().cancel()
        #expect(source.cancelCount == 1 && scheduler.pendingCount == 0)
    }

    // MARK: Measure

    @Test("The time between values is measured")
    func measureInterval() {
        let subscriber = source.measureInterval(using: scheduler).test()
        scheduler.advance(by: 30)
        source.send(1)
        scheduler.advance(by: 20)
        source.send(2)
        #expect(subscriber.values == [30, 20])
    }

    // MARK: Collect

    @Test("Values are collected at the end of each interval that has any")
    func collectByTime() {
        let subscriber = source.collect(.byTime(scheduler, .milliseconds(100))).test()
        source.send(1)
        source.send(2)
        scheduler.advance(by: 100)
        scheduler.advance(by: 100)
        source.send(3)
        #expect(subscriber.values == [[1, 2]])
        source.send(completion: .finished)
        #expect(subscriber.values == [[1, 2], [3]])
        #expect(subscriber.isFinished && scheduler.pendingCount == 0)
    }

    @Test("Values collect until the subscriber asks for a group")
    func collectByTimeDemand() {
        let subscriber = source.collect(.byTime(scheduler, .milliseconds(100))).test(demand: .none)
        source.send(1)
        scheduler.advance(by: 100)
        source.send(2)
        subscriber.request(.max(1))
        #expect(subscriber.values.isEmpty)
        scheduler.advance(by: 100)
        #expect(subscriber.values == [[1, 2]])
        subscriber.cancel()
        #expect(source.isCanceled && scheduler.pendingCount == 0)
    }

    @Test("Values are collected at the end of an interval or when the group is full")
    func collectByTimeOrCount() {
        let subscriber = source.collect(.byTimeOrCount(scheduler, .milliseconds(100), 2)).test(demand: .max(2))
        #expect(source.demand == .max(4))
        for value in 1...3 { source.send(value) }
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(by: 100)
        #expect(subscriber.values == [[1, 2], [3]])
        subscriber.request(.max(1))
        #expect(source.demand == .max(5))
        source.send(4)
        source.send(completion: .failure(TestError()))
        #expect(subscriber.values == [[1, 2], [3]] && subscriber.hasFailed)
    }
}
