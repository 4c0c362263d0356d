import Combine
import Dispatch
import Testing

@Suite("Operators that combine publishers")
struct CombiningTests {
    // MARK: Merge

    @Test("A merge sends the values of all publishers and finishes with the last of them")
    func merge() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let subscriber = a.merge(with: b.map { $0 * 10 }).test()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(subscriber.values == [1, 20, 30])
        #expect(subscriber.completions.isEmpty)
        b.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("A merge asks each publisher for one value at a time, unless the subscriber wants all")
    func mergeDemand() {
        let a = Source<Int, Never>()
        let b = Source<Int, Never>()
        let subscriber = Publishers.Merge(a, b).test(demand: .max(1))
        #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
        a.send(1)
        #expect(subscriber.values == [1])
        #expect(a.demand == .max(2))
        a.send(2)
        b.send(3)
        #expect(subscriber.values == [1])
        #expect(a.demand == .max(2) && b.demand == .max(1))
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2])
        #expect(a.demand == .max(3) && b.demand == .max(1))
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3])
        #expect(a.demand == .unlimited && b.demand == .unlimited)
    }

    @Test("A merge fails with the first failure and cancels the others")
    func mergeFailure() {
        let a = Source<Int, TestError>()
        let b = Source<Int, TestError>()
        let subscriber = a.merge(with: b, Source<Int, TestError>()).test()
        a.send(completion: .failure(TestError()))
        #expect(subscriber.hasFailed && b.isCanceled && !a.isCanceled)
        b.send(1)
        #expect(subscriber.values.isEmpty)
    }

    @Test("A canceled merge cancels all publishers")
    func mergeCancel() {
        let sources = (0..<3).map { _ in Source<Int, Never>() }
        Publishers.MergeMany(sources).test().cancel()
        #expect(sources.allSatisfy { $0.cancelCount == 1 })
    }

    @Test("Up to eight publishers merge")
    func mergeEight() {
        let one = Just(1)
        let subscriber = Publishers.Merge8(one, one, one, one, one, one, one, one).test()
        #expect(subscriber.values.count == 8 && subscriber.isFinished)
        let chain = Just(1).merge(with: Just(2)).merge(with: Just(3), Just(4)).merge(with: Just(5))
        #expect(chain.test().values == [1, 2, 3, 4, 5])
        #expect(Publishers.MergeMany([Just<Int>]()).test().isFinished)
    }

    @Test("A merge of long sequences doesn't exhaust the stack, however small the demand")
    func mergeLong() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        subscriber.onValue = { _ in .max(1) }
        Publishers.Merge((1...50_000).publisher, (1...50_000).publisher).subscribe(subscriber)
        #expect(subscriber.values.count == 100_000 && subscriber.isFinished)
    }

    @Test("A merge passes the values of many threads on, one at a time")
    func mergeThreads() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var isInside = false
        var overlaps = 0
        var count = 0
        let cancellable = Publishers.MergeMany(subjects).sink { _ in
            if isInside { overlaps += 1 }
            isInside = true
            count += 1
            isInside = false
        }
        let box = SendableBox(subjects)
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for value in 0..<2000 { box.value[index].send(value) }
        }
        #expect(overlaps == 0 && count == 8000)
        cancellable.cancel()
    }

    // MARK: Zip

    @Test("A zip pairs the oldest values and finishes when no more pairs can come")
    func zip() {
        let a = Source<Int, Never>()
        let b = Source<String, Never>()
        let subscriber = a.zip(b) { "\($0)\($1)" }.test()
        a.send(1)
        a.send(2)
        b.send("a")
        #expect(subscriber.values == ["1a"])
        a.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        b.send("b")
        #expect(subscriber.values == ["1a", "2b"])
        #expect(subscriber.isFinished && b.isCanceled)
    }

    @Test("A zip passes its demand to both publishers")
    func zipDemand() {
        let a = Source<Int, Never>()
        let b = Source<Int, Never>()
        let subscriber = a.zip(b).test(demand: .max(1))
        #expect(a.demand == .max(1) && b.demand == .max(1))
        subscriber.onValue = { _ in .max(2) }
        a.send(1)
        b.send(1)
        #expect(a.demand == .max(3) && b.demand == .max(3))
        subscriber.cancel()
        #expect(a.isCanceled && b.isCanceled)
    }

    @Test("A zip fails with the first failure and cancels the other publisher")
    func zipFailure() {
        let a = Source<Int, TestError>()
        let b = Source<Int, TestError>()
        let subscriber = a.zip(b).test()
        a.send(1)
        b.send(completion: .failure(TestError()))
        #expect(subscriber.hasFailed && a.isCanceled)
    }

    @Test("Three and four publishers zip")
    func zipMore() {
        let three = Publishers.Zip3([1, 2].publisher, [3, 4].publisher, [5, 6, 7].publisher).test()
        #expect(three.values.map { [$0.0, $0.1, $0.2] } == [[1, 3, 5], [2, 4, 6]])
        #expect(three.isFinished)
        let four = [1].publisher.zip([2].publisher, [3].publisher, [4].publisher) { [$0, $1, $2, $3] }.test()
        #expect(four.values == [[1, 2, 3, 4]] && four.isFinished)
    }

    // MARK: Combine latest

    @Test("The newest values combine once there is one of each publisher")
    func combineLatest() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let subscriber = a.combineLatest(b) { "\($0)\($1)" }.test()
        a.send(1)
        a.send(2)
        b.send("a")
        b.send("b")
        a.send(3)
        #expect(subscriber.values == ["2a", "2b", "3b"])
        a.send(completion: .finished)
        b.send("c")
        #expect(subscriber.values.last == "3c" && subscriber.completions.isEmpty)
        b.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("Combining finishes at once if a publisher finishes without a value")
    func combineLatestEmpty() {
        let b = Source<Int, Never>()
        let subscriber = Empty<Int, Never>().combineLatest(b).test()
        #expect(subscriber.isFinished && subscriber.values.isEmpty)
    }

    @Test("Combining passes its demand to both publishers and keeps only the newest pair")
    func combineLatestDemand() {
        let a = Source<Int, Never>()
        let b = Source<Int, Never>()
        let subscriber = a.combineLatest(b).map { [$0, $1] }.test(demand: .max(2))
        #expect(a.demand == .max(2) && b.demand == .max(2))
        a.send(1)
        b.send(1)
        a.send(2)
        b.send(2)
        a.send(3)
        #expect(subscriber.values == [[1, 1], [2, 1]])
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1, 1], [2, 1], [3, 2]])
        #expect(a.demand == .max(3) && b.demand == .max(3))
        subscriber.cancel()
        #expect(a.isCanceled && b.isCanceled)
    }

    @Test("Combining fails with the first failure and cancels the other publisher")
    func combineLatestFailure() {
        let a = Source<Int, TestError>()
        let b = Source<Int, TestError>()
        let subscriber = a.combineLatest(b).test()
        b.send(completion: .failure(TestError()))
        #expect(subscriber.hasFailed && a.isCanceled)
    }

    @Test("A value sent in reaction to a combination arrives at once")
    func combineLatestReentrancy() {
        let a = CurrentValueSubject<Int, Never>(0)
        let b = CurrentValueSubject<Int, Never>(0)
        var log: [[Int]] = []
        let cancellable = a.combineLatest(b).sink {
            log.append([$0, $1])
            if $0 == 1, $1 == 0 { b.send(1) }
        }
        a.send(1)
        #expect(log == [[0, 0], [1, 0], [1, 1]])
        cancellable.cancel()
    }

    @Test("Three and four publishers combine")
    func combineLatestMore() {
        let a = PassthroughSubject<Int, Never>()
        let three = Publishers.CombineLatest3(a, Just(2), Just(3)).map { [$0, $1, $2] }.test()
        let four = a.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.test()
        a.send(1)
        a.send(5)
        #expect(three.values == [[1, 2, 3], [5, 2, 3]])
        #expect(four.values == [10, 14])
        a.send(completion: .finished)
        #expect(three.isFinished && four.isFinished)
    }

    // MARK: Flat map

    @Test("A flat map merges the publishers that it makes, and finishes after all of them")
    func flatMap() {
        let outer = Source<Int, Never>()
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let subscriber = outer.flatMap { inner[$0] }.test()
        #expect(outer.requests == [.unlimited])
        outer.send(0)
        outer.send(1)
        inner[0].send(1)
        inner[1].send(2)
        outer.send(completion: .finished)
        inner[0].send(completion: .finished)
        inner[1].send(3)
        #expect(subscriber.values == [1, 2, 3] && subscriber.completions.isEmpty)
        inner[1].send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("A flat map limits the number of publishers at a time")
    func flatMapLimit() {
        let outer = Source<Int, Never>()
        let inner = (0..<3).map { _ in Source<Int, Never>() }
        let subscriber = outer.flatMap(maxPublishers: .max(2)) { inner[$0] }.test()
        #expect(outer.demand == .max(2))
        outer.send(0)
        outer.send(1)
        inner[0].send(completion: .finished)
        #expect(outer.demand == .max(3))
        outer.send(2)
        subscriber.cancel()
        #expect(outer.isCanceled && inner[1].isCanceled && inner[2].isCanceled && !inner[0].isCanceled)
    }

    @Test("A flat map asks inner publishers for a value at a time as its subscriber takes them")
    func flatMapDemand() {
        let outer = Source<Int, Never>()
        let inner = Source<Int, Never>()
        let subscriber = outer.flatMap { _ in inner }.test(demand: .max(1))
        outer.send(0)
        #expect(inner.demand == .max(1))
        inner.send(1)
        inner.send(2)
        #expect(subscriber.values == [1] && inner.demand == .max(2))
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2] && inner.demand == .max(3))
    }

    @Test("A flat map keeps sequences in order if it allows one at a time")
    func concatMap() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        subscriber.onValue = { _ in .max(1) }
        (0..<1000).publisher.eraseToAnyPublisher()
            .flatMap(maxPublishers: .max(1)) { ($0 * 10..<$0 * 10 + 10).publisher }
            .subscribe(subscriber)
        #expect(subscriber.values == Array(0..<10_000))
        #expect(subscriber.isFinished)
    }

    @Test("A flat map fails with an inner or an outer failure and cancels the rest")
    func flatMapFailure() {
        let outer = Source<Int, TestError>()
        let inner = Source<Int, TestError>()
        let subscriber = outer.flatMap { _ in inner }.test()
        outer.send(0)
        inner.send(completion: .failure(TestError()))
        #expect(subscriber.hasFailed && outer.isCanceled)
        let other = outer.flatMap { _ in inner }.test()
        outer.send(0)
        outer.send(completion: .failure(TestError()))
        #expect(other.hasFailed && inner.isCanceled)
    }

    @Test("A flat map adapts failure types, whichever side never fails")
    func flatMapFailureTypes() {
        let innerFails: AnyPublisher<Int, TestError> = Just(1).eraseToAnyPublisher()
            .flatMap { _ in Fail<Int, TestError>(error: TestError()) }
            .eraseToAnyPublisher()
        #expect(innerFails.test().hasFailed)
        let outerFails: AnyPublisher<Int, TestError> = Fail<Int, TestError>(error: TestError())
            .flatMap { Just($0) }
            .eraseToAnyPublisher()
        #expect(outerFails.test().hasFailed)
        let never: AnyPublisher<Int, Never> = Just(1).flatMap { Just($0) }.eraseToAnyPublisher()
        #expect(never.test().values == [1])
    }

    // MARK: Switch to latest

    @Test("Only the newest publisher's values count")
    func switchToLatest() {
        let outer = PassthroughSubject<Source<Int, Never>, Never>()
        let first = Source<Int, Never>()
        let second = Source<Int, Never>()
        let subscriber = outer.switchToLatest().test(demand: .max(3))
        outer.send(first)
        #expect(first.demand == .max(3))
        first.send(1)
        outer.send(second)
        #expect(first.isCanceled)
        #expect(second.demand == .max(2))
        first.send(2)
        second.send(3)
        #expect(subscriber.values == [1, 3])
        outer.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        second.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("Switching waits for another publisher after one has finished")
    func switchAfterCompletion() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let subscriber = outer.switchToLatest().test()
        outer.send(Just(1).eraseToAnyPublisher())
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
        outer.send(completion: .finished)
        #expect(subscriber.isFinished)
    }

    @Test("Switching fails with either side and cancels the other, and cancels both")
    func switchFailure() {
        let outer = Source<Source<Int, TestError>, TestError>()
        let inner = Source<Int, TestError>()
        let first = outer.switchToLatest().test()
        outer.send(inner)
        inner.send(completion: .failure(TestError()))
        #expect(first.hasFailed && outer.cancelCount == 1)
        let second = outer.switchToLatest().test()
        outer.send(inner)
        outer.send(completion: .failure(TestError()))
        #expect(second.hasFailed && inner.cancelCount == 1)
        let third = outer.switchToLatest().test()
        outer.send(inner)
        third.cancel()
        #expect(outer.cancelCount == 2 && inner.cancelCount == 2)
    }

    @Test("Switching adapts failure types")
    func switchFailureTypes() {
        let a: TestSubscriber<Int, TestError> = PassthroughSubject<Just<Int>, TestError>().switchToLatest().test()
        let b: TestSubscriber<Int, TestError> = Just(Fail<Int, TestError>(error: TestError())).switchToLatest().test()
        #expect(a.completions.isEmpty && b.hasFailed)
    }

    // MARK: Append and prepend

    @Test("A publisher follows another one with the demand that's left")
    func append() {
        let first = Source<Int, Never>()
        let second = Source<Int, Never>()
        let subscriber = first.append(second).test(demand: .max(3))
        first.send(1)
        #expect(second.subscriptionCount == 0)
        first.send(completion: .finished)
        #expect(second.requests == [.max(2)])
        second.send(2)
        second.send(completion: .finished)
        #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    }

    @Test("A failure keeps the following publisher from starting")
    func appendFailure() {
        let second = Source<Int, TestError>()
        let subscriber = Fail(error: TestError()).append(second).test()
        #expect(subscriber.hasFailed && second.subscriptionCount == 0)
        let first = Source<Int, TestError>()
        first.append(second).test().cancel()
        #expect(first.isCanceled)
    }

    @Test("Values and sequences are appended and prepended")
    func appendValues() {
        let source = Just(3).eraseToAnyPublisher()
        #expect(source.append(4, 5).prepend([1, 2]).test().values == [1, 2, 3, 4, 5])
        #expect(source.prepend(1, 2).append([4]).test().values == [1, 2, 3, 4])
        #expect(source.prepend(Just(0)).test().values == [0, 3])
    }
}
