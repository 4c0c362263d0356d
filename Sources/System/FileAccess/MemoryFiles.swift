import Synchronization

/// Files that exist in memory only: for tests, and for what must not touch the disk. It answers as `DiskFiles` does, errors
/// included. Relative paths start at `/`.
public final class MemoryFiles: FileStore {
    private let state: Mutex<MemoryFolderTree>

    /// With a `capacity` in bytes, saving runs out of room as a disk does: old and new content stand beside each other.
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
        try reach { tree throws(FileError) in
            let target = try tree.resolveForSaving(path)
            let old = tree.items[target]
            if let old {
                _ = try old.bytes(path: path)
                guard old.mode & 0o222 != 0 else { throw FileError(.permission, path: path) }
            }
            try tree.checkFolder(of: target)
            if let capacity = tree.capacity, tree.size + bytes.count > capacity {
                throw FileError(.diskFull, path: path)
            }
            if let expected, try tree.hasChanged(path, since: expected) { throw FileError(.changedOnDisk, path: path) }
            let new = tree.put(.file(bytes), at: target, mode: old?.mode ?? 0o644)
            return new.stamp(of: bytes)
        }
    }

    public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try reach { tree throws(FileError) in
            let (target, item) = try tree.find(path)
            let old = try item.bytes(path: path)
            guard item.mode & 0o222 != 0 else { throw FileError(.permission, path: path) }
            if let capacity = tree.capacity, tree.size + bytes.count > capacity {
                throw FileError(.diskFull, path: path)
            }
            tree.put(.file(old + bytes), at: target, mode: item.mode)
        }
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

    /// A mutex passes errors on only if their type is the closure's own; a result keeps it.
    private func reach<Value: Sendable>(
        _ body: (inout MemoryFolderTree) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let result = state.withLock { tree in
            Result { () throws(FileError) -> Value in try body(&tree) }
        }
        return try result.get()
    }
}

// MARK: - What other programs do

extension MemoryFiles {
    /// Writes a file in place, as a program that knows nothing of this store would. Folders are made as needed.
    public func write(_ text: String, to path: String) {
        state.withLock { tree in _ = tree.put(.file(Array(text.utf8)), at: (try? tree.resolve(path)) ?? path) }
    }

    /// Gives a file a new time of change and leaves its content.
    public func touch(_ path: String) {
        state.withLock { tree in
            guard let target = try? tree.resolve(path) else { return }
            let now = tree.tick()
            tree.items[target]?.modified = now
        }
    }

    /// Makes a symbolic link.
    public func makeLink(at path: String, to destination: String) {
        state.withLock { tree in _ = tree.put(.link(destination), at: path) }
    }

    /// Makes something that is neither file nor folder.
    public func makePipe(at path: String) {
        state.withLock { tree in _ = tree.put(.other, at: path) }
    }

    /// The permission bits. All of read or write missing means no permission.
    public func setMode(_ mode: UInt32, of path: String) {
        state.withLock { tree in
            guard let target = try? tree.resolve(path) else { return }
            tree.items[target]?.mode = mode
        }
    }

    /// Nil where nothing is.
    public func mode(of path: String) -> UInt32? {
        state.withLock { tree in (try? tree.resolve(path)).flatMap { tree.items[$0]?.mode } }
    }
}
