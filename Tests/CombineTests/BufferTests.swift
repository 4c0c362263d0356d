import Combine
import Testing

@Suite("Buffers")
struct BufferTests {
    @Test("A buffer that's kept full asks for as many values as it holds, then for each that leaves")
    func keepFull() {
        let source = Source<Int, Never>()
        let subscriber = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).test(demand: .none)
        #expect(source.requests == [.max(2)])
        source.send(1)
        source.send(2)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1])
        #expect(source.demand == .max(3))
    }

    @Test("A buffer takes values as they come and drops the newest if it's full")
    func dropNewest() {
        let source = Source<Int, Never>()
        let subscriber = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).test(demand: .max(1))
        #expect(source.requests == [.unlimited])
        for value in 1...5 { source.send(value) }
        source.send(completion: .finished)
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3] && subscriber.isFinished)
    }

    @Test("A buffer drops the oldest value if it's full")
    func dropOldest() {
        let source = Source<Int, Never>()
        let subscriber = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).test(demand: .none)
        for value in 1...5 { source.send(value) }
        subscriber.request(.unlimited)
        #expect(subscriber.values == [4, 5])
        source.send(6)
        #expect(subscriber.values == [4, 5, 6])
    }

    @Test("A buffer fails if it's full, after the values that it holds")
    func customError() {
        let source = Source<Int, TestError>()
        let subscriber =
            source
            .buffer(size: 1, prefetch: .byRequest, whenFull: .customError { TestError(id: 4) })
            .test(demand: .none)
        source.send(1)
        source.send(2)
        #expect(source.isCanceled)
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.failure(TestError(id: 4))])
    }

    @Test("A buffer that a subscriber empties by one request in each receipt keeps the order and the stack flat")
    func reentrancy() {
        let source = Source<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .none)
        source.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        for value in 0..<100_000 { source.send(value) }
        subscriber.onValue = { [unowned subscriber] _ in
            subscriber.request(.max(1))
            return .none
        }
        subscriber.request(.max(1))
        #expect(subscriber.values == Array(0..<100_000))
    }

    @Test("A canceled buffer lets go of its values")
    func cancel() {
        final class Token {}
        let source = Source<Token, Never>()
        let subscriber = source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).test(demand: .none)
        var token: Token? = Token()
        weak let weakToken = token
        source.send(token!)
        token = nil
        #expect(weakToken != nil)
        subscriber.cancel()
        #expect(weakToken == nil && source.isCanceled)
    }

    @Test("A buffer before a flat map of one publisher at a time loses no value of a subject")
    func bufferedSubject() {
        let subject = PassthroughSubject<Int, Never>()
        var results: [PassthroughSubject<Int, Never>] = []
        let subscriber =
            subject
            .buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
            .flatMap(maxPublishers: .max(1)) { value in
                let result = PassthroughSubject<Int, Never>()
                results.append(result)
                return result.map { $0 * value }
            }
            .test()
        for value in 1...3 { subject.send(value) }
        #expect(results.count == 1)
        for index in 0..<3 {
            results[index].send(10)
            results[index].send(completion: .finished)
        }
        #expect(subscriber.values == [10, 20, 30])
    }
}
