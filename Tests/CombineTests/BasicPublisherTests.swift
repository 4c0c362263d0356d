import Combine
import Foundation
import Testing

@Suite("Basic publishers")
struct BasicPublisherTests {
    @Test("Just sends its value when asked, then finishes")
    func just() {
        let subscriber = Just(1).test(demand: .none)
        #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        #expect(subscriber.values == [1])
        #expect(subscriber.isFinished)
    }

    @Test("Just doesn't finish a subscriber that cancels while it receives the value")
    func justCancel() {
        let subscriber = TestSubscriber<Int, Never>()
        subscriber.onValue = { [unowned subscriber] _ in
            subscriber.cancel()
            return .none
        }
        Just(1).subscribe(subscriber)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions.isEmpty)
    }

    @Test("Empty finishes at once, or never")
    func empty() {
        #expect(Empty<Int, Never>().test(demand: .none).isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).test().completions.isEmpty)
        #expect(Empty<Int, Never>() == Empty(completeImmediately: true))
    }

    @Test("Fail fails at once")
    func fail() {
        let subscriber = Fail<Int, TestError>(error: TestError(id: 3)).test(demand: .none)
        #expect(subscriber.completions == [.failure(TestError(id: 3))])
    }

    @Test("An optional publishes its value, if any")
    func optional() {
        #expect(Optional(1).publisher.test().values == [1])
        let none = Int?.none.publisher.test()
        #expect(none.values.isEmpty && none.isFinished)
    }

    @Test("A result publishes its value or its failure")
    func result() {
        #expect(Result<Int, TestError>.success(1).publisher.test().values == [1])
        #expect(Result<Int, TestError>.failure(TestError()).publisher.test().hasFailed)
    }

    @Test("A sequence sends as many elements as the subscriber asks for")
    func sequenceDemand() {
        let subscriber = [1, 2, 3, 4].publisher.test(demand: .max(1))
        #expect(subscriber.values == [1])
        subscriber.request(.max(2))
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2, 3, 4])
        #expect(subscriber.isFinished)
    }

    @Test("An empty sequence finishes without demand")
    func emptySequence() {
        #expect([Int]().publisher.test(demand: .none).isFinished)
    }

    @Test("A subscriber may ask a long sequence for one element at a time, inside the receipt of the last")
    func sequenceReentrancy() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        var count = 0
        subscriber.onValue = { [unowned subscriber] _ in
            count += 1
            subscriber.request(.max(1))
            return .none
        }
        (1...100_000).publisher.subscribe(subscriber)
        #expect(count == 100_000)
        #expect(subscriber.isFinished)
    }

    @Test("A canceled endless sequence stops")
    func endlessSequence() {
        let subscriber = TestSubscriber<Int, Never>()
        subscriber.onValue = { [unowned subscriber] in
            if $0 == 5 { subscriber.cancel() }
            return .none
        }
        Publishers.Sequence<UnfoldFirstSequence<Int>, Never>(sequence: sequence(first: 1) { $0 + 1 })
            .subscribe(subscriber)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(deferred.test().values == [1])
        #expect(deferred.test().values == [2])
    }

    @Test("A record plays its values and its completion back")
    func record() {
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(TestError()))
        }
        let subscriber = record.test(demand: .max(1))
        #expect(subscriber.values == [1])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.hasFailed)
        #expect(Record<Int, TestError>(output: [], completion: .failure(TestError())).test(demand: .none).hasFailed)
    }

    @Test("A future sends its value to early and late subscribers")
    func future() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let early = future.test()
        let patient = future.test(demand: .none)
        let canceled = future.test()
        canceled.cancel()
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.values == [1] && early.isFinished)
        #expect(patient.values.isEmpty && patient.completions.isEmpty)
        patient.request(.max(1))
        #expect(patient.values == [1] && patient.isFinished)
        #expect(canceled.values.isEmpty && canceled.completions.isEmpty)
        #expect(future.test().values == [1])
    }

    @Test("A future runs its closure at once, and fails without demand")
    func futureFailure() {
        var count = 0
        let future = Future<Int, TestError> {
            count += 1
            $0(.failure(TestError()))
        }
        #expect(count == 1)
        #expect(future.test(demand: .none).hasFailed)
        #expect(count == 1)
    }

    @Test("An erased publisher behaves as the one it wraps, and doesn't wrap another one of its kind")
    func anyPublisher() {
        let erased = [1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher()
        #expect(erased.test().values == [1, 2])
        #expect("\(erased)" == "AnyPublisher")
    }

    @Test("Operators of Just compute their result right away")
    func justOperators() {
        #expect(Just(2).map { $0 + 1 } == Just(3))
        #expect(Just(2).filter { $0 > 2 } == Optional.Publisher(nil))
        #expect(Just(2).collect() == Just([2]))
        #expect(Just(2).contains(2) == Just(true))
        #expect(Just(2).count() == Just(1))
        #expect(Just(2).dropFirst() == Optional.Publisher(nil))
        #expect(Just(2).dropFirst(0) == Optional.Publisher(2))
        #expect(Just(2).prefix(1) == Optional.Publisher(2))
        #expect(Just(2).output(at: 1) == Optional.Publisher(nil))
        #expect(Just(2).prepend(1).append(3) == [1, 2, 3].publisher)
        #expect(Just(2).setFailureType(to: TestError.self).result == .success(2))
        #expect(Just(2).tryMap { _ in throw TestError() }.test().hasFailed)
        #expect(Just(2).min() == Just(2))
        #expect(Just(2).allSatisfy { $0 == 2 } == Just(true))
    }

    @Test("Operators of an optional compute their result right away")
    func optionalOperators() {
        let none = Int?.none.publisher
        #expect(Optional(2).publisher.map { $0 + 1 } == Optional.Publisher(3))
        #expect(none.replaceEmpty(with: 4) == Just(4))
        #expect(none.count() == Optional.Publisher(0))
        #expect(none.collect() == Optional.Publisher([]))
        #expect(Optional(2).publisher.compactMap { $0 > 2 ? $0 : nil } == Optional.Publisher(nil))
    }

    @Test("Operators of a result compute their result right away")
    func resultOperators() {
        let success = Result<Int, TestError>.success(2).publisher
        let failure = Result<Int, TestError>.failure(TestError()).publisher
        #expect(success.map { $0 + 1 }.result == .success(3))
        #expect(failure.replaceError(with: 4).result == .success(4))
        #expect(failure.mapError { _ in TestError(id: 5) }.result == .failure(TestError(id: 5)))
        #expect(success.tryMap { _ in throw TestError() }.test().hasFailed)
        #expect(success.contains(2).result == .success(true))
    }

    @Test("Operators of a sequence compute their result right away")
    func sequenceOperators() {
        let numbers = [3, 1, 2].publisher
        #expect(numbers.map { $0 * 2 } == [6, 2, 4].publisher)
        #expect(numbers.filter { $0 > 1 } == [3, 2].publisher)
        #expect(numbers.collect().result == .success([3, 1, 2]))
        #expect(numbers.reduce(0, +).result == .success(6))
        #expect(numbers.scan(0, +) == [3, 4, 6].publisher)
        #expect(numbers.first() == Optional.Publisher(3))
        #expect(numbers.last() == Optional.Publisher(2))
        #expect(numbers.min() == Optional.Publisher(1))
        #expect(numbers.max() == Optional.Publisher(3))
        #expect(numbers.count() == Just(3))
        #expect(numbers.output(at: 5) == Optional.Publisher(nil))
        #expect(numbers.output(in: 1..<9) == [1, 2].publisher)
        #expect(numbers.prepend(0).append(4, 5) == [0, 3, 1, 2, 4, 5].publisher)
        #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
        #expect([1, nil].publisher.replaceNil(with: 0) == [1, 0].publisher)
        #expect(numbers.drop { $0 > 2 }.test().values == [1, 2])
        #expect(numbers.prefix(2).test().values == [3, 1])
    }
}
