import Combine
import Testing

@Suite("Sink and assign")
struct SinkTests {
    @Test("A sink receives values and a completion")
    func values() {
        var values: [Int] = []
        var isFinished = false
        let cancellable = [1, 2, 3].publisher.sink(
            receiveCompletion: { _ in isFinished = true },
            receiveValue: { values.append($0) }
        )
        #expect(values == [1, 2, 3])
        #expect(isFinished)
        cancellable.cancel()
    }

    @Test("A canceled sink receives nothing and lets go of its closures and its upstream")
    func cancellation() {
        final class Token {}
        let source = Source<Int, Never>()
        var values: [Int] = []
        var token: Token? = Token()
        weak let weakToken = token
        let cancellable = source.sink { [token] in
            _ = token
            values.append($0)
        }
        token = nil
        source.send(1)
        #expect(weakToken != nil)
        cancellable.cancel()
        source.send(2)
        #expect(values == [1])
        #expect(source.cancelCount == 1)
        #expect(weakToken == nil)
    }

    @Test("A sink stops when its cancellable goes away")
    func deinitialization() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        _ = cancellable
        cancellable = nil
        subject.send(2)
        #expect(values == [1])
    }

    @Test("A sink rejects a second subscription")
    func secondSubscription() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let first = Source<Int, Never>()
        let second = Source<Int, Never>()
        first.subscribe(sink)
        second.subscribe(sink)
        #expect(!first.isCanceled)
        #expect(second.isCanceled)
    }

    @Test("A sink can cancel itself while it receives a value")
    func reentrantCancellation() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink {
            values.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(values == [1])
    }

    @Test("Assign sets a property until it's canceled, and holds its object until then")
    func assign() {
        final class Model {
            var text = ""
        }
        let subject = PassthroughSubject<String, Never>()
        var model: Model? = Model()
        weak let weakModel = model
        let cancellable = subject.assign(to: \.text, on: model!)
        subject.send("a")
        #expect(model?.text == "a")
        model = nil
        #expect(weakModel != nil)
        cancellable.cancel()
        #expect(weakModel == nil)
    }

    @Test("Assign lets go of its object when the publisher finishes")
    func assignCompletion() {
        final class Model {
            var number = 0
        }
        let model = Model()
        let assign = Subscribers.Assign(object: model, keyPath: \.number)
        Just(5).subscribe(assign)
        #expect(model.number == 5)
        #expect(assign.object == nil)
    }

    @Test("A type-erased subscriber forwards what it receives")
    func anySubscriber() {
        let recorder = TestSubscriber<Int, TestError>(demand: .max(1))
        recorder.onValue = { _ in .max(1) }
        let erased = AnySubscriber(recorder)
        Record<Int, TestError>(output: [1, 2], completion: .failure(TestError())).subscribe(erased)
        #expect(recorder.values == [1, 2])
        #expect(recorder.hasFailed)
        #expect(erased.combineIdentifier == recorder.combineIdentifier)
    }

    @Test("A type-erased subscriber feeds a subject")
    func anySubscriberOfSubject() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.test()
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }
}
