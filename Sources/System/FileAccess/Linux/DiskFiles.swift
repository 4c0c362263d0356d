import Glibc

/// The files on disk. Relative paths start at the working directory.
public struct DiskFiles: FileStore {
    /// Whether a link at the end of a path is followed when a file is read or replaced.
    var followsLinks = true

    /// The folder for records of replacements, or nil if none are kept.
    private let records: String?

    /// Creates a store. With `records`, several files are replaced all or none also if the process is killed: the folder, which is created
    /// when it is needed, must be the user's own.
    public init(recordingIn records: String? = nil) { self.records = records }

    @discardableResult
    public func replaceAll(_ changes: [FileChange]) throws(FileError) -> [FileStamp] {
        try FileReplacement(changes, in: self, records: records.map(ReplacementRecords.init)).perform()
    }

    public func settleReplacements() -> [SettledReplacement] {
        records.map { ReplacementRecords($0).settle() } ?? []
    }

    public func look(at path: String) throws(FileError) -> FileEntry {
        guard let own = try Self.status(of: path, followingLink: false) else { return FileEntry(kind: .missing) }
        let isLink = own.kind == S_IFLNK
        guard let status = isLink ? try Self.statusBehindLink(path) : own else {
            return FileEntry(kind: .missing, isLink: true)
        }
        let kind: FileEntry.Kind =
            switch status.kind {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        return FileEntry(kind: kind, size: kind == .file ? status.size : 0, isLink: isLink, identity: status.identity)
    }

    public func resolve(_ path: String) throws(FileError) -> String {
        if let real = try Self.realPath(path) { return real }
        let target = try Self.target(of: path)
        let folder = FilePath.folder(of: target)
        guard let real = try Self.realPath(folder) else { throw FileError(.notFound, path: folder) }
        return FilePath.join(real, FilePath.name(of: target))
    }

    /// Returns the real path, or nil if nothing is there.
    private static func realPath(_ path: String) throws(FileError) -> String? {
        try check(path)
        guard let real = realpath(path, nil) else {
            if errno == ENOENT { return nil }
            throw FileError(number: errno, path: path)
        }
        defer { free(real) }
        return String(cString: real)
    }

    public func list(_ folder: String) throws(FileError) -> [String] {
        try Self.check(folder)
        guard let stream = opendir(folder) else {
            let error = FileError(number: errno, path: folder)
            if error.reason == .notFound, try look(at: folder).kind != .missing {
                throw FileError(.notAFolder, path: folder)
            }
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            guard let name = String(validatingCString: start), name != ".", name != ".." else { continue }
            names.append(name)
        }
        return names.sorted(by: FilePath.areInOrder)
    }

    public func createFolder(_ path: String) throws(FileError) {
        try Self.check(path)
        if mkdir(path, 0o777) == 0 { return }
        let number = errno
        switch number {
        case EEXIST: guard try look(at: path).kind == .folder else { throw FileError(.notAFolder, path: path) }
        case ENOENT:
            let outer = FilePath.folder(of: path)
            guard outer != path, try look(at: outer).kind == .missing else {
                throw FileError(number: number, path: path)
            }
            try createFolder(outer)
            try createFolder(path)
        case ENOTDIR: throw FileError(.notAFolder, path: FilePath.folder(of: path))
        default: throw FileError(number: number, path: path)
        }
    }

    public func remove(_ path: String) throws(FileError) {
        guard let status = try Self.status(of: path, followingLink: false) else {
            throw FileError(.notFound, path: path)
        }
        let result = status.kind == S_IFDIR ? rmdir(path) : unlink(path)
        if result != 0 { throw FileError(number: errno, path: path) }
    }

    // MARK: Status

    /// Returns the status of a path, or nil if nothing is there.
    static func status(of path: String, followingLink: Bool = true) throws(FileError) -> FileStatus? {
        try check(path)
        var status = stat()
        if (followingLink ? stat(path, &status) : lstat(path, &status)) == 0 { return FileStatus(status) }
        let number = errno
        if number == ENOENT || number == ENOTDIR { return nil }
        throw FileError(number: number, path: path)
    }

    /// Returns the status of a link's target, or nil for a link that leads to itself.
    private static func statusBehindLink(_ path: String) throws(FileError) -> FileStatus? {
        var status = stat()
        if stat(path, &status) == 0 { return FileStatus(status) }
        let number = errno
        if [ENOENT, ENOTDIR, ELOOP].contains(number) { return nil }
        throw FileError(number: number, path: path)
    }

    /// Throws for a path with a zero byte, which the system would truncate.
    static func check(_ path: String) throws(FileError) {
        if path.isEmpty || path.utf8.contains(0) { throw FileError(.notFound, path: path) }
    }
}

/// The used parts of a `stat`.
struct FileStatus {
    var kind: mode_t
    var mode: mode_t
    var size: Int
    var identity: FileIdentity
    /// The modification time in nanoseconds since 1970.
    var modified: Int64
    var owner: uid_t
    var group: gid_t

    init(_ status: stat) {
        kind = status.st_mode & S_IFMT
        mode = status.st_mode & 0o7777
        size = Int(status.st_size)
        identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        owner = status.st_uid
        group = status.st_gid
    }

    /// Returns a stamp of this state with the hash of its content.
    func stamp(contentHash: UInt64, size: Int) -> FileStamp {
        FileStamp(identity: identity, size: size, modified: isSettled ? modified : nil, contentHash: contentHash)
    }

    /// Whether the file was modified long enough ago. Clocks of file systems may have a resolution of two seconds:
    /// until then, a later write could have the same time.
    private var isSettled: Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - modified > 2_000_000_000
    }
}
