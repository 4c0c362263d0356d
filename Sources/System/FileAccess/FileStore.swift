/// A store of files: the disk, or memory in tests. Paths are separated by `/`; symbolic links are followed unless a
/// function says otherwise. Every function may block.
public protocol FileStore: Sendable {
    /// Reads a regular file of at most `limit` bytes.
    func read(_ path: String, limit: Int) throws(FileError) -> FileContents

    /// Returns what is at a path. A missing item isn't an error.
    func look(at path: String) throws(FileError) -> FileEntry

    /// Returns the absolute path without links of an item that exists or can be created.
    func resolve(_ path: String) throws(FileError) -> String

    /// Returns the names in a folder, including hidden ones, sorted by bytes. Names that aren't UTF-8 are omitted.
    func list(_ folder: String) throws(FileError) -> [String]

    /// Returns whether the content of a file differs from that of a stamp.
    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool

    /// Saves a file atomically: at any moment the path has the old or the new content. The target of a link is
    /// replaced.
    ///
    /// With `expected`, throws `changedOnDisk` if the file has changed since; `FileStamp.missing` expects that there is
    /// none. Returns the stamp of the new file.
    @discardableResult
    func replace(_ path: String, with bytes: [UInt8], expecting expected: FileStamp?) throws(FileError) -> FileStamp

    /// Does what of `replace` needs room on the disk, so that several files can be replaced all or none. Until the result is committed,
    /// the path has the old content.
    func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> any PreparedFile

    /// Replaces, creates and removes files: all of them or none, also if the process ends in the midst of it and the store keeps records:
    /// then the next process that settles replacements finishes or takes back. Returns the stamps, in order. After an error,
    /// which names the path as it was given, all files are as they were.
    @discardableResult
    func replaceAll(_ changes: [FileChange]) throws(FileError) -> [FileStamp]

    /// Finishes or takes back what processes that ended in the midst of `replaceAll` left, wherever the files are. What is being replaced
    /// by a process that lives is left alone.
    func settleReplacements() -> [SettledReplacement]

    /// Calls a closure with a store and a path that give access to an item whose path has no links. Throws `isLink` if it has one,
    /// and doesn't follow one that appears in the meantime.
    func withoutLinks<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value

    /// Holds a file for writing. Returns nil if there is none, unless `making` is true: then the file is created, readable by its
    /// owner only. Links aren't followed. Throws `inUse` if the file is held already.
    func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)?

    /// Replaces whatever is at a path by a folder of new files: a file, a link itself, or a folder with its contents,
    /// which is kept if an error occurs. The new folder is never there in part, but for a moment nothing is. The parent
    /// folder must exist. For files that can be made again: they aren't synchronized to the disk, and have the mode of
    /// new files.
    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError)

    /// Replaces whatever is at a path by a new file, as in `put(_:asFolder:)`.
    func put(_ bytes: [UInt8], asFile path: String) throws(FileError)

    /// Creates a folder and its parents. Does nothing if it exists.
    func createFolder(_ path: String) throws(FileError)

    /// Removes a file, an empty folder, or a link itself.
    func remove(_ path: String) throws(FileError)
}

extension FileStore {
    public func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> any PreparedFile {
        UnpreparedFile { () throws(FileError) in try replace(path, with: bytes, expecting: expected) }
    }

    @discardableResult
    public func replaceAll(_ changes: [FileChange]) throws(FileError) -> [FileStamp] {
        try FileReplacement(changes, in: self).perform()
    }

    public func settleReplacements() -> [SettledReplacement] { [] }

    /// Reads a file of at most the size of a document.
    public func read(_ path: String) throws(FileError) -> FileContents { try read(path, limit: 64 << 20) }

    /// Writes a file unless it has the bytes already, so that its date is that of its last change.
    public func update(_ path: String, with bytes: [UInt8]) throws(FileError) {
        if let old = try? read(path).bytes, old == bytes { return }
        try put(bytes, asFile: path)
    }

    public func withoutLinks<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        guard try resolve(path) == path else { throw FileError(.isLink, path: path) }
        return try body(self, path)
    }

    /// Removes a file, a link itself, or a folder with its contents.
    public func removeAll(at path: String) throws(FileError) {
        let entry = try look(at: path)
        if entry.kind == .folder, !entry.isLink {
            for name in try list(path) { try removeAll(at: FilePath.join(path, name)) }
        }
        try remove(path)
    }
}

/// Functions on paths as text.
package enum FilePath {
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Returns the folder of a path; `.` for a bare name.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the extension after the last dot of a name, or nil if there is none or nothing before it.
    package static func fileExtension(of name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// Throws if files can't be in the folder with their names.
    package static func checkNames(of files: [(name: String, bytes: [UInt8])], in folder: String) throws(FileError) {
        var known: Set<String> = []
        for name in files.map(\.name) {
            if !isName(name) { throw FileError(.other("a file in it cannot be called '\(name)'"), path: folder) }
            if !known.insert(name).inserted {
                throw FileError(.other("two files in it would be called '\(name)'"), path: folder)
            }
        }
    }

    /// Returns whether a text is valid as a file name.
    package static func isName(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    package static func areInOrder(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
