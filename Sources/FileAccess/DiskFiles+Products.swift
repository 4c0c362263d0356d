import Glibc

/// What a build makes can be made again, so it is whole or not there, but not forced onto the disk.
extension DiskFiles {
    public func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        let scratch = Self.scratchPath(beside: path)
        do throws(FileError) {
            guard mkdir(scratch, 0o777) == 0 else { throw FileError(number: errno, path: path) }
            for file in files { try Self.write(file.bytes, to: FilePath.join(scratch, file.name), as: path) }
            try swap(scratch, into: path)
        } catch {
            try? removeAll(at: scratch)
            throw error
        }
    }

    public func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        let scratch = Self.scratchPath(beside: path)
        do throws(FileError) {
            try Self.write(bytes, to: scratch, as: path)
            if try look(at: path).kind == .folder { try removeAll(at: path) }
            if rename(scratch, path) != 0 { throw FileError(number: errno, path: path) }
        } catch {
            try? remove(scratch)
            throw error
        }
    }

    /// A folder cannot be renamed over one that holds something, so what stands there is moved aside first.
    private func swap(_ scratch: String, into path: String) throws(FileError) {
        let old = scratch + ".old"
        let isReplacing = try look(at: path).kind != .missing
        if isReplacing, rename(path, old) != 0 { throw FileError(number: errno, path: path) }
        if rename(scratch, path) != 0 {
            let number = errno
            if isReplacing { rename(old, path) }
            throw FileError(number: number, path: path)
        }
        if isReplacing { try removeAll(at: old) }
    }

    private static func scratchPath(beside path: String) -> String {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        let name = ".\(FilePath.name(of: trimmed)).\(getpid())-\(UInt32.random(in: 0 ... .max)).making"
        return FilePath.join(FilePath.folder(of: trimmed), name)
    }

    private static func write(_ bytes: [UInt8], to path: String, as name: String) throws(FileError) {
        guard let file = Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) else {
            throw FileError(number: errno, path: name)
        }
        try file.writeAll(bytes, path: name)
    }
}
