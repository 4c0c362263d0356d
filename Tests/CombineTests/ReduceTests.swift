import Combine
import Testing

@Suite("Operators that reduce all values to one")
struct ReduceTests {
    private func source(_ values: Int...) -> AnyPublisher<Int, TestError> {
        values.publisher.setFailureType(to: TestError.self).eraseToAnyPublisher()
    }

    @Test("A reduction asks for all values, and sends its result when asked")
    func reduce() {
        let source = Source<Int, Never>()
        let subscriber = source.reduce(0, +).test(demand: .none)
        #expect(source.requests == [.unlimited])
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [3] && subscriber.isFinished)
    }

    @Test("A reduction fails without demand, and without a value")
    func reduceFailure() {
        let source = Source<Int, TestError>()
        let subscriber = source.reduce(0, +).test(demand: .none)
        source.send(1)
        source.send(completion: .failure(TestError()))
        #expect(subscriber.values.isEmpty && subscriber.hasFailed)
    }

    @Test("A reduction that throws an error cancels its upstream")
    func tryReduce() {
        let source = Source<Int, Never>()
        let subscriber = source.tryReduce(0) { _, _ in throw TestError() }.test()
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(subscriber.hasFailed && source.cancelCount == 1)
    }

    @Test("A canceled reduction cancels its upstream and sends nothing")
    func cancel() {
        let source = Source<Int, Never>()
        let subscriber = source.collect().test()
        subscriber.cancel()
        source.send(1)
        source.send(completion: .finished)
        #expect(source.isCanceled && subscriber.values.isEmpty && subscriber.completions.isEmpty)
    }

    @Test("All values are collected, even if there are none")
    func collect() {
        #expect(source(1, 2, 3).collect().test().values == [[1, 2, 3]])
        #expect(source().collect().test().values == [[]])
    }

    @Test("Groups of values are collected, and the last group may be smaller")
    func collectByCount() {
        let source = Source<Int, TestError>()
        let subscriber = source.collect(2).test(demand: .max(2))
        #expect(source.requests == [.max(4)])
        for value in 1...5 { source.send(value) }
        #expect(subscriber.values == [[1, 2], [3, 4]])
        source.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1, 2], [3, 4], [5]])
        #expect(subscriber.isFinished)
    }

    @Test("A failure drops a group that isn't full")
    func collectByCountFailure() {
        let source = Source<Int, TestError>()
        let subscriber = source.collect(2).test()
        source.send(1)
        source.send(completion: .failure(TestError()))
        #expect(subscriber.values.isEmpty && subscriber.hasFailed)
    }

    @Test("Values are counted or ignored")
    func countAndIgnore() {
        #expect(source(1, 2, 3).count().test().values == [3])
        #expect(source(1, 2).ignoreOutput().test(demand: .none).isFinished)
        #expect(Fail<Int, TestError>(error: TestError()).ignoreOutput().test().hasFailed)
    }

    @Test("The least and the greatest value are found, and nothing among nothing")
    func comparison() {
        #expect(source(2, 1, 3).min().test().values == [1])
        #expect(source(2, 1, 3).max().test().values == [3])
        #expect(source(2, 1, 3).min(by: >).test().values == [3])
        #expect(source(2, 1, 3).max(by: >).test().values == [1])
        let empty = source().max().test()
        #expect(empty.values.isEmpty && empty.isFinished)
        #expect(source(2, 1).tryMax { _, _ in throw TestError() }.test().hasFailed)
        #expect(source(2, 1).tryMin { $0 < $1 }.test().values == [1])
    }

    @Test("A search ends with the first match")
    func contains() {
        let source = Source<Int, Never>()
        let subscriber = source.contains(2).test()
        source.send(1)
        source.send(2)
        #expect(subscriber.values == [true] && subscriber.isFinished && source.isCanceled)
        #expect(self.source(1, 3).contains { $0 == 2 }.test().values == [false])
        #expect(self.source(1).tryContains { _ in throw TestError() }.test().hasFailed)
    }

    @Test("A check of all values ends with the first that doesn't pass")
    func allSatisfy() {
        let source = Source<Int, Never>()
        let subscriber = source.allSatisfy { $0 < 2 }.test()
        source.send(1)
        source.send(2)
        #expect(subscriber.values == [false] && subscriber.isFinished && source.isCanceled)
        #expect(self.source(1, 3).allSatisfy { $0 > 0 }.test().values == [true])
        #expect(self.source(1).tryAllSatisfy { _ in throw TestError() }.test().hasFailed)
    }

    @Test("The first value ends the stream")
    func first() {
        let source = Source<Int, Never>()
        let subscriber = source.first().test()
        source.send(1)
        source.send(2)
        #expect(subscriber.values == [1] && subscriber.isFinished && source.cancelCount == 1)
        #expect(self.source(1, 2, 3).first { $0 > 1 }.test().values == [2])
        #expect(self.source(1, 2, 3).tryFirst { $0 > 1 }.test().values == [2])
        #expect(self.source(1).tryFirst { _ in throw TestError() }.test().hasFailed)
        let empty = self.source().first().test()
        #expect(empty.values.isEmpty && empty.isFinished)
    }

    @Test("The last value comes after the stream finishes")
    func last() {
        let source = Source<Int, Never>()
        let subscriber = source.last().test()
        source.send(1)
        source.send(2)
        #expect(subscriber.values.isEmpty)
        source.send(completion: .finished)
        #expect(subscriber.values == [2] && subscriber.isFinished)
        #expect(self.source(1, 2, 3).last { $0 < 3 }.test().values == [2])
        #expect(self.source(1, 2, 3).tryLast { $0 < 3 }.test().values == [2])
        #expect(self.source(1).tryLast { _ in throw TestError() }.test().hasFailed)
    }

    @Test("An empty stream is replaced by a value, which waits for demand")
    func replaceEmpty() {
        let source = Source<Int, Never>()
        let subscriber = source.replaceEmpty(with: 7).test(demand: .none)
        source.send(completion: .finished)
        #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [7] && subscriber.isFinished)
        #expect(self.source(1).replaceEmpty(with: 7).test().values == [1])
    }

    @Test("An error is replaced by a value, which waits for demand")
    func replaceError() {
        let source = Source<Int, TestError>()
        let subscriber = source.replaceError(with: 7).test(demand: .max(1))
        source.send(1)
        source.send(completion: .failure(TestError()))
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 7] && subscriber.isFinished)
    }
}
