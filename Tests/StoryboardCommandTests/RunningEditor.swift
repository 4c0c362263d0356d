import FileAccess
import Foundation
import Glibc
import Testing

/// `storyboard edit` on a folder of its own with one document, and a plain way to speak to it.
final class RunningEditor {
    let folder: String
    let port: UInt16
    /// The way to the page, with the token: `/token/`.
    let path: String
    private var process: pid_t = 0
    private let ownsFolder: Bool

    /// With `folder`, one that is there already. `wrapper` is a program that runs the editor, with what it needs for that.
    init(folder: String? = nil, options: [String] = ["--no-browser"], wrapper: [String] = []) throws {
        let own = folder ?? NSTemporaryDirectory() + "storyboard-edit-\(UInt64.random(in: 0...(.max)))"
        if folder == nil {
            try DiskFiles().createFolder(own)
            try DiskFiles().replace(own + "/Main.storyboard", with: Array(Sample.text.utf8), expecting: nil)
        }
        let (process, line, others) = try Self.start(wrapper + [ProcessTests.program(), "edit", own] + options)
        self.folder = own
        ownsFolder = folder == nil
        self.process = process
        self.others = others
        let address = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
        port = UInt16(try #require(address.port))
        path = address.path.hasSuffix("/") ? address.path : address.path + "/"
    }

    deinit {
        end(SIGKILL)
        if ownsFolder { try? DiskFiles().removeAll(at: folder) }
    }

    /// The lines that were printed below the address, up to an empty one after those for guests.
    private(set) var others: [String] = []

    /// Starts a program and gives the first line that it prints, and those for others if it shares.
    private static func start(_ arguments: [String]) throws -> (pid_t, String, [String]) {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        let words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, arguments[0], &actions, nil, words, environ)
        close(ends[1])
        try #require(result == 0)
        func readLine() -> String {
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while line.last != UInt8(ascii: "\n"), read(ends[0], &byte, 1) == 1 { line.append(byte) }
            return String(decoding: line, as: UTF8.self)
        }
        let line = readLine()
        var others: [String] = []
        if arguments.contains("--share") {
            var blanks = 0
            while blanks < 2 {
                others.append(readLine())
                if others.last == "\n" || others.last == "" { blanks += 1 }
            }
        }
        return (process, line, others)
    }

    /// Ends the process and waits until it is gone. How it ended is the result.
    @discardableResult
    func end(_ signal: Int32) -> Int32 {
        guard process > 0 else { return 0 }
        kill(process, signal)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        process = 0
        return status
    }

    /// The process that serves: the one that was started only keeps it.
    func server() throws -> pid_t {
        while true {
            let children = try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
            if let first = children.split(separator: " ").first { return try #require(pid_t(first)) }
            usleep(1000)
        }
    }

    func document() throws -> String {
        String(decoding: try DiskFiles().read(folder + "/Main.storyboard").bytes, as: UTF8.self)
    }

    // MARK: Requests

    func get(_ name: String) throws -> String { try request("GET", path + name) }

    func request(
        _ method: String, _ path: String, port: UInt16? = nil, host: String? = nil, more: String = ""
    ) throws -> String {
        let port = port ?? self.port
        let connection = try Connection(port: port)
        let host = host ?? "127.0.0.1:\(port)"
        try connection.write("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n")
        return try connection.readAll()
    }

    private static func upgrade(_ path: String, port: UInt16, origin: String) -> String {
        """
        GET \(path) HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        Origin: \(origin)\r
        \r

        """
    }

    func handshake(origin: String) -> String { Self.upgrade(path + "socket", port: port, origin: origin) }

    /// The first that is answered to somebody who wants a socket.
    func upgrade(_ path: String, port: UInt16? = nil, origin: String) throws -> String {
        let port = port ?? self.port
        let connection = try Connection(port: port)
        try connection.write(Self.upgrade(path, port: port, origin: origin))
        return try connection.read(until: "\r\n")
    }

    /// A socket of the page, or of one at another port and path.
    func socket(_ path: String? = nil, port: UInt16? = nil) throws -> Connection {
        let (path, port) = (path ?? self.path, port ?? self.port)
        let connection = try Connection(port: port)
        try connection.write(Self.upgrade(path + "socket", port: port, origin: "http://127.0.0.1:\(port)"))
        _ = try connection.read(until: #""event":"hello""#)
        return connection
    }
}

/// A connection to a port of this computer.
final class Connection {
    private let descriptor: Int32

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0)
        var timeout = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { close(descriptor) }

    /// `POLLRDHUP`, which C defines for GNU sources only.
    private static let otherSideClosed: Int16 = 0x2000

    /// Whether the other side has closed the connection, whatever waits to be read.
    var isClosed: Bool {
        var state = pollfd(fd: descriptor, events: Self.otherSideClosed, revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & (Self.otherSideClosed | Int16(POLLHUP | POLLERR)) != 0
    }

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    private func write(_ bytes: [UInt8]) throws {
        try #require(Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }

    /// A text message, masked with zeros.
    func send(_ text: String) throws { try sendFrame(Array(text.utf8), head: 0x81) }

    /// A text message in parts.
    func send(parts: [String]) throws {
        for (number, part) in parts.enumerated() {
            let isLast = number + 1 == parts.count
            try sendFrame(Array(part.utf8), head: (number == 0 ? 0x01 : 0x00) | (isLast ? 0x80 : 0x00))
        }
    }

    private func sendFrame(_ bytes: [UInt8], head: UInt8) throws {
        let size = UInt64(bytes.count)
        let parts = size < 126 ? 1 : size < 65536 ? 2 : 8
        let digits = (0..<parts).map { UInt8(truncatingIfNeeded: size >> (8 * (parts - 1 - $0))) }
        let length = parts == 1 ? [0x80 | digits[0]] : [parts == 2 ? 0xFE : 0xFF] + digits
        try write([head] + length + [0, 0, 0, 0] + bytes)
    }

    /// So many bytes that mean nothing.
    func send(bytes count: Int) throws {
        let some = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<(count >> 20) where Glibc.send(descriptor, some, some.count, Int32(MSG_NOSIGNAL)) < 0 { return }
    }

    /// The head of a message that says it is a gigabyte long.
    func sendEnormousHead() throws { try write([0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0]) }

    func readAll() throws -> String { try read { _ in false } }

    /// The code and the reason with which a socket is closed.
    func readClosing(reason: String) throws -> Int {
        let bytes = try readBytes { String(decoding: $0, as: UTF8.self).hasSuffix(reason) }
        try #require(String(decoding: bytes, as: UTF8.self).hasSuffix(reason), "waited for \(reason) in vain")
        let frame = bytes.suffix(reason.utf8.count + 4)
        try #require(frame.first == 0x88)
        return frame.dropFirst(2).prefix(2).reduce(0) { $0 << 8 | Int($1) }
    }

    /// What comes up to and with a text, and what came along with it.
    func read(until text: String) throws -> String {
        let found = try read { $0.contains(text) }
        try #require(found.contains(text), "waited for \(text) in vain")
        return found
    }

    private func read(_ isEnough: (String) -> Bool) throws -> String {
        String(decoding: try readBytes { isEnough(String(decoding: $0, as: UTF8.self)) }, as: UTF8.self)
    }

    private func readBytes(_ isEnough: ([UInt8]) -> Bool) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { break }
            bytes += buffer[..<count]
            if isEnough(bytes) { break }
        }
        return bytes
    }
}
