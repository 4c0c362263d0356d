import Combine
import Foundation
import Testing

@Suite("Operators that transform values")
struct TransformTests {
    @Test("A map transforms each value and passes demand, completion and cancellation on")
    func map() {
        let source = Source<Int, TestError>()
        let subscriber = source.map { "\($0)" }.test(demand: .max(2))
        subscriber.onValue = { _ in .max(3) }
        #expect(source.requests == [.max(2)])
        #expect(source.send(1) == .max(3))
        #expect(subscriber.values == ["1"])
        source.send(completion: .failure(TestError()))
        #expect(subscriber.hasFailed)
        subscriber.cancel()
        #expect(source.isCanceled)
    }

    @Test("Consecutive maps fuse into one")
    func mapFusion() {
        let fused: Publishers.Map<Source<Int, Never>, String> = Source<Int, Never>().map { $0 + 1 }.map { "\($0)" }
        #expect(fused.transform(1) == "2")
    }

    @Test("A try map fails with the error that its closure throws, and cancels its upstream")
    func tryMap() {
        let source = Source<Int, Never>()
        let subscriber = source.tryMap { try $0 < 2 ? $0 : { throw TestError() }() }.test()
        source.send(1)
        source.send(2)
        source.send(1)
        #expect(subscriber.values == [1])
        #expect(subscriber.hasFailed)
        #expect(source.cancelCount == 1)
        subscriber.cancel()
        #expect(source.cancelCount == 1)
    }

    @Test("A try map passes its upstream's completion on")
    func tryMapCompletion() {
        let source = Source<Int, TestError>()
        let subscriber = source.tryMap { $0 }.test()
        source.send(completion: .failure(TestError(id: 1)))
        source.send(completion: .finished)
        #expect(subscriber.hasFailed)
    }

    @Test("Key paths publish the values of properties")
    func mapKeyPath() {
        struct Point { var x = 1, y = 2, z = 3 }
        let source = PassthroughSubject<Point, Never>()
        let one = source.map(\.x).test()
        let two = source.map(\.x, \.y).test()
        let three = source.map(\.x, \.y, \.z).test()
        source.send(Point())
        #expect(one.values == [1])
        #expect(two.values[0] == (1, 2))
        #expect(three.values[0] == (1, 2, 3))
    }

    @Test("Nil is replaced by a default value")
    func replaceNil() {
        let subject = PassthroughSubject<Int?, Never>()
        let subscriber = subject.replaceNil(with: 0).test()
        subject.send(nil)
        subject.send(2)
        #expect(subscriber.values == [0, 2])
    }

    @Test("A scan sends each partial result")
    func scan() {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = subject.scan(10, +)
        let first = publisher.test()
        subject.send(1)
        let second = publisher.test()
        subject.send(2)
        #expect(first.values == [11, 13])
        #expect(second.values == [12])
    }

    @Test("A try scan fails with the error that its closure throws")
    func tryScan() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.tryScan(0) { try $1 == 0 ? { throw TestError() }() : $0 / $1 }.test()
        subject.send(1)
        subject.send(0)
        #expect(subscriber.values == [0])
        #expect(subscriber.hasFailed)
    }

    @Test("A failure type can be set and a failure mapped")
    func failures() {
        let source = Source<Int, Never>()
        let typed: TestSubscriber<Int, TestError> = source.setFailureType(to: TestError.self).test()
        source.send(1)
        #expect(typed.values == [1])
        let mapped = Fail<Int, TestError>(error: TestError(id: 1)).mapError { TestError(id: $0.id + 1) }.test()
        #expect(mapped.completions == [.failure(TestError(id: 2))])
    }

    @Test("A failure that mustn't be stops the program")
    func assertNoFailure() async {
        #expect([1].publisher.setFailureType(to: TestError.self).assertNoFailure().test().values == [1])
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: TestError()).assertNoFailure().sink { _ in }
        }
    }

    @Test("Values are encoded and decoded, and a failure to decode is sent on")
    func coding() throws {
        let data = PassthroughSubject<[String: Int], Never>()
        let encoded = data.encode(encoder: JSONEncoder()).test()
        data.send(["a": 1])
        #expect(encoded.values.map { String(decoding: $0, as: UTF8.self) } == [#"{"a":1}"#])
        let decoded = encoded.values.publisher.decode(type: [String: Int].self, decoder: JSONDecoder()).test()
        #expect(decoded.values == [["a": 1]])
        let list = data.encode(encoder: PropertyListEncoder())
            .decode(type: [String: Int].self, decoder: PropertyListDecoder())
            .test()
        data.send(["b": 2])
        #expect(list.values == [["b": 2]])
        #expect(Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).test().hasFailed)
    }
}
