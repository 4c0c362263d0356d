import Glibc

/// Files that can be made again: they are complete or missing, but not synchronized to the disk.
extension DiskFiles {
    public func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try FilePath.checkNames(of: files, in: path)
        try Self.install(at: path) { scratch throws(FileError) in
            guard mkdir(scratch, 0o777) == 0 else { throw FileError(number: errno, path: FilePath.folder(of: scratch)) }
            for file in files {
                try Self.write(file.bytes, to: FilePath.join(scratch, file.name), as: FilePath.join(path, file.name))
            }
        }
    }

    public func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        try Self.install(at: path) { scratch throws(FileError) in
            try Self.write(bytes, to: scratch, as: FilePath.folder(of: scratch))
        }
    }

    /// Lets `make` create something beside the path, and moves it there when it is complete.
    private static func install(at path: String, make: (_ scratch: String) throws(FileError) -> Void) throws(FileError)
    {
        try check(path)
        var path = path
        while path.hasSuffix("/"), path != "/" { path.removeLast() }
        SavingName.removeLeftOvers(beside: path, .making)
        let (scratch, old) = (SavingName.next(beside: path, .making), SavingName.next(beside: path, .making))
        defer {
            for name in [scratch, old] {
                try? DiskFiles().removeAll(at: name)
                SavingName.forget(name)
            }
        }
        try make(scratch)
        try move(scratch, to: path, old: old)
    }

    /// Moves a file or folder. A file replaces another in one step. A folder can't, so the existing one is moved away
    /// first; if another program creates one in between, that is moved away as well.
    private static func move(_ scratch: String, to path: String, old: String) throws(FileError) {
        for _ in 0..<100 {
            if rename(scratch, path) == 0 { return }
            guard [ENOTEMPTY, EEXIST, EISDIR, ENOTDIR].contains(errno) else { break }
            try? DiskFiles().removeAll(at: old)
            guard rename(path, old) == 0 || errno == ENOENT else { break }
            if rename(scratch, path) == 0 { return }
            let number = errno
            rename(old, path)
            errno = number
        }
        throw FileError(number: errno, path: path)
    }

    private static func write(_ bytes: [UInt8], to path: String, as name: String) throws(FileError) {
        guard let file = Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) else {
            throw FileError(number: errno, path: name)
        }
        try file.writeAll(bytes, path: name)
    }
}
