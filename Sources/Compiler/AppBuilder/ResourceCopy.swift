import AppProject
import FileAccess

/// Copies a resource into a bundle: a file, or a folder with what is in it. Folders are entered once, and links that lead out of
/// the resource aren't followed.
struct ResourceCopy {
    /// What a folder may contain: real apps have much less.
    private static let mostFiles = 50_000
    private static let mostBytes = 2 << 30

    private let source: String
    private let bundle: String
    private let files: any FileStore
    private var bounds: FolderBounds
    private var count = 0
    private var bytes = 0

    init(of source: String, in bundle: String, _ files: any FileStore) {
        (self.source, self.bundle, self.files) = (source, bundle, files)
        bounds = FolderBounds(source, files)
    }

    /// Writes the copy to a place in the bundle.
    mutating func write(to place: String) throws(FileError) { try write(source, to: place) }

    private mutating func write(_ path: String, to place: String) throws(FileError) {
        let target = FilePath.join(bundle, place)
        guard try files.look(at: path).kind == .folder else {
            try files.createFolder(FilePath.folder(of: target))
            let content = try files.read(path, limit: 1 << 30).bytes
            try add(content.count)
            return try files.update(target, with: content)
        }
        try files.createFolder(target)
        for name in try files.list(path) where !name.hasPrefix(".") {
            let inner = FilePath.join(path, name)
            let entry = try files.look(at: inner)
            guard entry.kind == .folder ? bounds.enters(inner, entry) : bounds.contains(inner, entry) else { continue }
            try write(inner, to: FilePath.join(place, name))
        }
    }

    private mutating func add(_ size: Int) throws(FileError) {
        (count, bytes) = (count + 1, bytes + size)
        if count > Self.mostFiles {
            throw FileError(.other("it has more than the \(Self.mostFiles) files that are copied"), path: source)
        }
        if bytes > Self.mostBytes { throw FileError(.tooLarge(bytes: bytes, limit: Self.mostBytes), path: source) }
    }
}
