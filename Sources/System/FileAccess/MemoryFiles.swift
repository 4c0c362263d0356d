import Synchronization

/// Files in memory, for tests and for what must not touch the disk. It behaves like `DiskFiles`, including errors.
/// Relative paths start at `/`.
public final class MemoryFiles: FileStore {
    private let state: Mutex<MemoryFolderTree>

    /// Creates files. With a `capacity` in bytes, saving fails like on a full disk: old and new content exist at the
    /// same time.
    public init(_ files: [String: String] = [:], capacity: Int? = nil) {
        var tree = MemoryFolderTree(capacity: capacity)
        for (path, text) in files { tree.put(.file(Array(text.utf8)), at: path) }
        state = Mutex(tree)
    }

    public func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        try reach { tree throws(FileError) in
            let (_, item) = try tree.find(path)
            guard item.mode & 0o444 != 0 else { throw FileError(.permission, path: path) }
            let bytes = try item.bytes(path: path)
            if bytes.count > limit { throw FileError(.tooLarge(bytes: bytes.count, limit: limit), path: path) }
            return FileContents(bytes: bytes, stamp: item.stamp(of: bytes))
        }
    }

    public func look(at path: String) throws(FileError) -> FileEntry {
        try reach { tree throws(FileError) in
            let isLink = tree.items[(try? tree.resolve(path, followingLast: false)) ?? ""]?.isLink ?? false
            do throws(FileError) {
                return try tree.find(path).item.entry(isLink: isLink)
            } catch {
                guard isLink || (error.reason == .notFound && !path.isEmpty) else { throw error }
                return FileEntry(kind: .missing, isLink: isLink)
            }
        }
    }

    public func resolve(_ path: String) throws(FileError) -> String {
        try reach { tree throws(FileError) in try tree.resolveForSaving(path) }
    }

    public func list(_ folder: String) throws(FileError) -> [String] {
        try reach { tree throws(FileError) in
            let (path, item) = try tree.find(folder)
            guard case .folder = item.content else { throw FileError(.notAFolder, path: folder) }
            guard item.mode & 0o444 != 0 else { throw FileError(.permission, path: folder) }
            return tree.names(in: path).sorted(by: FilePath.areInOrder)
        }
    }

    public func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try reach { tree throws(FileError) in try tree.hasChanged(path, since: stamp) }
    }

    @discardableResult
    public func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp {
        try prepare(path, with: bytes, expecting: expected).replace()
    }

    public func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> any PreparedFile {
        try reach { tree throws(FileError) in
            let target = try tree.resolveForSaving(path)
            if let old = tree.items[target] {
                _ = try old.bytes(path: path)
                guard old.mode & 0o222 != 0 else { throw FileError(.permission, path: path) }
            }
            try tree.checkFolder(of: target)
            if let capacity = tree.capacity, tree.size + bytes.count > capacity {
                throw FileError(.diskFull, path: path)
            }
            tree.prepared += bytes.count
        }
        return PreparedMemoryFile(path, bytes, expected, in: self)
    }

    fileprivate func commit(_ path: String, _ bytes: [UInt8], _ expected: FileStamp?) throws(FileError) -> FileStamp {
        try reach { tree throws(FileError) in
            if let expected, try tree.hasChanged(path, since: expected) { throw FileError(.changedOnDisk, path: path) }
            let target = try tree.resolveForSaving(path)
            tree.prepared -= bytes.count
            return tree.put(.file(bytes), at: target, mode: tree.items[target]?.mode ?? 0o644).stamp(of: bytes)
        }
    }

    fileprivate func discard(_ bytes: [UInt8]) { state.withLock { $0.prepared -= bytes.count } }

    public func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        let target: String? = try reach { tree throws(FileError) in
            guard making || (try? tree.resolve(path, followingLast: false)) != nil else { return nil }
            let target = try tree.resolve(path, followingLast: false)
            guard let item = tree.items[target] else {
                if !making { return nil }
                try tree.checkFolder(of: target)
                tree.put(.file([]), at: target, mode: 0o600)
                tree.held.insert(target)
                return target
            }
            _ = try item.bytes(path: path)
            guard item.mode & 0o600 == 0o600 else { throw FileError(.permission, path: path) }
            guard tree.held.insert(target).inserted else { throw FileError(.inUse, path: path) }
            return target
        }
        return target.map { HeldMemoryFile($0, in: self) }
    }

    public func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try FilePath.checkNames(of: files, in: path)
        try reach { tree throws(FileError) in
            let target = try tree.makeRoom(for: files.reduce(0) { $0 + $1.bytes.count }, at: path)
            tree.put(.folder, at: target)
            for file in files { tree.put(.file(file.bytes), at: FilePath.join(target, file.name)) }
        }
    }

    public func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        try reach { tree throws(FileError) in
            let target = try tree.makeRoom(for: bytes.count, at: path)
            tree.put(.file(bytes), at: target)
        }
    }

    public func createFolder(_ path: String) throws(FileError) {
        try reach { tree throws(FileError) in try tree.createFolder(path) }
    }

    public func remove(_ path: String) throws(FileError) {
        try reach { tree throws(FileError) in
            let target = try tree.resolve(path, followingLast: false)
            guard let item = tree.items[target], target != "/" else { throw FileError(.notFound, path: path) }
            try tree.checkFolder(of: target)
            if case .folder = item.content, !tree.names(in: target).isEmpty {
                throw FileError(.folderNotEmpty, path: path)
            }
            tree.items[target] = nil
        }
    }

    /// Calls a closure with the state. A mutex rethrows only the closure's own error type, so a result passes it.
    fileprivate func reach<Value: Sendable>(
        _ body: (inout MemoryFolderTree) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let result = state.withLock { tree in
            Result { () throws(FileError) -> Value in try body(&tree) }
        }
        return try result.get()
    }
}

// MARK: - Holding

/// A held file that is read and written at its path, which nobody else can hold meanwhile.
private final class HeldMemoryFile: HeldFile {
    private let path: String
    private let files: MemoryFiles

    init(_ path: String, in files: MemoryFiles) { (self.path, self.files) = (path, files) }

    deinit { try? files.reach { tree throws(FileError) in _ = tree.held.remove(path) } }

    var size: Int { (try? files.look(at: path).size) ?? 0 }

    func read(limit: Int) throws(FileError) -> [UInt8] { try files.read(path, limit: limit).bytes }

    func append(_ bytes: [UInt8]) throws(FileError) { try files.rewrite(path) { $0 + bytes } }

    func cut(to size: Int) throws(FileError) { try files.rewrite(path) { Array($0.prefix(size)) } }

    func replace(with bytes: [UInt8]) throws(FileError) { try files.rewrite(path) { _ in bytes } }

    func remove() throws(FileError) { try files.remove(path) }
}

extension MemoryFiles {
    fileprivate func rewrite(_ path: String, _ change: @Sendable ([UInt8]) -> [UInt8]) throws(FileError) {
        try reach { tree throws(FileError) in
            let (target, item) = try tree.find(path)
            let old = try item.bytes(path: path)
            let new = change(old)
            if let capacity = tree.capacity, tree.size + new.count - old.count > capacity {
                throw FileError(.diskFull, path: path)
            }
            tree.put(.file(new), at: target, mode: item.mode)
        }
    }

    /// Returns the files as another process finds them after this one has ended.
    public func leftBehind() -> MemoryFiles {
        let copy = MemoryFiles()
        let tree = state.withLock { $0 }
        copy.state.withLock {
            $0 = tree
            $0.held = []
        }
        return copy
    }

    /// The size of all files together, in bytes.
    public var usedBytes: Int { state.withLock { $0.size } }

    /// Sets the capacity for all files together, in bytes.
    public func setCapacity(_ capacity: Int?) { state.withLock { $0.capacity = capacity } }
}

// MARK: - Changes by other programs

extension MemoryFiles {
    /// Writes a file in place, as another program does. Folders are created as needed.
    public func write(_ text: String, to path: String) {
        state.withLock { tree in _ = tree.put(.file(Array(text.utf8)), at: (try? tree.resolve(path)) ?? path) }
    }

    /// Changes the modification time of a file.
    public func touch(_ path: String) {
        state.withLock { tree in
            guard let target = try? tree.resolve(path) else { return }
            let now = tree.tick()
            tree.items[target]?.modified = now
        }
    }

    /// Creates a symbolic link.
    public func makeLink(at path: String, to destination: String) {
        state.withLock { tree in _ = tree.put(.link(destination), at: path) }
    }

    /// Creates an item that is neither file nor folder.
    public func makePipe(at path: String) {
        state.withLock { tree in _ = tree.put(.other, at: path) }
    }

    /// Sets the permission bits. Without any bit for reading or writing there is no permission.
    public func setMode(_ mode: UInt32, of path: String) {
        state.withLock { tree in
            guard let target = try? tree.resolve(path) else { return }
            tree.items[target]?.mode = mode
        }
    }

    /// Returns the permission bits, or nil if nothing is there.
    public func mode(of path: String) -> UInt32? {
        state.withLock { tree in (try? tree.resolve(path)).flatMap { tree.items[$0]?.mode } }
    }
}

private final class PreparedMemoryFile: PreparedFile {
    private let path: String
    private let bytes: [UInt8]
    private let expected: FileStamp?
    private let files: MemoryFiles
    private var isOver = false

    init(_ path: String, _ bytes: [UInt8], _ expected: FileStamp?, in files: MemoryFiles) {
        (self.path, self.bytes, self.expected, self.files) = (path, bytes, expected, files)
    }

    func commit() throws(FileError) -> FileStamp {
        let stamp = try files.commit(path, bytes, expected)
        isOver = true
        return stamp
    }

    func discard() {
        if !isOver { files.discard(bytes) }
        isOver = true
    }
}
