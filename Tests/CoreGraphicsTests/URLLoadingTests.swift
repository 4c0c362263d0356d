import CoreGraphics
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Synchronization
import Testing

@Suite("Loading from URLs")
struct URLLoadingTests {
    /// A configuration whose requests are answered here.
    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PieceServer.self]
        return configuration
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    // MARK: Bytes

    @Test("A session returns the response first and its bytes one by one")
    func bytesOfResponse() async throws {
        let session = URLSession(configuration: configuration)
        let (bytes, response) = try await session.bytes(from: url("pieces://ab/cd/ef"))
        #expect(response.mimeType == "text/plain")
        #expect(bytes.task.originalRequest?.url?.scheme == "pieces")
        var received: [UInt8] = []
        for try await byte in bytes { received.append(byte) }
        #expect(String(decoding: received, as: UTF8.self) == "abcdef")
    }

    @Test("A request that fails before its response throws its error")
    func bytesOfFailure() async throws {
        let session = URLSession(configuration: configuration)
        let url = try url("failing://nowhere")
        await #expect { _ = try await session.bytes(from: url) } throws: {
            ($0 as? URLError)?.code == .cannotFindHost
        }
    }

    @Test("A response that breaks off throws after the bytes that arrived")
    func bytesOfBrokenResponse() async throws {
        let session = URLSession(configuration: configuration)
        let (bytes, _) = try await session.bytes(from: url("broken://abc"))
        let received = Mutex<[UInt8]>([])
        await #expect {
            for try await byte in bytes { received.withLock { $0.append(byte) } }
        } throws: {
            ($0 as? URLError)?.code == .networkConnectionLost
        }
        #expect(received.withLock { $0 } == Array("abc".utf8))
    }

    @Test("Lines end as text does, also between two pieces; empty ones are left out")
    func linesOfResponse() async throws {
        let session = URLSession(configuration: configuration)
        let (bytes, _) = try await session.bytes(from: url("lines://response"))
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["first", "second", "äöü", "fourth", "fifth", "last"])
    }

    @Test("Characters and scalars are put together from their bytes")
    func charactersOfFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("e\u{301}👩‍👧\r\nß".utf8 + [0xE2, 0x28, 0xFF]).write(to: file)
        var characters: [Character] = []
        for try await character in file.resourceBytes.characters { characters.append(character) }
        #expect(characters == ["é", "👩‍👧", "\r\n", "ß", "\u{FFFD}", "(", "\u{FFFD}"])
        var count = 0
        for try await _ in try FileHandle(forReadingFrom: file).bytes.unicodeScalars { count += 1 }
        #expect(count == 11)
    }

    @Test("Lines of a file and of a pipe are read while they arrive")
    func linesOfFiles() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let text = (0..<5_000).map { "line \($0)" }
        try text.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == text)

        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo".utf8))
        var iterator = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
        #expect(try await iterator.next() == "one")
        try pipe.fileHandleForWriting.close()
        #expect(try await iterator.next() == "two")
        #expect(try await iterator.next() == nil)
    }

    @Test("A file that isn't there throws when its bytes are asked for")
    func missingFile() async {
        let file = URL(fileURLWithPath: "/nowhere/at/all")
        await #expect(throws: (any Error).self) { for try await _ in file.lines {} }
    }

    // MARK: Sessions and their settings

    @Test("A session keeps the settings that Foundation for Linux lacks")
    func settings() {
        let configuration = URLSessionConfiguration.default
        #expect(!configuration.waitsForConnectivity)
        #expect(configuration.allowsExpensiveNetworkAccess)
        #expect(configuration.sharedContainerIdentifier == nil)
        configuration.waitsForConnectivity = true
        configuration.allowsConstrainedNetworkAccess = false
        configuration.sharedContainerIdentifier = "group.example"
        configuration.multipathServiceType = .handover
        configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
        let copy = URLSession(configuration: configuration).configuration
        #expect(copy.waitsForConnectivity)
        #expect(copy.allowsExpensiveNetworkAccess)
        #expect(!copy.allowsConstrainedNetworkAccess)
        #expect(copy.multipathServiceType == .handover)
        #expect(copy.tlsMinimumSupportedProtocolVersion == .TLSv12)
        #expect(!URLSessionConfiguration.default.waitsForConnectivity)
    }

    @Test("A configuration for the background has its name and would launch the app")
    func background() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "sync")
        #expect(configuration.identifier == "sync")
        #expect(configuration.sessionSendsLaunchEvents)
        #expect(!URLSessionConfiguration.default.sessionSendsLaunchEvents)
    }

    @Test("A session lists its tasks by kind")
    func tasks() async throws {
        let session = URLSession(configuration: configuration)
        let task = session.dataTask(with: try url("silent://host"))
        task.resume()
        let (data, uploads, downloads) = await session.tasks
        #expect(data == [task])
        #expect(uploads.isEmpty && downloads.isEmpty)
        #expect(await session.allTasks == [task])
        session.invalidateAndCancel()
    }

    // MARK: Connections

    @available(*, deprecated)
    @Test("A connection tells its delegate of response, data and end, in this order")
    func connection() async throws {
        #expect(URLProtocol.registerClass(PieceServer.self))
        defer { URLProtocol.unregisterClass(PieceServer.self) }
        let events = await withCheckedContinuation { continuation in
            let delegate = ConnectionDelegate { continuation.resume(returning: $0) }
            _ = URL(string: "pieces://ab/cd").flatMap {
                NSURLConnection(request: URLRequest(url: $0), delegate: delegate)
            }
        }
        #expect(events.first == "response" && events.last == "end")
        #expect(events.dropFirst().dropLast().joined() == "abcd")
        let request = URLRequest(url: try url("pieces://xy"))
        var response: URLResponse?
        #expect(try NSURLConnection.sendSynchronousRequest(request, returning: &response) == Data("xy".utf8))
        #expect(response?.mimeType == "text/plain")
    }
}

/// Answers requests in pieces, as their URLs say.
private final class PieceServer: URLProtocol {
    private static let schemes: Set<String?> = ["pieces", "failing", "broken", "lines", "silent"]

    override class func canInit(with request: URLRequest) -> Bool { schemes.contains(request.url?.scheme) }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let client else { return }
        switch url.scheme {
        case "failing": return client.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        case "lines":
            respond(to: url, ["first\nsec", "ond\r", "\n\n\r\nä", "öü\u{2028}fourth", "\u{85}fifth\n", "last"])
        case "silent": return
        default: respond(to: url, [url.host ?? ""] + url.pathComponents.dropFirst())
        }
        if url.scheme == "broken" {
            client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        } else {
            client.urlProtocolDidFinishLoading(self)
        }
    }

    private func respond(to url: URL, _ pieces: [String]) {
        let response = URLResponse(
            url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for piece in pieces { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
    }
}

@available(*, deprecated)
private final class ConnectionDelegate: NSObject, NSURLConnectionDataDelegate {
    private var events: [String] = []
    private let finish: ([String]) -> Void

    init(finish: @escaping ([String]) -> Void) { self.finish = finish }

    func connection(_ connection: NSURLConnection, didReceive response: URLResponse) { events.append("response") }
    func connection(_ connection: NSURLConnection, didReceive data: Data) {
        events.append(String(decoding: data, as: UTF8.self))
    }
    func connectionDidFinishLoading(_ connection: NSURLConnection) { finish(events + ["end"]) }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) { finish(["\(error)"]) }
}
