import Combine
import Testing

@Suite("Operators that handle failures")
struct FailureTests {
    @Test("Another publisher takes a failed one's place with the demand that's left")
    func catching() {
        let first = Source<Int, TestError>()
        let second = Source<Int, Never>()
        let subscriber = first.catch { _ in second }.test(demand: .max(2))
        first.send(1)
        first.send(completion: .failure(TestError()))
        #expect(second.requests == [.max(1)])
        second.send(2)
        second.send(completion: .finished)
        #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    }

    @Test("A publisher that finishes isn't replaced")
    func catchFinished() {
        let first = Source<Int, TestError>()
        let subscriber = first.catch { _ in Just(0) }.test()
        first.send(completion: .finished)
        #expect(subscriber.values.isEmpty && subscriber.isFinished)
    }

    @Test("A canceled replacement is canceled, as is the original")
    func catchCancel() {
        let first = Source<Int, TestError>()
        let second = Source<Int, TestError>()
        first.catch { _ in second }.test().cancel()
        #expect(first.isCanceled)
        let subscriber = Fail<Int, TestError>(error: TestError()).catch { _ in second }.test()
        subscriber.cancel()
        #expect(second.isCanceled)
    }

    @Test("A handler may throw another error instead of returning a publisher")
    func tryCatch() {
        let failing = Fail<Int, TestError>(error: TestError())
        let subscriber = failing.tryCatch { _ -> Just<Int> in throw TestError(id: 2) }.test()
        #expect(subscriber.hasFailed)
        #expect(failing.tryCatch { _ in Just(1) }.test().values == [1])
    }

    @Test("A failed publisher is tried again as often as allowed, with the demand that's left")
    func retry() {
        let source = Source<Int, TestError>()
        let subscriber = source.retry(2).test(demand: .max(3))
        source.send(1)
        source.send(completion: .failure(TestError(id: 1)))
        #expect(source.subscriptionCount == 2)
        #expect(source.requests == [.max(3), .max(2)])
        source.send(completion: .failure(TestError(id: 2)))
        #expect(source.subscriptionCount == 3)
        source.send(completion: .failure(TestError(id: 3)))
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.failure(TestError(id: 3))])
        #expect(source.subscriptionCount == 3)
    }

    @Test("A publisher that finishes isn't tried again")
    func retryFinished() {
        let source = Source<Int, TestError>()
        let subscriber = source.retry(5).test()
        source.send(completion: .finished)
        #expect(subscriber.isFinished && source.subscriptionCount == 1)
    }

    @Test("A publisher that always fails can be tried very often")
    func retryOften() {
        var count = 0
        let subscriber = Deferred { () -> Fail<Int, TestError> in
            count += 1
            return Fail(error: TestError())
        }.retry(100_000).test()
        #expect(count == 100_001 && subscriber.hasFailed)
    }

    @Test("A canceled retry stops trying")
    func retryCancel() {
        let source = Source<Int, TestError>()
        let subscriber = source.retry(5).test()
        source.send(completion: .failure(TestError()))
        subscriber.cancel()
        #expect(source.isCanceled)
        source.send(completion: .failure(TestError()))
        #expect(source.subscriptionCount == 2)
    }
}
