package import FileAccess

/// The folders that are entered below one: each once, and none outside of it that a link leads to.
package struct FolderBounds {
    private let root: String
    private let files: any FileStore
    private var seen: Set<FileIdentity> = []

    package init(_ root: String, _ files: any FileStore) {
        (self.root, self.files) = ((try? files.resolve(root)) ?? root, files)
        if let identity = try? files.look(at: root).identity { seen.insert(identity) }
    }

    /// Returns whether a folder is entered: it wasn't yet, and is inside.
    package mutating func enters(_ path: String, _ entry: FileEntry) -> Bool {
        guard contains(path, entry) else { return false }
        return entry.identity.map { seen.insert($0).inserted } ?? true
    }

    /// Returns whether an item is inside: no link, or one that leads to something inside.
    package func contains(_ path: String, _ entry: FileEntry) -> Bool {
        guard entry.isLink else { return true }
        guard let target = try? files.resolve(path) else { return false }
        return target == root || target.hasPrefix(root == "/" ? root : "\(root)/")
    }
}
