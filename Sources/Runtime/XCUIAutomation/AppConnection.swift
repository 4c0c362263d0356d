import CoreGraphics
import Foundation
import JSONText

/// The process of an app and the socket that a test asks it through.
final class AppConnection {
    private let id: pid_t
    private let socket: Int32
    private var buffer: [UInt8] = []
    /// The time that has passed in the app since it was asked last, besides ours.
    private var pendingTime: TimeInterval = 0
    private var lastLook = Date()
    private(set) var isRunning = true

    /// Launches the app, and waits until it is at rest.
    init(_ run: TestRun, arguments: [String], variables: [String: String]) throws(ConnectionError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
        socket = ends[0]
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        var all = ProcessInfo.processInfo.environment
        for name in [TestRun.variable, "XCTestConfigurationFilePath"] { all[name] = nil }
        all[run.appVariable] = run.app
        all.merge(variables) { $1 }
        var words = ([run.program] + arguments).map { strdup($0) } + [nil]
        var settings = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + settings { free(word) } }
        var id: pid_t = 0
        let problem = posix_spawn(&id, run.program, &actions, nil, &words, &settings)
        // The app has the only one, so that its end is noticed.
        close(ends[1])
        guard problem == 0 else {
            close(socket)
            throw ConnectionError(String(cString: strerror(problem)))
        }
        self.id = id
        _ = try receive()
    }

    deinit { end() }

    /// Ends the process.
    func end() {
        guard isRunning else { return }
        isRunning = false
        close(socket)
        var status: Int32 = 0
        for _ in 0..<200 {
            if waitpid(id, &status, WNOHANG) != 0 { return }
            usleep(10_000)
        }
        kill(id, SIGKILL)
        waitpid(id, &status, 0)
    }

    func waits(_ seconds: TimeInterval) { pendingTime += seconds }

    /// Looks at the screen, after the time that has passed.
    func look() throws(ConnectionError) -> ElementTree {
        let passed = Date().timeIntervalSince(lastLook)
        // What the test itself takes isn't the app's time, a pause is.
        let seconds = pendingTime + (passed > 0.1 ? min(passed, 60) : 0)
        pendingTime = 0
        let answer = try ask(["look": .number(seconds)])
        lastLook = Date()
        let size = answer["size"]?.elements?.compactMap(\.number) ?? []
        TestSession.current.report(answer["messages"]?.elements?.compactMap(\.string) ?? [])
        return ElementTree(
            answer["elements"]?.elements ?? [],
            size: size.count == 2 ? CGSize(width: size[0], height: size[1]) : .zero)
    }

    /// Asks the app, and returns its answer.
    func ask(_ request: KeyValuePairs<String, JSONValue?>) throws(ConnectionError) -> JSONNode {
        guard isRunning else { throw ConnectionError("the app is not running") }
        if pendingTime > 0 {
            let seconds = pendingTime
            pendingTime = 0
            if !request.contains(where: { $0.key == "look" }) { _ = try ask(["look": .number(seconds)]) }
        }
        var rest = Array((JSONValue.record(request).line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { throw crash() }
            rest = rest.dropFirst(count)
        }
        return try receive()
    }

    private func receive() throws(ConnectionError) -> JSONNode {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(buffer[..<end])
                buffer.removeSubrange(...end)
                guard let answer = try? JSONReader.read(line) else {
                    throw ConnectionError("the app's answer is not JSON")
                }
                if let problem = answer["error"]?.string { throw ConnectionError(problem) }
                return answer
            }
            let count = recv(socket, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                kill(id, SIGKILL)
                _ = crash()
                throw ConnectionError("the app did not answer within a minute, and was ended")
            }
            if count <= 0 { throw crash() }
            buffer += bytes[..<count]
        }
    }

    /// Returns how the app has ended.
    private func crash() -> ConnectionError {
        isRunning = false
        close(socket)
        var status: Int32 = 0
        waitpid(id, &status, 0)
        let signal = status & 0x7F
        if signal != 0 { return ConnectionError("the app crashed (\(String(cString: strsignal(signal))))") }
        return ConnectionError("the app ended with exit code \(status >> 8 & 0xFF)")
    }
}

struct ConnectionError: Error {
    var message: String
    init(_ message: String) { self.message = message }
    static var last: ConnectionError { ConnectionError(String(cString: strerror(errno))) }
}
