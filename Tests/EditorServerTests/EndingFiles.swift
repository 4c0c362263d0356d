import FileAccess
import Synchronization

/// Files of a process that is killed: after a number of changes nothing is written any more.
final class EndingFiles: FileStore {
    private let files: MemoryFiles
    private let left: Mutex<Int>

    init(_ files: MemoryFiles, changes: Int) {
        self.files = files
        left = Mutex(changes)
    }

    /// Whether the process is killed by now.
    var hasEnded: Bool { left.withLock { $0 <= 0 } }

    fileprivate func change(_ path: String) throws(FileError) {
        let isOver = left.withLock { left in
            left -= 1
            return left < 0
        }
        if isOver { throw FileError(.other("the process has ended"), path: path) }
    }

    func read(_ path: String, limit: Int) throws(FileError) -> FileContents { try files.read(path, limit: limit) }

    func look(at path: String) throws(FileError) -> FileEntry { try files.look(at: path) }

    func resolve(_ path: String) throws(FileError) -> String { try files.resolve(path) }

    func list(_ folder: String) throws(FileError) -> [String] { try files.list(folder) }

    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try files.hasChanged(path, since: stamp)
    }

    func replace(_ path: String, with bytes: [UInt8], expecting expected: FileStamp?) throws(FileError) -> FileStamp {
        try change(path)
        return try files.replace(path, with: bytes, expecting: expected)
    }

    func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        if making, try files.look(at: path).kind == .missing { try change(path) }
        return try files.hold(path, making: making).map { EndingFile($0, path, self) }
    }

    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try change(path)
        try self.files.put(files, asFolder: path)
    }

    func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        try change(path)
        try files.put(bytes, asFile: path)
    }

    func createFolder(_ path: String) throws(FileError) {
        try change(path)
        try files.createFolder(path)
    }

    func remove(_ path: String) throws(FileError) {
        try change(path)
        try files.remove(path)
    }
}

private final class EndingFile: HeldFile {
    private let file: any HeldFile
    private let path: String
    private let store: EndingFiles

    init(_ file: any HeldFile, _ path: String, _ store: EndingFiles) {
        (self.file, self.path, self.store) = (file, path, store)
    }

    var size: Int { file.size }

    func read(limit: Int) throws(FileError) -> [UInt8] { try file.read(limit: limit) }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try store.change(path)
        try file.append(bytes)
    }

    func cut(to size: Int) throws(FileError) {
        try store.change(path)
        try file.cut(to: size)
    }

    func replace(with bytes: [UInt8]) throws(FileError) {
        try store.change(path)
        try file.replace(with: bytes)
    }

    func remove() throws(FileError) {
        try store.change(path)
        try file.remove()
    }
}
