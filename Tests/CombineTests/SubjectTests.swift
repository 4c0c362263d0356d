import Combine
import Foundation
import Testing

@Suite("Subjects")
struct SubjectTests {
    @Test("A passthrough subject sends values to all of its subscribers in order")
    func passthrough() {
        let subject = PassthroughSubject<Int, TestError>()
        var log: [String] = []
        let first = subject.sink(receiveCompletion: { _ in log.append("a.") }, receiveValue: { log.append("a\($0)") })
        let second = subject.sink(receiveCompletion: { _ in log.append("b.") }, receiveValue: { log.append("b\($0)") })
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        subject.send(completion: .failure(TestError()))
        #expect(log == ["a1", "b1", "a2", "b2", "a.", "b."])
        withExtendedLifetime((first, second)) {}
    }

    @Test("A passthrough subject drops values for a subscriber without demand")
    func passthroughDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.test(demand: .max(1))
        subject.send(1)
        subject.send(2)
        subscriber.request(.max(1))
        subject.send(3)
        #expect(subscriber.values == [1, 3])
    }

    @Test("A passthrough subject adds the demand that a subscriber returns")
    func passthroughReturnedDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.test(demand: .max(1))
        subscriber.onValue = { $0 == 1 ? .max(2) : .none }
        for value in 1...5 {
            subject.send(value)
        }
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test("A completed subject completes a new subscriber at once")
    func lateSubscriber() {
        let subject = PassthroughSubject<Int, TestError>()
        subject.send(completion: .failure(TestError()))
        let subscriber = subject.test()
        #expect(subscriber.subscriptionCount == 1)
        #expect(subscriber.hasFailed)
    }

    @Test("A current value subject sends its value first, then each new one")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscriber = subject.test()
        subject.send(2)
        subject.value = 3
        #expect(subject.value == 3)
        #expect(subscriber.values == [1, 2, 3])
        subject.send(completion: .finished)
        subject.value = 4
        #expect(subject.value == 3)
        #expect(subscriber.isFinished)
    }

    @Test("A current value subject keeps only the newest value for a subscriber without demand")
    func currentValueDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscriber = subject.test(demand: .none)
        subject.send(2)
        subject.send(3)
        #expect(subscriber.values.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [3])
        subscriber.request(.max(1))
        #expect(subscriber.values == [3])
        subject.send(4)
        subject.send(5)
        subscriber.request(.max(1))
        #expect(subscriber.values == [3, 4, 5])
    }

    @Test("A current value subject already has its new value when it sends it")
    func currentValueDuringSend() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        cancellable.cancel()
    }

    @Test("A completion doesn't wait for demand")
    func completionWithoutDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscriber = subject.test(demand: .none)
        subject.send(completion: .finished)
        #expect(subscriber.isFinished)
        #expect(subscriber.values.isEmpty)
    }

    @Test("A subscriber that cancels inside the receipt of a value gets no other")
    func cancelInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.test()
        subscriber.onValue = { [unowned subscriber] _ in
            subscriber.cancel()
            return .max(1)
        }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions.isEmpty)
    }

    @Test("A value sent inside the receipt of another arrives at once")
    func sendInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let cancellable = subject.sink {
            log.append("begin \($0)")
            if $0 == 1 { subject.send(2) }
            log.append("end \($0)")
        }
        subject.send(1)
        #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
        cancellable.cancel()
    }

    @Test("A completion sent inside the receipt of a value ends the subscription")
    func completeInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.test()
        subscriber.onValue = { _ in
            subject.send(completion: .finished)
            subject.send(9)
            return .none
        }
        subject.send(1)
        #expect(subscriber.values == [1])
        #expect(subscriber.isFinished)
    }

    @Test("A subscriber that joins while a value is sent gets the next one")
    func subscribeInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        var late: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        subject.first().sink { _ in
            subject.sink { late.append($0) }.store(in: &cancellables)
        }.store(in: &cancellables)
        subject.send(1)
        subject.send(2)
        #expect(late == [2])
    }

    @Test("A passthrough subject asks a publisher for values once a subscriber wants some")
    func feedPassthrough() {
        let source = Source<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let feed = source.subscribe(subject)
        #expect(source.requests.isEmpty)
        let subscriber = subject.test(demand: .max(1))
        #expect(source.requests == [.unlimited])
        source.send(1)
        #expect(subscriber.values == [1])
        feed.cancel()
        #expect(source.isCanceled)
        source.send(2)
        #expect(subscriber.values == [1])
    }

    @Test("A current value subject asks a publisher for values right away")
    func feedCurrentValue() {
        let source = Source<Int, Never>()
        let subject = CurrentValueSubject<Int, Never>(0)
        let feed = source.subscribe(subject)
        #expect(source.requests == [.unlimited])
        source.send(1)
        #expect(subject.value == 1)
        source.send(completion: .finished)
        #expect(subject.test().isFinished)
        feed.cancel()
    }

    @Test("A subject lets go of a canceled subscriber")
    func releasesSubscriber() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        var token: Token? = Token()
        weak let weakToken = token
        let cancellable = subject.map { [token] in ($0, token) }.sink { _ in }
        token = nil
        #expect(weakToken != nil)
        cancellable.cancel()
        #expect(weakToken == nil)
    }

    @Test("A value may send another one through the same subject when it goes away")
    func valueDeinitializer() {
        final class Value {
            let onDeinit: () -> Void
            init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
            deinit { onDeinit() }
        }
        let subject = CurrentValueSubject<Value?, Never>(nil)
        var count = 0
        let subscriber = TestSubscriber<Value?, Never>(demand: .none)
        subject.subscribe(subscriber)
        let other = subject.sink { _ in count += 1 }
        subject.send(Value { subject.send(nil) })
        subject.send(Value {})
        #expect(count == 4)
        withExtendedLifetime(other) {}
    }

    @Test("A subscriber receives one value at a time from many threads, and all of them")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let box = SendableBox(subject)
        var isInside = false
        var overlaps = 0
        var sum = 0
        let cancellable = subject.sink {
            if isInside { overlaps += 1 }
            isInside = true
            sum += $0
            isInside = false
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for value in 1...1000 {
                box.value.send(value)
            }
        }
        #expect(overlaps == 0)
        #expect(sum == 8 * 500_500)
        cancellable.cancel()
    }

    @Test("Threads may subscribe, send and cancel at the same time")
    func threadsSubscribe() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let box = SendableBox(subject)
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            for value in 1...300 {
                if index.isMultiple(of: 2) {
                    box.value.send(value)
                } else {
                    var received = 0
                    box.value.sink { _ in received += 1 }.cancel()
                    precondition(received >= 1)
                }
            }
        }
        #expect((1...300).contains(subject.value))
    }
}
