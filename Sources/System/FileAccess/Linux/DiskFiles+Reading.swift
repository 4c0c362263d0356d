import Glibc

extension DiskFiles {
    public func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        // Another program may be writing in place; the file is read when it pauses.
        for _ in 0..<4 {
            if let contents = try readOnce(path, limit: limit) { return contents }
        }
        throw FileError(.changedOnDisk, path: path)
    }

    public func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        guard let status = try Self.status(of: path) else { return !stamp.isMissing }
        if stamp.isMissing || status.kind != S_IFREG { return true }
        if let modified = stamp.modified, status.identity == stamp.identity, status.size == stamp.size,
            status.modified == modified
        {
            return false
        }
        do throws(FileError) {
            return !(try read(path, limit: stamp.size).stamp.hasSameContent(as: stamp))
        } catch {
            switch error.reason {
            case .tooLarge, .changedOnDisk, .notFound: return true
            default: throw error
            }
        }
    }

    /// Returns the contents, or nil if the file changed while it was read.
    private func readOnce(_ path: String, limit: Int) throws(FileError) -> FileContents? {
        // Checked before it is opened, because opening a device can have effects.
        guard let found = try Self.status(of: path) else { throw FileError(.notFound, path: path) }
        try Self.checkIsFile(found, path: path)
        guard let file = Descriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)) else {
            if errno == ELOOP, !followsLinks { throw FileError(.isLink, path: path) }
            throw FileError(number: errno, path: path)
        }
        let before = try file.status(path: path)
        try Self.checkIsFile(before, path: path)
        if before.size > limit { throw FileError(.tooLarge(bytes: before.size, limit: limit), path: path) }
        let bytes = try file.readAll(expecting: before.size, limit: limit, path: path)
        let after = try file.status(path: path)
        if bytes.count > limit {
            throw FileError(.tooLarge(bytes: max(after.size, bytes.count), limit: limit), path: path)
        }
        guard after.size == before.size, after.modified == before.modified else { return nil }
        return FileContents(
            bytes: bytes, stamp: after.stamp(contentHash: FileStamp.hash(of: bytes), size: bytes.count))
    }

    static func checkIsFile(_ status: FileStatus, path: String) throws(FileError) {
        switch status.kind {
        case S_IFREG: return
        case S_IFDIR: throw FileError(.isFolder, path: path)
        default: throw FileError(.notAFile, path: path)
        }
    }
}
