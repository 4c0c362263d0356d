import Foundation
import Network
import Testing

/// What tests collect on other queues.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    func add(_ entry: String) { lock.withLock { entries.append(entry) } }
    var all: [String] { lock.withLock { entries } }
}

/// Connections to this computer.
@Suite("Connections and listeners", .serialized)
struct NetworkTests {
    private let queue = DispatchQueue(label: "test")

    /// Returns once something is true, or after a while.
    private func wait(_ isTrue: () -> Bool) async throws -> Bool {
        for _ in 0..<500 {
            if isTrue() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    /// Starts a listener that sends back what it receives.
    private func echo(_ parameters: NWParameters) async throws -> NWListener {
        let listener = try NWListener(using: parameters)
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            @Sendable func next() {
                connection.receive(minimumIncompleteLength: 1, maximumLength: 100_000) { data, _, isComplete, _ in
                    let context: NWConnection.ContentContext = isComplete ? .finalMessage : .defaultMessage
                    connection.send(
                        content: data, contentContext: context, isComplete: true,
                        completion: .contentProcessed { _ in if isComplete { connection.cancel() } })
                    if !isComplete { next() }
                }
            }
            next()
        }
        listener.start(queue: queue)
        #expect(try await wait { listener.state == .ready })
        return listener
    }

    @Test("A stream comes back whole and in order, however long, and states follow each other")
    func stream() async throws {
        let listener = try await echo(.tcp)
        defer { listener.cancel() }
        let port = try #require(listener.port)
        let (connection, states) = (NWConnection(host: "localhost", port: port, using: .tcp), Collected())
        connection.stateUpdateHandler = { states.add("\($0)") }
        connection.start(queue: queue)
        let sent = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        connection.send(
            content: sent, contentContext: .finalMessage, isComplete: true, completion: .contentProcessed { _ in })
        let received: Data? = await withCheckedContinuation { done in
            connection.receiveMessage { data, _, isComplete, error in
                done.resume(returning: isComplete && error == nil ? data : nil)
            }
        }
        #expect(received == sent)
        connection.cancel()
        #expect(try await wait { states.all.count == 3 })
        #expect(states.all == ["preparing", "ready", "cancelled"])
    }

    @Test("Receiving waits for the least length, and gives no more than the most")
    func lengths() async throws {
        let listener = try await echo(.tcp)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
        connection.start(queue: queue)
        for part in ["ab", "cd", "ef"] {
            connection.send(content: Data(part.utf8), completion: .contentProcessed { _ in })
        }
        func receive(_ least: Int, _ most: Int) async -> String? {
            await withCheckedContinuation { done in
                connection.receive(minimumIncompleteLength: least, maximumLength: most) { data, _, _, _ in
                    done.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
                }
            }
        }
        #expect(await receive(5, 5) == "abcde")
        #expect(await receive(1, 10) == "f")
        connection.cancel()
        #expect(await receive(1, 10) == nil)
    }

    @Test("Datagrams are messages, which a listener tells apart by their senders")
    func datagrams() async throws {
        let listener = try NWListener(using: .udp)
        let heard = Collected()
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            @Sendable func next() {
                connection.receiveMessage { data, _, isComplete, error in
                    guard let data, error == nil else { return }
                    heard.add("\(connection.endpoint) \(String(decoding: data, as: UTF8.self)) \(isComplete)")
                    connection.send(content: Data("re ".utf8) + data, completion: .idempotent)
                    next()
                }
            }
            next()
        }
        listener.start(queue: queue)
        defer { listener.cancel() }
        #expect(try await wait { listener.state == .ready })
        let port = try #require(listener.port)
        for name in ["one", "two"] {
            let connection = NWConnection(host: "127.0.0.1", port: port, using: .udp)
            connection.start(queue: queue)
            for message in ["\(name) a", "\(name) b"] {
                connection.send(content: Data(message.utf8), completion: .contentProcessed { _ in })
                let answer: Data? = await withCheckedContinuation { done in
                    connection.receiveMessage { data, _, _, _ in done.resume(returning: data) }
                }
                #expect(answer.map { String(decoding: $0, as: UTF8.self) } == "re \(message)")
            }
            connection.cancel()
        }
        #expect(
            heard.all.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
                == ["one a true", "one b true", "two a true", "two b true"])
        #expect(Set(heard.all.map { $0.split(separator: " ")[0] }).count == 2)
    }

    @Test("What can't be reached is waited for, a taken port fails, and there is no TLS")
    func failures() async throws {
        let listener = try await echo(.tcp)
        let port = try #require(listener.port)
        let second = try NWListener(using: .tcp, on: port)
        second.start(queue: queue)
        #expect(try await wait { second.state == .failed(.posix(.EADDRINUSE)) })
        listener.cancel()
        #expect(try await wait { listener.state == .cancelled })
        try await Task.sleep(for: .milliseconds(50))
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        connection.start(queue: queue)
        #expect(try await wait { connection.state == .waiting(.posix(.ECONNREFUSED)) })
        connection.cancel()
        let secure = NWConnection(host: "127.0.0.1", port: port, using: .tls)
        secure.start(queue: queue)
        #expect(try await wait { secure.state == .failed(.tls(-9810)) })
        let error: NWError? = await withCheckedContinuation { done in
            secure.send(content: Data([1]), completion: .contentProcessed { done.resume(returning: $0) })
        }
        #expect(error == .posix(.ECANCELED))
    }
}
