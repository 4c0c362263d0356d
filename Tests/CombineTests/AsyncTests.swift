import Combine
import Testing

@Suite("Asynchronous sequences")
struct AsyncTests {
    @Test("The values of a publisher come as an asynchronous sequence")
    func values() async {
        var values: [Int] = []
        for await value in (1...100).publisher.values {
            values.append(value)
        }
        #expect(values == Array(1...100))
    }

    @Test("A failure is thrown after the values")
    func failure() async {
        var values: [Int] = []
        await #expect(throws: TestError(id: 1)) {
            let record = Record<Int, TestError>(output: [1, 2], completion: .failure(TestError(id: 1)))
            for try await value in record.values {
                values.append(value)
            }
        }
        #expect(values == [1, 2])
    }

    @Test("Each step asks for one value")
    func demand() async {
        let source = Source<Int, Never>()
        source.onRequest = { [unowned source] in
            #expect($0 == .max(1))
            source.send(source.requests.count)
        }
        var iterator = source.values.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(source.requests == [.max(1), .max(1)])
        source.send(completion: .finished)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test("A publisher that has failed throws once, then ends")
    func failureOnce() async throws {
        var iterator = Fail<Int, TestError>(error: TestError()).values.makeAsyncIterator()
        await #expect(throws: TestError.self) { _ = try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test("A subscription ends when its iterator goes away")
    func abandonment() async {
        let source = Source<Int, Never>()
        source.onRequest = { [unowned source] _ in source.send(1) }
        for await _ in source.values {
            break
        }
        #expect(source.isCanceled)
    }

    @Test("A canceled task cancels its subscription and ends the sequence")
    func cancellation() async {
        let subject = PassthroughSubject<Int, Never>()
        let (started, continuation) = AsyncStream.makeStream(of: Void.self)
        let publisher = SendableBox(subject.handleEvents(receiveRequest: { _ in continuation.yield() }))
        let task = Task {
            var count = 0
            for await _ in publisher.value.values { count += 1 }
            return count
        }
        for await _ in started { break }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test("A future delivers its value asynchronously")
    func future() async throws {
        let never = Future<Int, Never> { promise in
            let promise = SendableBox(promise)
            Task { promise.value(.success(5)) }
        }
        #expect(await never.value == 5)
        let failing = Future<Int, TestError> { $0(.failure(TestError(id: 2))) }
        await #expect(throws: TestError(id: 2)) { _ = try await failing.value }
    }
}
