/// Where files are: the disk, or memory in tests. Paths are separated by `/`; symbolic links are followed unless a function
/// says otherwise. Every function may block.
public protocol FileStore: Sendable {
    /// The whole of a regular file, of which never more than `limit` bytes are read.
    func read(_ path: String, limit: Int) throws(FileError) -> FileContents

    /// What is at a path. Nothing being there is an answer, not an error.
    func look(at path: String) throws(FileError) -> FileEntry

    /// The names in a folder, hidden ones included, in the order of their bytes. Names that are not UTF-8 are left out.
    func list(_ folder: String) throws(FileError) -> [String]

    /// Whether a file is another than the one that `stamp` was taken of. A file with the same content is not.
    func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool

    /// Puts `bytes` in the place of a file, or makes a new one, so that at any moment the path holds the old or the new
    /// content whole. A link stays one; what it points to is replaced.
    ///
    /// With `expected`, a file that has changed since then is left and the error is `changedOnDisk`; `FileStamp.missing`
    /// expects that there is none. The result describes the new file.
    @discardableResult
    func replace(_ path: String, with bytes: [UInt8], expecting expected: FileStamp?) throws(FileError) -> FileStamp

    /// Adds to the end of a regular file, which has to be there, and sees to it that the addition survives the end of the
    /// machine. One that is cut short by such an end may be there in part.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)

    /// Puts a folder of new files in the place of whatever is there: a file, a link itself, or a folder with everything in
    /// it, which is left when something fails. It is never there in part, though for a moment not at all. The folder around
    /// it has to be there. Meant for what can be made again: the files are not forced onto the disk, and have the mode of
    /// any new file.
    func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError)

    /// The same for one file.
    func put(_ bytes: [UInt8], asFile path: String) throws(FileError)

    /// Makes a folder and those it is to stand in. One that is there already will do.
    func createFolder(_ path: String) throws(FileError)

    /// Removes a file, an empty folder, or a link itself.
    func remove(_ path: String) throws(FileError)
}

extension FileStore {
    /// A file of the size a document may have.
    public func read(_ path: String) throws(FileError) -> FileContents { try read(path, limit: 64 << 20) }

    /// Removes a file, a link itself, or a folder with everything in it.
    public func removeAll(at path: String) throws(FileError) {
        let entry = try look(at: path)
        if entry.kind == .folder, !entry.isLink {
            for name in try list(path) { try removeAll(at: FilePath.join(path, name)) }
        }
        try remove(path)
    }
}

/// Paths as text.
package enum FilePath {
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder a path is in; `.` for a bare name.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What stands behind the last dot of a name; nil for a name without one or with nothing before it.
    package static func fileExtension(of name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// Whether the files can stand beside each other in the folder and nowhere else.
    static func checkNames(of files: [(name: String, bytes: [UInt8])], in folder: String) throws(FileError) {
        var known: Set<String> = []
        for name in files.map(\.name) {
            if !isName(name) { throw FileError(.other("a file in it cannot be called '\(name)'"), path: folder) }
            if !known.insert(name).inserted {
                throw FileError(.other("two files in it would be called '\(name)'"), path: folder)
            }
        }
    }

    /// Whether a file can have this name.
    package static func isName(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    package static func areInOrder(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
