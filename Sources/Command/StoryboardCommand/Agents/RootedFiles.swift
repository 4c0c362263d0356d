import FileAccess
import Synchronization

/// The files in some folders, the roots. What is outside of them, also behind a link, isn't there and can't be written.
///
/// What is written is recorded, so that it can be undone. A folder that exists in memory only takes what commands write for their
/// caller, such as pictures.
final class RootedFiles: FileStore {
    /// The folder that exists in memory only.
    static let outbox = "/openstoryboard-outbox"

    /// A file that was replaced.
    struct Replaced: Hashable, Sendable {
        var path: String
        /// The content before and after, or nil if there is no file.
        var before, after: [UInt8]?
    }

    /// The roots without links.
    let roots: [String]
    private let base: any FileStore
    private let memory = MemoryFiles()
    private let records = Mutex<[Replaced]>([])

    init(_ base: any FileStore, roots: [String]) {
        self.base = base
        self.roots = roots.compactMap { try? base.resolve($0) }
    }

    var replaced: [Replaced] { records.withLock { $0 } }

    /// Returns what a command has written for its caller.
    func sent(_ name: String) -> [UInt8]? { try? memory.read("\(Self.outbox)/\(name)").bytes }

    /// The names of what commands have written for their caller.
    var sentNames: [String] { (try? memory.list(Self.outbox)) ?? [] }

    // MARK: Places

    /// Returns the path without links of an item in a root.
    private func inside(_ path: String) throws(FileError) -> String {
        // Relative paths are those in the first root.
        let whole = path.hasPrefix("/") ? path : roots.first.map { FilePath.join($0, path) } ?? path
        let place = try resolved(whole)
        if roots.contains(where: { Self.contains($0, place) }) { return place }
        throw FileError(.other("it is outside of the roots"), path: path)
    }

    /// Returns the path without links of an item, some of whose folders may have to be created.
    private func resolved(_ path: String) throws(FileError) -> String {
        do throws(FileError) {
            return try base.resolve(path)
        } catch {
            let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
            guard error.reason == .notFound, folder != path, FilePath.isName(name) else { throw error }
            return FilePath.join(try resolved(folder), name)
        }
    }

    private static func contains(_ root: String, _ place: String) -> Bool {
        place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }

    private static func isSent(_ path: String) -> Bool { contains(outbox, path) }

    /// Calls a closure with an item that nobody can replace by a link in the meantime.
    private func reach<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        let place = try inside(path)
        do throws(FileError) {
            return try base.withoutLinks(place, body)
        } catch {
            throw FileError(error.reason, path: path)
        }
    }

    // MARK: Reading

    func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        if Self.isSent(path) { return try memory.read(path, limit: limit) }
        return try reach(path) { files, place throws(FileError) in try files.read(place, limit: limit) }
    }

    func look(at path: String) throws(FileError) -> FileEntry {
        if Self.isSent(path) { return try memory.look(at: path) }
        guard let place = try? inside(path) else { return FileEntry(kind: .missing) }
        return try base.look(at: place)
    }

    func resolve(_ path: String) throws(FileError) -> String {
        Self.isSent(path) ? try memory.resolve(path) : try inside(path)
    }

    func list(_ folder: String) throws(FileError) -> [String] {
        if Self.isSent(folder) { return try memory.list(folder) }
        return try base.list(try inside(folder))
    }

    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        if Self.isSent(path) { return try memory.hasChanged(path, since: stamp) }
        return try base.hasChanged(try inside(path), since: stamp)
    }

    func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        throw FileError(.permission, path: path)
    }

    // MARK: Writing

    @discardableResult
    func replace(_ path: String, with bytes: [UInt8], expecting expected: FileStamp?) throws(FileError) -> FileStamp {
        if Self.isSent(path) { return try memory.replace(path, with: bytes, expecting: expected) }
        return try recording([(path, bytes)]) { places throws(FileError) in
            try base.replace(places[0], with: bytes, expecting: expected)
        }
    }

    @discardableResult
    func replaceAll(_ changes: [FileChange]) throws(FileError) -> [FileStamp] {
        try recording(changes.map { ($0.path, $0.bytes) }) { places throws(FileError) in
            let moved = zip(changes, places).map { change, place in
                FileChange(
                    place, change.bytes, expecting: change.expected, makesFolders: change.makesFolders,
                    followsLinks: change.followsLinks)
            }
            return try base.replaceAll(moved)
        }
    }

    func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        if Self.isSent(path) { return try memory.put(bytes, asFile: path) }
        try recording([(path, bytes)]) { places throws(FileError) in try base.put(bytes, asFile: places[0]) }
    }

    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        if Self.isSent(path) { return try memory.put(files, asFolder: path) }
        try base.put(files, asFolder: try inside(path))
    }

    func createFolder(_ path: String) throws(FileError) {
        Self.isSent(path) ? try memory.createFolder(path) : try base.createFolder(try inside(path))
    }

    func remove(_ path: String) throws(FileError) {
        if Self.isSent(path) { return try memory.remove(path) }
        let place = try inside(path)
        if roots.contains(place) { throw FileError(.permission, path: path) }
        try recording([(path, nil)]) { places throws(FileError) in try base.remove(places[0]) }
    }

    /// Calls a closure with the places of files, and records what it did to them.
    private func recording<Value>(
        _ files: [(path: String, after: [UInt8]?)], _ body: ([String]) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        var found: [Replaced] = []
        for file in files {
            let place = try inside(file.path)
            let before = try? base.read(place).bytes
            found.append(Replaced(path: place, before: before, after: file.after))
        }
        let value = try body(found.map(\.path))
        records.withLock { $0 += found }
        return value
    }
}
