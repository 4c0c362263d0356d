import Glibc

/// The records of replacements, in a folder that belongs to the user and that nobody else can write to.
///
/// They are not beside the files: what comes with somebody's folder must not say which files are written or removed.
struct ReplacementRecords {
    private let folder: String

    init(_ folder: String) { self.folder = folder }

    private static let ending = ".replacement"
    /// The size in bytes above which a file is no record.
    private static let largest = 64 << 20
    /// For how long files are waited for that can't be reached or changed, such as those on a disk that isn't mounted.
    private static let patience: Int64 = 30 * 24 * 3600 * 1_000_000_000

    // MARK: Making

    /// Prepares a file whose new content is first at a path that a record names.
    static func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp, as scratch: String,
        in files: any FileStore
    ) throws(FileError) -> any PreparedFile {
        guard let disk = files as? DiskFiles else {
            return try files.prepare(path, with: bytes, expecting: expected)
        }
        return try disk.prepare(path, with: bytes, expecting: expected, as: scratch)
    }

    /// Makes a record, which survives a power failure. Returns nil if that isn't possible.
    func begin(_ content: ReplacementRecord.Content) -> ReplacementRecord? {
        guard createFolder() else { return nil }
        for number in 0..<1000 {
            let path = FilePath.join(folder, "\(getpid())-\(number)\(Self.ending)")
            guard let file = Descriptor(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else {
                if errno == EEXIST { continue }
                return nil
            }
            guard file.isLocked() else {
                // Somebody who settles has it and removes it, or the file system has no locks.
                if errno == EWOULDBLOCK { continue }
                unlink(path)
                return nil
            }
            guard file.isAt(path) else { continue }
            do throws(FileError) {
                try file.writeAll(content.bytes, path: path)
                try file.synchronize(path: path)
                try Descriptor(folder, O_RDONLY | O_DIRECTORY)?.synchronize(path: folder)
            } catch {
                unlink(path)
                return nil
            }
            return ReplacementRecord(content, at: path, file)
        }
        return nil
    }

    private func createFolder() -> Bool {
        if isOwn { return true }
        // What the superuser made in somebody's home folder would keep that person from having records.
        if geteuid() == 0, owner(around: folder) != 0 { return false }
        try? DiskFiles().createFolder(FilePath.folder(of: folder))
        return mkdir(folder, 0o700) == 0 && isOwn
    }

    /// Returns the owner of the nearest folder around a path that exists.
    private func owner(around path: String) -> uid_t? {
        let outer = FilePath.folder(of: path)
        if let status = try? DiskFiles.status(of: outer) { return status.owner }
        return outer == path ? nil : owner(around: outer)
    }

    /// Whether the folder is there and can be trusted.
    private var isOwn: Bool {
        guard let status = try? DiskFiles.status(of: folder, followingLink: false) else { return false }
        return status.kind == S_IFDIR && status.owner == geteuid() && status.mode & 0o022 == 0
    }

    // MARK: Settling

    /// Finishes or takes back what processes that have ended left.
    func settle() -> [SettledReplacement] {
        guard isOwn, let names = try? DiskFiles().list(folder) else { return [] }
        for name in names where name.hasSuffix(ReplacementRecord.nextEnding) { removeNext(FilePath.join(folder, name)) }
        return names.filter { $0.hasSuffix(Self.ending) }.compactMap { settle(FilePath.join(folder, $0)) }
    }

    /// Removes a record that hasn't come to take the place of another one.
    private func removeNext(_ path: String) {
        guard let file = Descriptor(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY), file.isLocked(),
            file.isAt(path)
        else { return }
        unlink(path)
    }

    private func settle(_ path: String) -> SettledReplacement? {
        // The lock is held to the end. A record of a process that lives is locked.
        guard let file = Descriptor(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY), file.isLocked(),
            file.isAt(path), let status = try? file.status(path: path), status.kind == S_IFREG,
            status.owner == geteuid(),
            let bytes = try? file.readAll(expecting: status.size, limit: Self.largest, path: path),
            bytes.count <= Self.largest
        else { return nil }
        switch ReplacementRecord.Content.read(bytes) {
        case .unknown: return nil
        case .incomplete:
            unlink(path)
            return nil
        case .content(let content):
            let left = LeftReplacement(content)
            if left.isAway {
                if status.age > Self.patience { unlink(path) }
                return nil
            }
            do throws(FileError) {
                let settled = try left.settle()
                unlink(path)
                return settled
            } catch {
                if status.age > Self.patience { unlink(path) }
                return SettledReplacement(.waiting(error), content.entries.map(\.path))
            }
        }
    }
}

extension FileStatus {
    /// The time since the file was modified, in nanoseconds.
    fileprivate var age: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - modified
    }
}

extension Descriptor {
    /// Locks the file. Returns false and sets `errno` if another process has it.
    borrowing func isLocked() -> Bool {
        while flock(number, LOCK_EX | LOCK_NB) != 0 { if errno != EINTR { return false } }
        return true
    }

    /// Returns whether the file is what is at a path, and hasn't been removed.
    fileprivate borrowing func isAt(_ path: String) -> Bool {
        guard let own = try? status(path: path), let there = try? DiskFiles.status(of: path, followingLink: false)
        else { return false }
        return own.identity == there.identity
    }
}
