import Combine
import Testing

@Suite("Operators that select values")
struct FilterTests {
    @Test("A filter asks for another value for each that it drops")
    func filter() {
        let source = Source<Int, Never>()
        let subscriber = source.filter { $0.isMultiple(of: 2) }.test(demand: .max(1))
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .none)
        #expect(subscriber.values == [2])
        source.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("A filter reaches the demand of its subscriber even if it drops many values")
    func filterDemand() {
        let subject = (1...100).publisher.eraseToAnyPublisher()
        #expect(subject.filter { $0.isMultiple(of: 10) }.test(demand: .max(3)).values == [10, 20, 30])
    }

    @Test("A try filter fails with the error that its closure throws")
    func tryFilter() {
        let source = Source<Int, Never>()
        let subscriber = source.tryFilter { try $0 > 2 ? { throw TestError() }() : $0 > 1 }.test(demand: .max(1))
        #expect(source.send(1) == .max(1))
        source.send(2)
        source.send(3)
        #expect(subscriber.values == [2])
        #expect(subscriber.hasFailed && source.isCanceled)
    }

    @Test("A compact map drops nil and asks for another value")
    func compactMap() {
        let source = Source<String, Never>()
        let subscriber = source.compactMap { Int($0) }.test(demand: .max(1))
        #expect(source.send("a") == .max(1))
        source.send("5")
        #expect(subscriber.values == [5])
    }

    @Test("A try compact map drops nil and sends errors on")
    func tryCompactMap() {
        let source = Source<Int, Never>()
        let subscriber = source.tryCompactMap { try $0 == 3 ? { throw TestError() }() : ($0 == 1 ? nil : $0) }.test()
        for value in 1...4 { source.send(value) }
        #expect(subscriber.values == [2])
        #expect(subscriber.hasFailed)
    }

    @Test("Duplicates of the previous value are removed")
    func removeDuplicates() {
        let source = Source<Int, Never>()
        let subscriber = source.removeDuplicates().test()
        let modulo = source.removeDuplicates { $0 % 10 == $1 % 10 }
        for value in [1, 1, 2, 1, 1] { source.send(value) }
        #expect(subscriber.values == [1, 2, 1])
        let other = modulo.test()
        for value in [1, 11, 2] { source.send(value) }
        #expect(other.values == [1, 2])
    }

    @Test("An error in the comparison of duplicates is sent on")
    func tryRemoveDuplicates() {
        let source = Source<Int, Never>()
        let subscriber = source.tryRemoveDuplicates { try $1 == 3 ? { throw TestError() }() : $0 == $1 }.test()
        for value in [1, 1, 2, 3, 4] { source.send(value) }
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.hasFailed)
    }

    @Test("The first values are dropped and make room for others")
    func dropFirst() {
        let source = Source<Int, Never>()
        let subscriber = source.dropFirst(2).test(demand: .max(1))
        for value in 1...3 { source.send(value) }
        #expect(subscriber.values == [3])
        #expect(source.demand == .max(3))
        #expect(source.dropFirst(2).dropFirst().count == 3)
    }

    @Test("Values are dropped while a condition holds for the first time")
    func dropWhile() {
        let source = Source<Int, Never>()
        let subscriber = source.drop { $0 < 3 }.test()
        for value in [1, 2, 3, 1] { source.send(value) }
        #expect(subscriber.values == [3, 1])
        let throwing = source.tryDrop { _ in throw TestError() }.test()
        source.send(1)
        #expect(throwing.hasFailed && source.isCanceled)
    }

    @Test("Values are dropped until another publisher sends one")
    func dropUntil() {
        let source = Source<Int, Never>()
        let trigger = Source<Void, Never>()
        let subscriber = source.drop(untilOutputFrom: trigger).test(demand: .max(1))
        #expect(source.send(1) == .max(1))
        trigger.send(())
        source.send(2)
        #expect(subscriber.values == [2])
        #expect(trigger.isCanceled)
        source.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("A canceled subscription to values after a signal cancels both publishers")
    func dropUntilCancel() {
        let source = Source<Int, TestError>()
        let trigger = Source<Void, TestError>()
        source.drop(untilOutputFrom: trigger).test().cancel()
        #expect(source.isCanceled && trigger.isCanceled)
        let failing = source.drop(untilOutputFrom: Fail<Void, TestError>(error: TestError())).test()
        #expect(failing.subscriptionCount == 1)
        #expect(failing.hasFailed)
    }

    @Test("A prefix finishes with its last value and cancels its upstream")
    func prefix() {
        let source = Source<Int, Never>()
        let subscriber = source.prefix(2).test()
        source.send(1)
        #expect(!source.isCanceled)
        source.send(2)
        source.send(3)
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.isFinished && source.cancelCount == 1)
    }

    @Test("A prefix of nothing finishes at once")
    func emptyPrefix() {
        let source = Source<Int, Never>()
        #expect(source.prefix(0).test(demand: .none).isFinished)
    }

    @Test("A value sent while a prefix sends its last one is dropped")
    func prefixReentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = subject.prefix(1).sink {
            values.append($0)
            subject.send($0 + 1)
        }
        subject.send(1)
        #expect(values == [1])
        cancellable.cancel()
    }

    @Test("A prefix that's canceled with its last value doesn't finish")
    func prefixCancel() {
        let subscriber = TestSubscriber<Int, Never>()
        subscriber.onValue = { [unowned subscriber] _ in
            subscriber.cancel()
            return .none
        }
        let source = Source<Int, Never>()
        source.prefix(1).subscribe(subscriber)
        source.send(1)
        #expect(subscriber.completions.isEmpty && source.cancelCount == 1)
    }

    @Test("Values are sent while a condition holds")
    func prefixWhile() {
        let source = Source<Int, Never>()
        let subscriber = source.prefix { $0 < 3 }.test()
        for value in [1, 2, 3, 1] { source.send(value) }
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.isFinished && source.isCanceled)
        let throwing = source.tryPrefix { _ in throw TestError() }.test()
        source.send(1)
        #expect(throwing.hasFailed)
    }

    @Test("Values are sent until another publisher sends one")
    func prefixUntil() {
        let source = Source<Int, Never>()
        let trigger = Source<Void, TestError>()
        let subscriber = source.prefix(untilOutputFrom: trigger).test()
        source.send(1)
        trigger.send(())
        source.send(2)
        #expect(subscriber.values == [1])
        #expect(subscriber.isFinished && source.isCanceled)
        let immediate = source.prefix(untilOutputFrom: Just(1)).test()
        #expect(immediate.subscriptionCount == 1 && immediate.isFinished)
    }

    @Test("Values are selected by their index")
    func output() {
        let source = Source<Int, Never>()
        let range = source.output(in: 1...2).test(demand: .max(1))
        #expect(source.send(0) == .max(1))
        source.send(1)
        range.request(.max(1))
        source.send(2)
        #expect(range.values == [1, 2] && range.isFinished)
        let one = source.output(at: 1).test()
        for value in 0...2 { source.send(value) }
        #expect(one.values == [1] && one.isFinished)
        let rest = source.output(in: 1...).test()
        for value in 0...2 { source.send(value) }
        #expect(rest.values == [1, 2])
    }
}
