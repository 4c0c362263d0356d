import Combine
import Foundation
import Testing
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Publishers of Foundation", .serialized)
struct FoundationTests {
    @Test("A notification center publishes notifications of a name and an object")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let object = NSObject()
        let all = center.publisher(for: name).test()
        let some = center.publisher(for: name, object: object).test(demand: .max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: object, userInfo: ["a": 1])
        center.post(name: name, object: object)
        center.post(name: Notification.Name("other"), object: object)
        #expect(all.values.count == 3)
        #expect(some.values.count == 1)
        #expect(some.values.first?.userInfo?["a"] as? Int == 1)
        all.cancel()
        center.post(name: name, object: nil)
        #expect(all.values.count == 3)
        #expect(center.publisher(for: name) == center.publisher(for: name, object: nil))
    }

    @Test("A timer publishes dates while it's connected")
    func timer() {
        let publisher = UIKit.Timer.publish(every: 0.001, on: .current, in: .default)
        var dates: [Date] = []
        let cancellable = publisher.autoconnect().sink { dates.append($0) }
        while dates.count < 3 {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        cancellable.cancel()
        let count = dates.count
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(dates.count == count)
        #expect(dates == dates.sorted())
    }

    @Test("A timer publishes nothing before its interval has passed")
    func timerStart() {
        let subscriber = UIKit.Timer.publish(every: 3600, on: .current, in: .default).autoconnect().test()
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(subscriber.values.isEmpty)
        subscriber.cancel()
    }

    @Test("A data task publishes its data and its response")
    func dataTask() async throws {
        let url = URL(string: "stub://host/path")!
        var iterator = StubProtocol.session.dataTaskPublisher(for: url).values.makeAsyncIterator()
        let output = try await iterator.next()
        #expect(output?.data == Data("path".utf8))
        #expect(output?.response.url == url)
        #expect(try await iterator.next() == nil)
    }

    @Test("A data task publishes its error")
    func dataTaskError() async {
        let request = URLRequest(url: URL(string: "stub://host/fail")!)
        var iterator = StubProtocol.session.dataTaskPublisher(for: request).values.makeAsyncIterator()
        await #expect(throws: URLError.self) { _ = try await iterator.next() }
    }

    @Test("A data task starts with the first demand")
    func dataTaskDemand() {
        let subscriber = StubProtocol.session
            .dataTaskPublisher(for: URL(string: "stub://host/never")!)
            .test(demand: .none)
        #expect(subscriber.subscriptionCount == 1)
        subscriber.cancel()
        subscriber.request(.max(1))
        #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
    }

    private final class Counter: NSObject {
        var count = 0 {
            willSet { willChangeValue(forKey: "count") }
            didSet { didChangeValue(forKey: "count") }
        }
    }

    @Test("A property of an object publishes its value and each new one, as they are asked for, until it is canceled")
    func keyValues() {
        let counter = Counter()
        let all = counter.publisher(for: \.count, key: "count").test()
        let later = counter.publisher(for: \.count, key: "count", options: .new).test(demand: .max(1))
        counter.count = 1
        counter.count = 2
        #expect(all.values == [0, 1, 2] && later.values == [1])
        later.request(.max(1))
        counter.count = 3
        #expect(all.values == [0, 1, 2, 3] && later.values == [1, 3])
        all.cancel()
        counter.count = 4
        #expect(all.values == [0, 1, 2, 3] && all.completions.isEmpty)
    }

    @Test("A value of a property may change it again, and what comes of it arrives")
    func nestedKeyValues() {
        let counter = Counter()
        let subscriber = TestSubscriber<Int, Never>()
        subscriber.onValue = {
            if $0 == 1 { counter.count = 5 }
            return .none
        }
        counter.publisher(for: \.count, key: "count", options: .new).subscribe(subscriber)
        counter.count = 1
        #expect(subscriber.values == [1, 5])
    }
}

/// A protocol that answers requests without a network: with the last part of their path, or with an error.
final class StubProtocol: URLProtocol {
    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == "stub"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        request
    }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "fail",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
