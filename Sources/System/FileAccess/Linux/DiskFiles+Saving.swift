import Glibc

/// Saving. A file is written beside the one it replaces and then renamed, which is atomic. Hard links to the old file
/// keep the old content. Between the last check of the old file and the renaming another program can change it, which
/// only locks that others honor could prevent.
extension DiskFiles {
    @discardableResult
    public func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp {
        try prepare(path, with: bytes, expecting: expected).replace()
    }

    public func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> any PreparedFile {
        try prepare(path, with: bytes, expecting: expected, as: nil)
    }

    /// Prepares a file under a temporary path that was chosen before, or a new one.
    func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?, as scratch: String?
    ) throws(FileError) -> any PreparedFile {
        let target = followsLinks ? try Self.target(of: path) : path
        let old = try Self.status(of: target)
        if let old { try Self.checkWritable(target, old) }
        SavingName.removeLeftOvers(beside: target)
        let new = try SavingFile(beside: target, as: scratch, mode: old == nil ? 0o644 : 0o600)
        do throws(FileError) {
            try new.file.writeAll(bytes, path: path)
            if let old { new.copyAttributes(of: old) }
            try new.file.synchronize(path: path)
            let stamp = try new.file.status(path: path).stamp(contentHash: FileStamp.hash(of: bytes), size: bytes.count)
            return PreparedDiskFile(new.path, target, stamp) { () throws(FileError) in
                guard let expected, try hasChanged(target, since: expected) else { return }
                throw FileError(.changedOnDisk, path: path)
            }
        } catch {
            new.discard()
            throw error
        }
    }

    /// Returns the path at the end of a chain of links, whether it exists or not.
    static func target(of path: String) throws(FileError) -> String {
        try check(path)
        var target = path
        for _ in 0..<40 {
            guard let link = try status(of: target, followingLink: false), link.kind == S_IFLNK else { return target }
            let pointed = try destination(of: target)
            target = pointed.hasPrefix("/") ? pointed : FilePath.join(FilePath.folder(of: target), pointed)
        }
        throw FileError(.other(FileError.words(for: ELOOP)), path: path)
    }

    private static func destination(of link: String) throws(FileError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &buffer, buffer.count)
        guard count >= 0 else { throw FileError(number: errno, path: link) }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Throws if the old file is read-only, which renaming doesn't check. Its mode also applies to the superuser:
    /// whoever made a file read-only means it.
    private static func checkWritable(_ path: String, _ status: FileStatus) throws(FileError) {
        try checkIsFile(status, path: path)
        guard status.mode & 0o222 != 0, faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else {
            throw FileError(.permission, path: path)
        }
    }
}

/// A file that is being written under a temporary name.
private struct SavingFile: ~Copyable {
    let file: Descriptor
    let path: String

    init(beside target: String, as scratch: String?, mode: mode_t) throws(FileError) {
        while true {
            let path = scratch ?? SavingName.next(beside: target)
            if let file = Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode) {
                self.file = file
                self.path = path
                return
            }
            let number = errno
            SavingName.forget(path)
            if number != EEXIST || scratch != nil { throw FileError(number: number, path: FilePath.folder(of: target)) }
        }
    }

    /// Copies the mode and, if the system allows it, owner and group of the replaced file.
    func copyAttributes(of old: FileStatus) {
        if fchown(file.number, old.owner, old.group) != 0 { _ = fchown(file.number, uid_t.max, old.group) }
        _ = fchmod(file.number, old.mode)
    }

    func discard() {
        unlink(path)
        forget()
    }

    func forget() { SavingName.forget(path) }
}

/// New content beside the file that it will replace.
private final class PreparedDiskFile: PreparedFile {
    private let path: String
    private let target: String
    private let stamp: FileStamp
    private let check: () throws(FileError) -> Void
    private var isOver = false

    /// `check` throws if the file isn't the expected one.
    init(_ path: String, _ target: String, _ stamp: FileStamp, check: @escaping () throws(FileError) -> Void) {
        (self.path, self.target, self.stamp) = (path, target, stamp)
        self.check = check
    }

    func commit() throws(FileError) -> FileStamp {
        try check()
        if rename(path, target) != 0 { throw FileError(number: errno, path: target) }
        isOver = true
        SavingName.forget(path)
        // The new content is saved; if the folder can't be synchronized, nothing can be undone.
        if let folder = Descriptor(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY) {
            try? folder.synchronize(path: target)
        }
        return stamp
    }

    func discard() {
        guard !isOver else { return }
        isOver = true
        unlink(path)
        SavingName.forget(path)
    }
}
