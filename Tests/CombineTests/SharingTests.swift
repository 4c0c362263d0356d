import Combine
import Testing

@Suite("Operators that share a publisher")
struct SharingTests {
    @Test("A multicast publisher sends values after it's connected")
    func multicast() {
        let source = Source<Int, Never>()
        let multicast = source.multicast { PassthroughSubject() }
        let first = multicast.test()
        let second = multicast.test()
        #expect(source.subscriptionCount == 0)
        let connection = multicast.connect()
        #expect(source.subscriptionCount == 1)
        source.send(1)
        #expect(first.values == [1] && second.values == [1])
        connection.cancel()
        #expect(source.isCanceled)
    }

    @Test("A multicast publisher uses the given subject")
    func multicastSubject() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let multicast = [1, 2].publisher.multicast(subject: subject)
        let subscriber = multicast.test()
        let connection = multicast.connect()
        #expect(subscriber.values == [0, 1, 2] && subscriber.isFinished)
        connection.cancel()
    }

    @Test("A shared publisher subscribes once, and cancels with its last subscriber")
    func share() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let first = shared.test()
        let second = shared.test()
        #expect(source.subscriptionCount == 1)
        source.send(1)
        first.cancel()
        #expect(!source.isCanceled)
        source.send(2)
        second.cancel()
        second.cancel()
        #expect(source.cancelCount == 1)
        #expect(first.values == [1] && second.values == [1, 2])
        let third = shared.test()
        #expect(source.subscriptionCount == 2)
        source.send(3)
        #expect(third.values == [3])
        #expect(shared == shared && shared != source.share())
    }

    @Test("A shared publisher that has finished finishes later subscribers without another subscription")
    func shareFinished() {
        let source = Source<Int, TestError>()
        let shared = source.share()
        let first = shared.test()
        source.send(completion: .failure(TestError()))
        let second = shared.test()
        #expect(first.hasFailed && second.hasFailed && source.subscriptionCount == 1)
    }

    @Test("A shared sequence goes to the first subscriber")
    func shareSynchronously() {
        let shared = [1, 2].publisher.share()
        let first = shared.test()
        let second = shared.test()
        #expect(first.values == [1, 2] && first.isFinished)
        #expect(second.values.isEmpty && second.isFinished)
    }

    @Test("A connectable publisher waits for its connection, unless it connects automatically")
    func makeConnectable() {
        let connectable = Just(1).makeConnectable()
        let subscriber = connectable.test()
        #expect(subscriber.values.isEmpty)
        let connection = connectable.connect()
        #expect(subscriber.values == [1] && subscriber.isFinished)
        connection.cancel()
        #expect(Just(2).makeConnectable().autoconnect().test().values == [2])
    }
}
