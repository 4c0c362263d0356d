extension FileStore {
    /// Returns the files below a folder whose names have one of the extensions (without dot), sorted by bytes.
    ///
    /// Hidden names and build products are skipped. Linked folders are visited after all others and only if nothing led
    /// there before, so that each folder is visited once, whatever cycles the links form.
    public func walk(_ folder: String, extensions: Set<String>) throws(FileError) -> [String] {
        var closed: [FileError] = []
        return try walk(folder, extensions: extensions, closed: &closed)
    }

    /// Returns the folders below a folder that `walk(_:extensions:)` visits, sorted by bytes, without packages and what is in them.
    public func folders(below folder: String) throws(FileError) -> [String] {
        var walk = FolderWalk(store: self, extensions: [], entersPackages: false)
        try walk.enter(folder)
        return walk.folders.sorted(by: FilePath.areInOrder)
    }

    /// Returns the files below a folder as in `walk(_:extensions:)`, and the folders that couldn't be read.
    public func walk(
        _ folder: String, extensions: Set<String>, closed: inout [FileError]
    ) throws(FileError) -> [String] {
        var walk = FolderWalk(store: self, extensions: extensions)
        try walk.enter(folder)
        closed += walk.closed
        return walk.found.sorted(by: FilePath.areInOrder)
    }
}

private struct FolderWalk<Store: FileStore> {
    let store: Store
    let extensions: Set<String>
    let entersPackages: Bool
    private(set) var found: [String] = []
    private(set) var folders: [String] = []
    private(set) var closed: [FileError] = []
    private var waiting: [String] = []
    private var linked: [String] = []
    private var seen: Set<FileIdentity> = []

    init(store: Store, extensions: Set<String>, entersPackages: Bool = true) {
        self.store = store
        self.extensions = extensions
        self.entersPackages = entersPackages
    }

    mutating func enter(_ folder: String) throws(FileError) {
        if let identity = try store.look(at: folder).identity { seen.insert(identity) }
        try visit(folder)
        while true {
            if let folder = waiting.popLast() {
                try visitIfThere(folder)
            } else if let folder = nextLinked() {
                guard let identity = try? store.look(at: folder).identity, seen.insert(identity).inserted else {
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

    /// Visits a folder, which may have been removed meanwhile.
    private mutating func visitIfThere(_ folder: String) throws(FileError) {
        do throws(FileError) {
            try visit(folder)
        } catch {
            switch error.reason {
            case .notFound: break
            case .permission: closed.append(FileError(.permission, path: folder))
            default: throw error
            }
        }
    }

    private mutating func visit(_ folder: String) throws(FileError) {
        let names = try store.list(folder)
        folders.append(folder)
        for name in names where !FolderNames.isHidden(name) {
            let path = FilePath.join(folder, name)
            let entry = try store.look(at: path)
            switch entry.kind {
            case .file: if extensions.contains(FilePath.fileExtension(of: name) ?? "") { found.append(path) }
            case .folder: record(folder: path, name, entry)
            case .missing, .other: continue
            }
        }
    }

    private mutating func record(folder path: String, _ name: String, _ entry: FileEntry) {
        if FolderNames.isBuildProduct(name) || !entersPackages && FolderNames.isPackage(name) { return }
        if entry.isLink {
            linked.append(path)
        } else if let identity = entry.identity, seen.insert(identity).inserted {
            waiting.append(path)
        }
    }
}

/// What folders are, by name.
package enum FolderNames {
    private static let products: Set<String> = ["DerivedData"]
    private static let extensions: Set<String> = [
        "app", "appex", "bundle", "dSYM", "framework", "nib", "storyboardc", "xcarchive", "xcframework", "xctest",
    ]

    private static let packages: Set<String> = [
        "atlas", "bundle", "framework", "playground", "scnassets", "xcassets", "xcdatamodeld", "xcodeproj",
        "xcworkspace",
    ]

    /// Returns whether a folder is one thing to its users, such as an asset catalog.
    package static func isPackage(_ name: String) -> Bool {
        FilePath.fileExtension(of: name).map(packages.contains) ?? false
    }

    /// Returns whether a folder is hidden or contains build products.
    package static func isSkipped(_ name: String) -> Bool { isHidden(name) || isBuildProduct(name) }

    static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

    static func isBuildProduct(_ name: String) -> Bool {
        products.contains(name) || FilePath.fileExtension(of: name).map(extensions.contains) ?? false
    }
}
