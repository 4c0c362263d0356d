import Glibc

/// An open file, closed when it goes out of scope.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens a file, or returns nil and sets `errno`.
    init?(_ path: String, _ flags: Int32, mode: mode_t = 0) {
        var number: Int32
        repeat { number = open(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { close(number) }

    func status(path: String) throws(FileError) -> FileStatus {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError(number: errno, path: path) }
        return FileStatus(status)
    }

    /// Reads up to the end of the file, or one byte more than `limit`.
    func readAll(expecting size: Int, limit: Int, path: String) throws(FileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(size, limit) + 1)
        var count = 0
        while true {
            let part = bytes.withUnsafeMutableBytes {
                read(number, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if part < 0 {
                if errno == EINTR { continue }
                throw FileError(number: errno, path: path)
            }
            count += part
            if part == 0 || count > limit { break }
            if count == bytes.count {
                bytes.append(contentsOf: repeatElement(0, count: min(max(count, 4096), limit + 1 - count)))
            }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    func writeAll(_ bytes: [UInt8], path: String) throws(FileError) {
        var count = 0
        while count < bytes.count {
            let part = bytes.withUnsafeBytes { write(number, $0.baseAddress?.advanced(by: count), $0.count - count) }
            if part < 0 {
                if errno == EINTR { continue }
                throw FileError(number: errno, path: path)
            }
            count += part
        }
    }

    /// Makes sure that what was written survives a power failure, if the file system supports it.
    func synchronize(path: String) throws(FileError) { try Self.synchronize(number, path: path) }

    static func synchronize(_ number: Int32, path: String) throws(FileError) {
        while fsync(number) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP: return
            default: throw FileError(number: errno, path: path)
            }
        }
    }
}
