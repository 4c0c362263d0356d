import AppScreen
import CSoup
import ChildProcess
import Foundation
import Glibc
import PageServing

/// The process of an app that is shown: its connection, and what it prints.
@MainActor
final class AppChild {
    /// How a process ended.
    enum End: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Where a process prints.
    enum Stream: String { case out, error }

    var received: (ScreenMessage) -> Void = { _ in }
    var printed: (Stream, String) -> Void = { _, _ in }
    var ended: (End) -> Void = { _ in }

    private let process: pid_t
    private let connection: Int32
    private var reader = MessageReader()
    /// What could not be written yet.
    private var unsent: [UInt8] = []
    private var lines: [Stream: [UInt8]] = [:]
    /// The descriptors that are open, in the order in which they are read: the connection, which isn't a stream, and those
    /// of what is printed.
    private var sources: [(descriptor: Int32, stream: Stream?)] = []
    private var hasEnded = false
    /// Whether the connection is open, which an app may close before it ends. Its descriptor may then be that of another.
    var isConnected: Bool { sources.contains { $0.stream == nil } }

    /// The backlog, in bytes, above which messages to the app are dropped.
    private static let mostUnsent = 64 << 20
    private static let longestLine = 1 << 16

    /// Starts a program, with the variables that it has, in a sandbox if there is one. Throws the system's words if that fails.
    init(
        _ program: String, _ arguments: [String], _ variables: [String: String], in sandbox: Sandbox? = nil
    ) throws(AppChildError) {
        var ours: [Int32] = []
        var theirs: [Int32] = []
        var isStarted = false
        defer { for descriptor in theirs + (isStarted ? [] : ours) { Glibc.close(descriptor) } }
        // The program's ends of connection, output and errors must not be where it finds them.
        for _ in 0..<3 {
            var pair: [Int32] = [0, 0]
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0, &pair) == 0 else {
                throw AppChildError(errno)
            }
            ours.append(pair[0])
            theirs.append(fcntl(pair[1], F_DUPFD_CLOEXEC, 10))
            Glibc.close(pair[1])
        }
        let none = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let input = fcntl(none, F_DUPFD_CLOEXEC, 10)
        Glibc.close(none)
        theirs.append(input)
        let child: pid_t
        do throws(ChildProcessError) {
            child = try Sandbox.start(
                program, arguments, variables: variables, descriptors: [input, theirs[1], theirs[2], theirs[0]],
                in: sandbox)
        } catch {
            throw AppChildError(error)
        }
        isStarted = true
        process = child
        connection = ours[0]
        waitForEnd()
        sources = [(connection, nil), (ours[1], .out), (ours[2], .error)]
        for (descriptor, stream) in sources {
            watch(descriptor) { child in
                child.sources.contains { $0.descriptor == descriptor } && child.read(descriptor, stream)
            }
        }
    }

    // MARK: Reading

    @MainActor
    private final class Watch {
        let child: AppChild
        let read: @MainActor (AppChild) -> Bool
        init(_ child: AppChild, _ read: @escaping @MainActor (AppChild) -> Bool) {
            (self.child, self.read) = (child, read)
        }
    }

    /// Calls a closure when there is something to read, until it returns false. The process is kept until then.
    private func watch(_ descriptor: Int32, _ read: @escaping @MainActor (AppChild) -> Bool) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let watch = Unmanaged.passRetained(Watch(self, read))
        cs_watch_descriptor(
            descriptor,
            { context in
                guard let context else { return false }
                let watch = Unmanaged<Watch>.fromOpaque(context)
                let own = watch.takeUnretainedValue()
                let continues = MainActor.assumeIsolated { own.read(own.child) }
                if !continues { watch.release() }
                return continues
            }, watch.toOpaque())
    }

    /// Waits for the end of the process on a thread of its own. Others may hold its streams open for longer.
    private func waitForEnd() {
        let process = process
        Thread.detachNewThread { [weak self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let end = status
            MainLoop.after(0) { self?.end(with: end) }
        }
    }

    private func end(with status: Int32) {
        // What is left to read is read at once.
        for (descriptor, _) in sources { shutdown(descriptor, Int32(SHUT_WR)) }
        for (descriptor, stream) in sources { _ = read(descriptor, stream) }
        hasEnded = true
        endGroup()
        for (descriptor, _) in sources { shutdown(descriptor, Int32(SHUT_RDWR)) }
        let signal = status & 0x7F
        ended(signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
    }

    /// Reads what there is of a descriptor. Returns nil at its end.
    private func bytes(_ descriptor: Int32) -> [UInt8]? {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while all.count < 1 << 24 {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { break }
            if count <= 0 { return all.isEmpty ? nil : all }
            all += buffer[..<count]
        }
        return all
    }

    /// Reads what there is of a source. Returns false at its end.
    private func read(_ descriptor: Int32, _ stream: Stream?) -> Bool {
        if let stream { return readLines(stream, descriptor) }
        writeUnsent()
        guard let new = bytes(connection), let messages = reader.read(new) else { return close(connection) }
        for message in messages where !hasEnded { received(message) }
        return true
    }

    private func readLines(_ stream: Stream, _ descriptor: Int32) -> Bool {
        guard let new = bytes(descriptor) else {
            if let rest = lines.removeValue(forKey: stream), !rest.isEmpty { say(stream, rest[...]) }
            return close(descriptor)
        }
        var rest = (lines[stream, default: []] + new)[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            say(stream, rest[..<end])
            rest = rest[(end + 1)...]
        }
        if rest.count > Self.longestLine {
            say(stream, rest)
            rest = []
        }
        lines[stream] = Array(rest)
        return true
    }

    /// Closes a descriptor that has been read to its end, and ends its watch.
    private func close(_ descriptor: Int32) -> Bool {
        if let place = sources.firstIndex(where: { $0.descriptor == descriptor }) {
            sources.remove(at: place)
            Glibc.close(descriptor)
        }
        return false
    }

    private func say(_ stream: Stream, _ line: ArraySlice<UInt8>) {
        printed(stream, String(decoding: line, as: UTF8.self))
    }

    // MARK: Writing

    func send(_ text: String) {
        guard isConnected, !hasEnded, unsent.count < Self.mostUnsent else { return }
        unsent += ScreenMessage.text(text).encoded
        writeUnsent()
    }

    private func writeUnsent() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count > 0 {
                unsent.removeFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Ends the process, whatever it is doing.
    func kill() { if !hasEnded { endGroup() } }

    /// Ends the processes that the app has started as well, also those that ignore being asked to.
    private func endGroup() { _ = Glibc.kill(-process, SIGKILL) }
}

/// Why a process could not be started, in the system's words.
struct AppChildError: Error {
    let message: String

    /// Creates an error for a number of the system.
    init(_ number: Int32) { message = String(cString: strerror(number)) }

    init(_ error: ChildProcessError) {
        if case .system(let words) = error { message = words } else { message = "\(error)" }
    }
}
