extension FileStore {
    /// The files below a folder whose names have one of the extensions (without dot), in the order of their bytes.
    ///
    /// Hidden names and build products are passed by. Linked folders are entered after all others and only if nothing led
    /// there before, so that each folder is seen once, whatever circles the links make.
    public func walk(_ folder: String, extensions: Set<String>) throws(FileError) -> [String] {
        var walk = FolderWalk(store: self, extensions: extensions)
        try walk.enter(folder)
        return walk.found.sorted(by: FilePath.areInOrder)
    }
}

private struct FolderWalk<Store: FileStore> {
    let store: Store
    let extensions: Set<String>
    private(set) var found: [String] = []
    private var waiting: [String] = []
    private var linked: [String] = []
    private var seen: Set<FileIdentity> = []

    init(store: Store, extensions: Set<String>) {
        self.store = store
        self.extensions = extensions
    }

    mutating func enter(_ folder: String) throws(FileError) {
        if let identity = try store.look(at: folder).identity { seen.insert(identity) }
        try visit(folder)
        while true {
            if let folder = waiting.popLast() {
                try visitIfThere(folder)
            } else if let folder = nextLinked() {
                guard let identity = try store.look(at: folder).identity, seen.insert(identity).inserted else {
                    continue
                }
                try visitIfThere(folder)
            } else {
                return
            }
        }
    }

    private mutating func nextLinked() -> String? {
        linked.sort { FilePath.areInOrder($1, $0) }
        return linked.popLast()
    }

    /// A folder may go while others are being looked at.
    private mutating func visitIfThere(_ folder: String) throws(FileError) {
        do throws(FileError) {
            try visit(folder)
        } catch {
            guard error.reason == .notFound else { throw error }
        }
    }

    private mutating func visit(_ folder: String) throws(FileError) {
        for name in try store.list(folder) where !name.hasPrefix(".") {
            let path = FilePath.join(folder, name)
            let entry = try store.look(at: path)
            switch entry.kind {
            case .file: if extensions.contains(FilePath.fileExtension(of: name) ?? "") { found.append(path) }
            case .folder: note(folder: path, name, entry)
            case .missing, .other: continue
            }
        }
    }

    private mutating func note(folder path: String, _ name: String, _ entry: FileEntry) {
        if BuildProducts.contains(folderNamed: name) { return }
        if entry.isLink {
            linked.append(path)
        } else if let identity = entry.identity, seen.insert(identity).inserted {
            waiting.append(path)
        }
    }
}

/// Folders that Xcode writes and nobody edits.
private enum BuildProducts {
    private static let names: Set<String> = ["DerivedData"]
    private static let extensions: Set<String> = [
        "app", "appex", "bundle", "dSYM", "framework", "nib", "storyboardc", "xcarchive", "xcframework", "xctest",
    ]

    static func contains(folderNamed name: String) -> Bool {
        names.contains(name) || FilePath.fileExtension(of: name).map(extensions.contains) ?? false
    }
}
