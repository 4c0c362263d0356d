import Glibc

extension DiskFiles {
    public func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        let folder: FolderDescriptor
        do throws(FileError) {
            folder = try FolderDescriptor(of: path)
        } catch {
            if error.reason == .notFound, !making { return nil }
            throw error
        }
        // The process that held the file may have replaced or removed it in the meantime.
        for _ in 0..<100 {
            let flags = O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | (making ? O_CREAT : 0)
            guard let file = Descriptor(folder.path, flags, mode: 0o600) else {
                if errno == ENOENT, !making { return nil }
                if errno == ELOOP { throw FileError(.isLink, path: path) }
                throw FileError(number: errno, path: path)
            }
            let status = try file.status(path: path)
            try Self.checkIsFile(status, path: path)
            try file.lock(path: path)
            let found = try Self.status(of: folder.path, followingLink: false)
            guard let found, found.identity == status.identity else { continue }
            return HeldDiskFile(consume file, path, in: folder, size: found.size)
        }
        throw FileError(.inUse, path: path)
    }
}

/// A file locked by `flock`, which belongs to the open file and ends with it.
private final class HeldDiskFile: HeldFile {
    private var file: Descriptor
    private let path: String
    private let folder: FolderDescriptor
    private(set) var size: Int
    private let disk = BackgroundSynchronization()

    init(_ file: consuming Descriptor, _ path: String, in folder: FolderDescriptor, size: Int) {
        self.file = file
        self.path = path
        self.folder = folder
        self.size = size
    }

    func read(limit: Int) throws(FileError) -> [UInt8] {
        if size > limit { throw FileError(.tooLarge(bytes: size, limit: limit), path: path) }
        lseek(file.number, 0, SEEK_SET)
        return try file.readAll(expecting: size, limit: limit, path: path)
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        do throws(FileError) {
            try disk.check()
            try file.writeAll(bytes, path: path)
            size += bytes.count
        } catch {
            ftruncate(file.number, off_t(size))
            throw error
        }
        disk.begin(file.number, path: path)
    }

    // The descriptor is in use until then.
    deinit { disk.finish() }

    func cut(to size: Int) throws(FileError) {
        guard ftruncate(file.number, off_t(size)) == 0 else { throw FileError(number: errno, path: path) }
        self.size = size
        try file.synchronize(path: path)
    }

    func replace(with bytes: [UInt8]) throws(FileError) {
        let scratch = SavingName.next(beside: folder.path)
        defer { SavingName.forget(scratch) }
        guard let new = Descriptor(scratch, O_RDWR | O_APPEND | O_CREAT | O_EXCL, mode: 0o600) else {
            throw FileError(number: errno, path: path)
        }
        do throws(FileError) {
            try new.lock(path: path)
            try new.writeAll(bytes, path: path)
            try new.synchronize(path: path)
            if rename(scratch, folder.path) != 0 { throw FileError(number: errno, path: path) }
        } catch {
            unlink(scratch)
            throw error
        }
        disk.finish()
        file = new
        size = bytes.count
        if let folder = Descriptor(FilePath.folder(of: folder.path), O_RDONLY | O_DIRECTORY) {
            try? folder.synchronize(path: path)
        }
    }

    func remove() throws(FileError) {
        if unlink(folder.path) != 0, errno != ENOENT { throw FileError(number: errno, path: path) }
    }
}

extension Descriptor {
    /// Locks the file, waiting briefly for a process that is about to end. File systems without locks are accepted.
    fileprivate func lock(path: String) throws(FileError) {
        for _ in 0..<20 {
            if flock(number, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { return }
            usleep(10_000)
        }
        throw FileError(.inUse, path: path)
    }
}
