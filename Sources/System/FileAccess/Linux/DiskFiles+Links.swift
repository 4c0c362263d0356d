import Glibc

extension DiskFiles {
    public func withoutLinks<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let folder = try FolderDescriptor(of: path)
        var files = self
        files.followsLinks = false
        do throws(FileError) {
            if try Self.status(of: folder.path, followingLink: false)?.kind == S_IFLNK {
                throw FileError(.isLink, path: path)
            }
            return try body(files, folder.path)
        } catch {
            throw FileError(error.reason, path: path)
        }
    }
}

/// The folder of a file, opened without following links. Renaming or replacing the folders that it is in doesn't affect it.
final class FolderDescriptor {
    private let number: Int32
    private let name: String

    init(of path: String) throws(FileError) {
        try DiskFiles.check(path)
        name = FilePath.name(of: path)
        var current = open(path.hasPrefix("/") ? "/" : ".", Self.flags)
        for step in FilePath.folder(of: path).split(separator: "/") where step != "." {
            guard current >= 0 else { break }
            let next = openat(current, String(step), Self.flags | O_NOFOLLOW)
            let problem = next < 0 ? Self.problem(String(step), in: current) : 0
            close(current)
            errno = problem
            current = next
        }
        number = current
        guard current >= 0 else {
            if errno == ELOOP { throw FileError(.isLink, path: path) }
            throw FileError(number: errno, path: path)
        }
    }

    deinit { if number >= 0 { close(number) } }

    /// A path to the file through this folder.
    var path: String { "/proc/self/fd/\(number)/\(name)" }

    /// `O_PATH`, which Glibc's module lacks: opening a folder on the way needs no permission to list it.
    private static let pathOnly: Int32 = 0o10000000
    private static let flags = pathOnly | O_DIRECTORY | O_CLOEXEC

    /// The error of opening a folder, which is that of a missing folder for a link.
    private static func problem(_ name: String, in folder: Int32) -> Int32 {
        let problem = errno
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return problem }
        return status.st_mode & S_IFMT == S_IFLNK ? ELOOP : problem
    }
}
