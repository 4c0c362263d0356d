/// Folders, files and links by their absolute paths without links.
struct MemoryFolderTree: Sendable {
    struct Item: Sendable {
        enum Content: Sendable {
            case file([UInt8])
            case folder
            case link(String)
            case other
        }

        var content: Content
        var mode: UInt32
        var inode: UInt64
        var modified: Int64

        var isLink: Bool { if case .link = content { true } else { false } }
        var identity: FileIdentity { FileIdentity(device: 1, inode: inode) }

        func bytes(path: String) throws(FileError) -> [UInt8] {
            switch content {
            case .file(let bytes): return bytes
            case .folder: throw FileError(.isFolder, path: path)
            case .link: throw FileError(.isLink, path: path)
            case .other: throw FileError(.notAFile, path: path)
            }
        }

        func stamp(of bytes: [UInt8]) -> FileStamp {
            FileStamp(identity: identity, size: bytes.count, modified: modified, contentHash: FileStamp.hash(of: bytes))
        }

        func entry(isLink: Bool) -> FileEntry {
            switch content {
            case .file(let bytes): FileEntry(kind: .file, size: bytes.count, isLink: isLink, identity: identity)
            case .folder: FileEntry(kind: .folder, isLink: isLink, identity: identity)
            case .link, .other: FileEntry(kind: .other, isLink: isLink, identity: identity)
            }
        }
    }

    var items: [String: Item] = [:]
    var capacity: Int?
    /// The bytes of files that are prepared, but not there yet.
    var prepared = 0
    /// The paths of held files.
    var held: Set<String> = []
    private var lastNumber: Int64 = 0

    init(capacity: Int?) {
        self.capacity = capacity
        items["/"] = Item(content: .folder, mode: 0o755, inode: 1, modified: tick())
    }

    /// The total size of all files in bytes, with that of prepared ones.
    var size: Int {
        items.values.reduce(prepared) { if case .file(let bytes) = $1.content { $0 + bytes.count } else { $0 } }
    }

    mutating func tick() -> Int64 {
        lastNumber += 1
        return lastNumber
    }

    /// Adds an item at a path, creating the folders above it.
    @discardableResult
    mutating func put(_ content: Item.Content, at path: String, mode: UInt32? = nil) -> Item {
        let path = path.hasPrefix("/") ? path : "/\(path)"
        let folder = FilePath.folder(of: path)
        if items[folder] == nil { put(.folder, at: folder) }
        let isFolder = if case .folder = content { true } else { false }
        let number = tick()
        let item = Item(
            content: content, mode: mode ?? (isFolder ? 0o755 : 0o644), inode: UInt64(number) + 1, modified: number)
        items[path] = item
        return item
    }

    /// Returns the path at the end of all links. Its last component need not exist.
    func resolve(_ path: String, followingLast: Bool = true) throws(FileError) -> String {
        if path.isEmpty || path.utf8.contains(0) { throw FileError(.notFound, path: path) }
        var done: [String] = []
        var rest = Self.parts(of: path)
        var links = 0
        while let name = rest.popLast() {
            if name == "." { continue }
            if name == ".." {
                _ = done.popLast()
                continue
            }
            let here = "/" + (done + [name]).joined(separator: "/")
            guard let item = items[here] else {
                if rest.isEmpty { return here }
                throw FileError(.notFound, path: path)
            }
            switch item.content {
            case .link(let destination) where followingLast || !rest.isEmpty:
                links += 1
                if links > 40 { throw FileError(.other("too many levels of symbolic links"), path: path) }
                if destination.hasPrefix("/") { done = [] }
                rest += Self.parts(of: destination)
            case .file where !rest.isEmpty, .other where !rest.isEmpty: throw FileError(.notFound, path: path)
            default: done.append(name)
            }
        }
        return "/" + done.joined(separator: "/")
    }

    /// Returns the path at which a file is created or replaced. If its folder is missing, the error names the folder.
    func resolveForSaving(_ path: String) throws(FileError) -> String {
        do throws(FileError) {
            return try resolve(path)
        } catch {
            guard error.reason == .notFound, !path.isEmpty, !path.utf8.contains(0) else { throw error }
            throw FileError(.notFound, path: FilePath.folder(of: path))
        }
    }

    /// Returns the components, last one first.
    private static func parts(of path: String) -> [String] { path.split(separator: "/").map(String.init).reversed() }

    func find(_ path: String) throws(FileError) -> (path: String, item: Item) {
        let target = try resolve(path)
        guard let item = items[target] else { throw FileError(.notFound, path: path) }
        return (target, item)
    }

    func names(in folder: String) -> [String] {
        let start = folder == "/" ? "/" : "\(folder)/"
        return items.keys.filter { $0.hasPrefix(start) && $0 != "/" && !$0.dropFirst(start.count).contains("/") }
            .map { String($0.dropFirst(start.count)) }
    }

    /// Throws if a folder doesn't exist or isn't writable, so that nothing in it can be created, replaced or removed.
    func checkFolder(of path: String) throws(FileError) {
        let folder = FilePath.folder(of: path)
        guard let item = items[folder] else { throw FileError(.notFound, path: folder) }
        guard item.mode & 0o222 != 0 else { throw FileError(.permission, path: folder) }
    }

    /// Removes what is at a path, including links themselves and folders with their contents, to make room for an item.
    /// Does nothing if the item doesn't fit.
    mutating func makeRoom(for size: Int, at path: String) throws(FileError) -> String {
        let target: String
        do throws(FileError) {
            target = try resolve(path, followingLast: false)
        } catch {
            guard error.reason == .notFound, !path.isEmpty, !path.utf8.contains(0) else { throw error }
            throw FileError(.notFound, path: FilePath.folder(of: path))
        }
        guard target != "/" else { throw FileError(.other("device or resource busy"), path: path) }
        try checkFolder(of: target)
        if let capacity, self.size + size > capacity { throw FileError(.diskFull, path: path) }
        for key in items.keys where key == target || key.hasPrefix(target + "/") { items[key] = nil }
        return target
    }

    mutating func createFolder(_ path: String) throws(FileError) {
        if path.isEmpty || path.utf8.contains(0) { throw FileError(.notFound, path: path) }
        var made = path.hasPrefix("/") ? "/" : ""
        for part in Self.parts(of: path).reversed() {
            made = FilePath.join(made, part)
            let target = try resolve(made)
            if let item = items[target] {
                guard case .folder = item.content else { throw FileError(.notAFolder, path: made) }
            } else {
                try checkFolder(of: target)
                put(.folder, at: target)
            }
        }
    }

    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        let target: String
        do throws(FileError) {
            target = try resolveForSaving(path)
        } catch {
            // Nothing is in a folder that is missing.
            guard error.reason == .notFound, error.path == FilePath.folder(of: path) else { throw error }
            return !stamp.isMissing
        }
        guard let item = items[target] else { return !stamp.isMissing }
        guard case .file(let bytes) = item.content else { return true }
        return !item.stamp(of: bytes).hasSameContent(as: stamp)
    }
}
