import FileAccess
import Glibc
import StoryboardCommand

/// The standard streams of the process.
enum StandardStreams {
    /// Prepares the streams. A closed pipe becomes an error of `write` instead of ending the process. Streams that are
    /// closed are opened, so that no document gets their descriptors.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The path of the file that this process executes, or nil if the system doesn't tell it.
    static var executable: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    static var welcomesColors: Bool { isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil && !isDumb }

    /// The status line on the terminal, if standard error is one that supports it.
    static var statusLine: StatusLine? {
        guard isatty(STDERR_FILENO) == 1, !isDumb else { return nil }
        return StatusLine { text in
            do throws(SinkError) { try write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO) } catch {}
        }
    }

    private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) } == "dumb" }

    static func read(limit: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(errno == EISDIR ? .isFolder : .other(errorText), path: "-")
            }
            bytes += buffer[..<count]
            if bytes.count > limit { throw FileError(.tooLarge(bytes: bytes.count, limit: limit), path: "-") }
        }
    }

    /// What was read of standard input beyond the last line.
    nonisolated(unsafe) private static var rest: [UInt8] = []

    /// The bytes that a line may have.
    private static let longestLine = 64 << 20

    /// Returns the next line of standard input without its end, or nil if there is none.
    static func nextLine() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var searched = 0
        while true {
            if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(rest[..<end])
                rest.removeFirst(end + 1)
                return line
            }
            searched = rest.count
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, rest.count + count <= longestLine else {
                defer { rest = [] }
                return rest.isEmpty || count > 0 ? nil : rest
            }
            rest += buffer[..<count]
        }
    }

    /// Writes a text. On a terminal, what controls it is shown, except for the command's colors.
    static func print(_ bytes: [UInt8], to descriptor: Int32) throws(SinkError) {
        guard isatty(descriptor) == 1 else { return try write(bytes, to: descriptor) }
        let hasColors = descriptor == STDOUT_FILENO && welcomesColors
        try write(VisibleText.shown(bytes, keepingColors: hasColors), to: descriptor)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SinkError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw errno == EPIPE ? .closed : .failed(errorText)
            }
        }
    }

    private static var errorText: String { String(cString: strerror(errno)) }
}
