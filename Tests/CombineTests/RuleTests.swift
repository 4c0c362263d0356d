import Combine
import Dispatch
import Foundation
import Testing

/// The rules that hold for every operator.
@Suite("Rules of all operators")
struct RuleTests {
    typealias Upstream = AnyPublisher<Int, any Error>

    struct Operator: CustomTestStringConvertible, @unchecked Sendable {
        let testDescription: String
        /// Whether it asks its upstream for all values at once. Subjects drop what is sent between two demands.
        let demandsAll: Bool
        let apply: (Upstream) -> Upstream

        init<P: Publisher>(_ name: String, demandsAll: Bool = true, _ apply: @escaping (Upstream) -> P)
        where P.Output == Int, P.Failure == any Error {
            testDescription = name
            self.demandsAll = demandsAll
            self.apply = { apply($0).eraseToAnyPublisher() }
        }
    }

    static let immediate = ImmediateScheduler.shared

    static let operators: [Operator] = [
        Operator("map") { $0.map { $0 } },
        Operator("tryMap") { $0.tryMap { $0 } },
        Operator("mapError") { $0.mapError { $0 } },
        Operator("scan") { $0.scan(0) { $1 } },
        Operator("tryScan") { $0.tryScan(0) { $1 } },
        Operator("filter") { $0.filter { _ in true } },
        Operator("tryFilter") { $0.tryFilter { _ in true } },
        Operator("compactMap") { $0.compactMap { $0 } },
        Operator("tryCompactMap") { $0.tryCompactMap { $0 } },
        Operator("removeDuplicates") { $0.removeDuplicates() },
        Operator("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
        Operator("dropFirst") { $0.dropFirst(0) },
        Operator("dropWhile") { $0.drop { _ in false } },
        Operator("tryDropWhile") { $0.tryDrop { _ in false } },
        Operator("dropUntil") { $0.drop(untilOutputFrom: Just(1).setFailureType(to: (any Error).self)) },
        Operator("prefix") { $0.prefix(100) },
        Operator("prefixWhile") { $0.prefix { _ in true } },
        Operator("tryPrefixWhile") { $0.tryPrefix { _ in true } },
        Operator("prefixUntil") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
        Operator("collect") { $0.collect(1).map { $0[0] } },
        Operator("replaceEmpty") { $0.replaceEmpty(with: 0) },
        Operator("merge") { $0.merge(with: Empty<Int, any Error>()) },
        Operator("zip") { $0.zip((1...100).publisher.setFailureType(to: (any Error).self)) { value, _ in value } },
        Operator("combineLatest") {
            $0.combineLatest(Just(1).setFailureType(to: (any Error).self)) { value, _ in value }
        },
        Operator("flatMap") { $0.flatMap { Just($0) } },
        Operator("flatMap of one", demandsAll: false) { $0.flatMap(maxPublishers: .max(1)) { Just($0) } },
        Operator("switchToLatest") { $0.map { Just($0) }.switchToLatest() },
        Operator("append") { $0.append(Empty<Int, any Error>()) },
        Operator("prepend") { $0.prepend(Empty<Int, any Error>()) },
        Operator("catch") { $0.catch { Fail<Int, any Error>(error: $0) } },
        Operator("tryCatch") { $0.tryCatch { error -> Empty<Int, Never> in throw error } },
        Operator("retry") { $0.retry(0) },
        Operator("buffer") { $0.buffer(size: 100, prefetch: .keepFull, whenFull: .dropNewest) },
        Operator("buffer by request") { $0.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest) },
        Operator("receive") { $0.receive(on: immediate) },
        Operator("subscribe") { $0.subscribe(on: immediate) },
        Operator("delay") { $0.delay(for: 1, scheduler: immediate) },
        Operator("debounce") { $0.debounce(for: 1, scheduler: immediate) },
        Operator("handleEvents") { $0.handleEvents() },
        Operator("breakpoint") { $0.breakpoint() },
        Operator("print") { $0.print("", to: Silence()) },
        Operator("mapKeyPath") { $0.map(\.magnitude).map { Int($0) } },
        Operator("replaceNil") { $0.map(Optional.init).replaceNil(with: 0) },
        Operator("output") { $0.output(in: 0..<100) },
        Operator("encode and decode") {
            $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
                .map { $0[0] }
        },
        Operator("share") { $0.share() },
        Operator("multicast") { $0.multicast { PassthroughSubject() }.autoconnect() },
        Operator("multicast of a value") { $0.multicast { CurrentValueSubject(0) }.autoconnect().dropFirst() },
    ]

    /// Prints nothing.
    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }

    @Test("Values of several threads arrive one at a time, and all that were asked for", arguments: operators)
    func threads(of operation: Operator) {
        let subject = PassthroughSubject<Int, any Error>()
        let subscriber = TestSubscriber<Int, any Error>()
        var isInside = false
        var overlaps = 0
        subscriber.onValue = { _ in
            if isInside { overlaps += 1 }
            isInside = true
            isInside = false
            return .none
        }
        operation.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
        let box = SendableBox(subject)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 1...20 { box.value.send(thread * 20 + value) }
        }
        subject.send(completion: .finished)
        let values = subscriber.values.sorted()
        #expect(overlaps == 0 && subscriber.isFinished && !values.isEmpty)
        #expect(operation.demandsAll ? values == Array(1...80) : Set(1...80).intersection(values).sorted() == values)
    }

    @Test("Values pass in order, and an end comes once", arguments: operators)
    func values(of operation: Operator) {
        let source = Source<Int, any Error>(obeys: true)
        let subscriber = operation.apply(source.eraseToAnyPublisher()).test()
        for value in 1...3 { source.send(value) }
        source.send(completion: .finished)
        source.send(completion: .finished)
        source.send(4)
        #expect(subscriber.subscriptionCount == 1)
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.isFinished)
    }

    @Test("A failure comes once, without demand", arguments: operators)
    func failure(of operation: Operator) {
        let source = Source<Int, any Error>(obeys: true)
        let subscriber = operation.apply(source.eraseToAnyPublisher()).test(demand: .none)
        source.send(completion: .failure(TestError()))
        source.send(completion: .finished)
        #expect(subscriber.values.isEmpty)
        #expect(subscriber.hasFailed)
    }

    @Test("A subscriber never receives more values than it asks for", arguments: operators)
    func demand(of operation: Operator) {
        let numbers = (1...50).publisher.setFailureType(to: (any Error).self)
        let subscriber = operation.apply(AnyPublisher(numbers)).test(demand: .none)
        #expect(subscriber.values.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values.count <= 1)
        subscriber.request(.max(2))
        #expect(subscriber.values.count <= 3)
    }

    @Test("A cancellation reaches the upstream once and stops values and the end", arguments: operators)
    func cancellation(of operation: Operator) {
        let source = Source<Int, any Error>(obeys: true)
        let subscriber = operation.apply(source.eraseToAnyPublisher()).test()
        source.send(1)
        subscriber.cancel()
        subscriber.cancel()
        #expect(source.cancelCount == 1)
        source.send(2)
        source.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions.isEmpty)
    }

    @Test("A cancellation inside the receipt of a value stops values and the end", arguments: operators)
    func reentrantCancellation(of operation: Operator) {
        let source = Source<Int, any Error>(obeys: true)
        let subscriber = TestSubscriber<Int, any Error>()
        subscriber.onValue = { [unowned subscriber] _ in
            subscriber.cancel()
            return .max(1)
        }
        operation.apply(source.eraseToAnyPublisher()).subscribe(subscriber)
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions.isEmpty)
        #expect(source.cancelCount == 1)
    }

    @Test("A cancellation lets go of what the subscriber holds", arguments: operators)
    func release(of operation: Operator) {
        final class Token {}
        let subject = PassthroughSubject<Int, any Error>()
        var token: Token? = Token()
        weak let weakToken = token
        let cancellable = operation.apply(subject.eraseToAnyPublisher()).sink(
            receiveCompletion: { [token] _ in _ = token },
            receiveValue: { [token] _ in _ = token }
        )
        token = nil
        subject.send(1)
        #expect(weakToken != nil)
        cancellable.cancel()
        #expect(weakToken == nil)
    }

    @Test("An end lets go of what the subscriber holds and of the operator", arguments: operators)
    func releaseAtEnd(of operation: Operator) {
        final class Token {}
        let subject = PassthroughSubject<Int, any Error>()
        weak var weakToken: Token?
        var cancellable: AnyCancellable?
        do {
            let token = Token()
            weakToken = token
            let publisher = operation.apply(
                subject.map { [token] in
                    _ = token
                    return $0
                }.eraseToAnyPublisher())
            cancellable = publisher.sink(
                receiveCompletion: { [token] _ in _ = token },
                receiveValue: { [token] _ in _ = token }
            )
        }
        subject.send(1)
        subject.send(completion: .finished)
        #expect(weakToken == nil)
        cancellable?.cancel()
    }

    @Test(
        "Values that a subscriber causes inside the receipt of another all arrive",
        arguments: operators.filter { $0.testDescription != "flatMap of one" })
    func reentrantValues(of operation: Operator) {
        let subject = PassthroughSubject<Int, any Error>()
        let subscriber = TestSubscriber<Int, any Error>()
        subscriber.onValue = {
            if $0 < 5 { subject.send($0 + 1) }
            return .none
        }
        operation.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
        subject.send(completion: .finished)
        #expect(subscriber.isFinished)
    }
}
