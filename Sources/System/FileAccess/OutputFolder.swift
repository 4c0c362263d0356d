/// A folder that files are written to, as a store that reads anywhere and writes and removes only below the folder.
///
/// A path that leaves the folder, by its names or through a symbolic link on the way, is an error of the operation, whoever made
/// up the path. A link at the end of a path is replaced or removed itself.
package struct OutputFolder: FileStore {
    package let folder: String
    private let files: any FileStore

    package init(_ folder: String, _ files: any FileStore) { (self.folder, self.files) = (folder, files) }

    /// Throws unless a path is that of the folder, or of something below it that no link leads to.
    ///
    /// - Parameter followsLast: Whether the operation would follow a link at the end of the path.
    package func check(_ path: String, followsLast: Bool = false) throws(FileError) {
        if path == folder || path == "\(folder)/" { return }
        guard path.hasPrefix("\(folder)/") else { throw outside(path) }
        // A link before the last slash is followed.
        if path.hasSuffix("/") { return try check(String(path.dropLast()), followsLast: true) }
        let names = path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy({ FilePath.isName(String($0)) }) else { throw outside(path) }
        var place = folder
        for (number, name) in names.enumerated() {
            place = FilePath.join(place, String(name))
            if number == names.count - 1, !followsLast { return }
            let entry = try files.look(at: place)
            if entry.isLink { throw outside(path, "'\(place)' is a link") }
            if entry.kind == .missing { return }
        }
    }

    private func outside(_ path: String, _ reason: String? = nil) -> FileError {
        FileError(.other("it leaves the folder '\(folder)'\(reason.map { ", as \($0)" } ?? "")"), path: path)
    }

    // MARK: Writing

    package func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp {
        try check(path, followsLast: true)
        return try files.replace(path, with: bytes, expecting: expected)
    }

    package func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> any PreparedFile {
        try check(path, followsLast: true)
        return try files.prepare(path, with: bytes, expecting: expected)
    }

    package func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        try check(path)
        return try files.hold(path, making: making)
    }

    package func put(_ content: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try check(path)
        try files.put(content, asFolder: path)
    }

    package func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        try check(path)
        try files.put(bytes, asFile: path)
    }

    package func createFolder(_ path: String) throws(FileError) {
        try check(path, followsLast: true)
        try files.createFolder(path)
    }

    package func remove(_ path: String) throws(FileError) {
        try check(path)
        try files.remove(path)
    }

    // MARK: Reading

    package func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        try files.read(path, limit: limit)
    }

    package func look(at path: String) throws(FileError) -> FileEntry { try files.look(at: path) }

    package func resolve(_ path: String) throws(FileError) -> String { try files.resolve(path) }

    package func withoutLinks<Value>(
        _ path: String, _ body: (any FileStore, String) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        try check(path, followsLast: true)
        return try files.withoutLinks(path, body)
    }

    package func list(_ folder: String) throws(FileError) -> [String] { try files.list(folder) }

    package func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        try files.hasChanged(path, since: stamp)
    }
}
