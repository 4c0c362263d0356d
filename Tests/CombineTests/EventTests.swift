import Combine
import Testing

@Suite("Operators that watch events")
struct EventTests {
    /// A stream that keeps what's written to it.
    final class Stream: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("Closures run for each event")
    func handleEvents() {
        let source = Source<Int, Never>()
        var log: [String] = []
        let subscriber =
            source
            .handleEvents(
                receiveSubscription: { log.append("subscription \($0)") },
                receiveOutput: { log.append("output \($0)") },
                receiveCompletion: { log.append("completion \($0)") },
                receiveCancel: { log.append("cancel") },
                receiveRequest: { log.append("request \($0)") }
            )
            .test(demand: .max(1))
        subscriber.onValue = { _ in .max(2) }
        source.send(1)
        subscriber.cancel()
        subscriber.cancel()
        source.send(2)
        source.send(completion: .finished)
        #expect(log == ["subscription Source", "request max(1)", "output 1", "request max(2)", "cancel"])
        #expect(source.isCanceled)
    }

    @Test("A completion runs its closure, and a later cancellation doesn't")
    func handleCompletion() {
        let source = Source<Int, TestError>()
        var log: [String] = []
        let subscriber =
            source
            .handleEvents(receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") })
            .test()
        source.send(completion: .failure(TestError()))
        subscriber.cancel()
        #expect(log == ["completion"] && subscriber.hasFailed)
    }

    @Test("Events are printed")
    func print() {
        let stream = Stream()
        let subscriber = PassthroughSubject<Int, TestError>()
        let recorder = subscriber.print("p", to: stream).test(demand: .max(1))
        recorder.onValue = { _ in .max(2) }
        subscriber.send(1)
        subscriber.send(completion: .failure(TestError(id: 7)))
        #expect(
            stream.text == """
                p: receive subscription: (PassthroughSubject)
                p: request max: (1)
                p: receive value: (1)
                p: request max: (2) (synchronous)
                p: receive error: (TestError(id: 7))

                """
        )
    }

    @Test("A cancellation and an end are printed without a prefix")
    func printCancel() {
        let stream = Stream()
        let cancellable = CurrentValueSubject<Int, Never>(1).print(to: stream).sink { _ in }
        cancellable.cancel()
        _ = [5].publisher.print(to: stream).sink { _ in }
        #expect(
            stream.text == """
                receive subscription: (CurrentValueSubject)
                request unlimited
                receive value: (1)
                receive cancel
                receive subscription: ([5])
                request unlimited
                receive value: (5)
                receive finished

                """
        )
    }

    @Test("A breakpoint stops the process when its closure tells so")
    func breakpoint() async {
        #expect(Just(1).breakpoint(receiveOutput: { $0 == 2 }).breakpointOnError().test().values == [1])
        await #expect(processExitsWith: .signal(5)) {
            _ = Just(2).breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
        }
        await #expect(processExitsWith: .signal(5)) {
            _ = Fail<Int, TestError>(error: TestError()).breakpointOnError()
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }
}
