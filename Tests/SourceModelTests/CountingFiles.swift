import FileAccess
import Synchronization

/// Another store's files, with a list of those that were read.
final class CountingFiles: FileStore {
    private let files: MemoryFiles
    private let paths = Mutex<[String]>([])

    init(_ files: MemoryFiles) { self.files = files }

    var read: [String] { paths.withLock { $0.sorted() } }

    func forget() { paths.withLock { $0 = [] } }

    func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        paths.withLock { $0.append(path) }
        return try files.read(path, limit: limit)
    }

    func look(at path: String) throws(FileError) -> FileEntry { try files.look(at: path) }

    func list(_ folder: String) throws(FileError) -> [String] { try files.list(folder) }

    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try files.hasChanged(path, since: stamp)
    }

    func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp { try files.replace(path, with: bytes, expecting: expected) }

    func resolve(_ path: String) throws(FileError) -> String { try files.resolve(path) }

    func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        try files.hold(path, making: making)
    }

    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try self.files.put(files, asFolder: path)
    }

    func put(_ bytes: [UInt8], asFile path: String) throws(FileError) { try files.put(bytes, asFile: path) }

    func createFolder(_ path: String) throws(FileError) { try files.createFolder(path) }

    func remove(_ path: String) throws(FileError) { try files.remove(path) }
}
