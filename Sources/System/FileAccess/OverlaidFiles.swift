/// A store of files some of which have other bytes than below, or aren't there. Only what is below can be written.
package struct OverlaidFiles: FileStore {
    private let base: any FileStore
    /// The bytes of files by their paths.
    private let overlay: [String: [UInt8]]

    package init(_ base: any FileStore, _ overlay: [String: [UInt8]]) { (self.base, self.overlay) = (base, overlay) }

    package func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        guard let bytes = overlay[path] else { return try base.read(path, limit: limit) }
        return FileContents(bytes: bytes, stamp: .missing)
    }

    package func look(at path: String) throws(FileError) -> FileEntry {
        overlay[path] == nil ? try base.look(at: path) : FileEntry(kind: .file)
    }

    package func list(_ folder: String) throws(FileError) -> [String] {
        let added = overlay.keys.filter { FilePath.folder(of: $0) == folder }.map(FilePath.name)
        if added.isEmpty { return try base.list(folder) }
        return Set(try base.list(folder) + added).sorted(by: FilePath.areInOrder)
    }

    package func resolve(_ path: String) throws(FileError) -> String { try base.resolve(path) }

    package func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try base.hasChanged(path, since: stamp)
    }

    package func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp {
        try base.replace(path, with: bytes, expecting: expected)
    }

    package func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        try base.hold(path, making: making)
    }

    package func withoutLinks<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        try base.withoutLinks(path, body)
    }

    package func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try base.put(files, asFolder: path)
    }

    package func put(_ bytes: [UInt8], asFile path: String) throws(FileError) { try base.put(bytes, asFile: path) }

    package func createFolder(_ path: String) throws(FileError) { try base.createFolder(path) }

    package func remove(_ path: String) throws(FileError) { try base.remove(path) }
}
