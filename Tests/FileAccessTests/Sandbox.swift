import FileAccess
import Glibc
import Testing

/// A folder of its own on the disk or in memory, and what other programs may do in it behind the store's back.
final class Sandbox: Sendable {
    enum Kind: CaseIterable { case disk, memory }

    let store: any FileStore
    let root: String
    private let memory: MemoryFiles?

    init(_ kind: Kind) throws {
        switch kind {
        case .disk:
            let folder = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
            var name = Array("\(folder)/FileAccessTests.XXXXXX".utf8CString)
            root = String(cString: try #require(mkdtemp(&name)))
            store = DiskFiles()
            memory = nil
        case .memory:
            let files = MemoryFiles()
            try files.createFolder("/sandbox")
            root = "/sandbox"
            store = files
            memory = files
        }
    }

    deinit { if memory == nil { try? store.removeAll(at: root) } }

    func path(_ name: String) -> String { "\(root)/\(name)" }

    func text(_ name: String) throws -> String { String(decoding: try store.read(path(name)).bytes, as: UTF8.self) }

    @discardableResult
    func save(_ text: String, _ name: String, expecting: FileStamp? = nil) throws(FileError) -> FileStamp {
        try store.replace(path(name), with: Array(text.utf8), expecting: expecting)
    }

    func folder(_ name: String) throws { try store.createFolder(path(name)) }

    /// Writes in place, as a program that knows nothing of the store would.
    func write(_ text: String, to name: String) throws {
        if let memory { return memory.write(text, to: path(name)) }
        let number = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(number >= 0)
        defer { close(number) }
        let bytes = Array(text.utf8)
        try #require(Glibc.write(number, bytes, bytes.count) == bytes.count)
    }

    /// Gives a file a time of change in the past, so that the time can be trusted, or now.
    func touch(_ name: String, secondsAgo: Int = 0) throws {
        if let memory { return memory.touch(path(name)) }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        now.tv_sec -= secondsAgo
        try #require(utimensat(AT_FDCWD, path(name), [now, now], 0) == 0)
    }

    func link(_ name: String, to destination: String) throws {
        if let memory { return memory.makeLink(at: path(name), to: destination) }
        try #require(symlink(destination, path(name)) == 0)
    }

    func pipe(_ name: String) throws {
        if let memory { return memory.makePipe(at: path(name)) }
        try #require(mkfifo(path(name), 0o644) == 0)
    }

    func setMode(_ mode: UInt32, _ name: String) throws {
        if let memory { return memory.setMode(mode, of: path(name)) }
        try #require(chmod(path(name), mode) == 0)
    }

    func mode(_ name: String) -> UInt32? {
        if let memory { return memory.mode(of: path(name)) }
        var status = stat()
        return stat(path(name), &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// The bits that the mode of new files does not get. Asking the system would change them for a moment.
    func newFileMask() throws -> UInt32 {
        if memory != nil { return 0o022 }
        let status = try DiskFiles().read("/proc/self/status").bytes
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("Umask:") }
        return try #require(line.flatMap { UInt32($0.dropFirst(6).filter(\.isNumber), radix: 8) })
    }

    /// Whether the system refuses what permissions forbid; to the superuser it refuses nothing.
    var obeysPermissions: Bool { memory != nil || geteuid() != 0 }

    func reason(_ body: () throws -> Void) -> FileError.Reason? { error(body)?.reason }

    func error(_ body: () throws -> Void) -> FileError? {
        do {
            try body()
            return nil
        } catch { return error as? FileError }
    }
}
