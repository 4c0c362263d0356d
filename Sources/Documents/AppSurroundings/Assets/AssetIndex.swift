package import FileAccess
import JSONText

/// The sets in an app's asset catalogs and the image files outside of them, by name.
package struct AssetIndex: Sendable {
    /// Whether there is an asset catalog.
    package private(set) var hasCatalog = false
    /// The folders of sets.
    private var sets: [AssetKind: [String: [String]]] = [:]
    /// The image files outside of catalogs.
    private var loose: [String: [String]] = [:]

    package init() {}

    /// Creates the index of asset catalogs.
    package init(of catalogs: [String], in store: any FileStore) throws(FileError) {
        var contents: [String] = []
        var folders = catalogs
        while let folder = folders.popLast() {
            for name in try store.list(folder) {
                let path = FilePath.join(folder, name)
                if name == "Contents.json" {
                    contents.append(path)
                } else if try store.look(at: path).kind == .folder {
                    folders.append(path)
                }
            }
        }
        var problems: [FileProblem] = []
        enter(sets: contents.sorted(), in: store, &problems)
    }

    /// Returns the names of the sets of some kinds.
    package func names(of kinds: Set<AssetKind>) -> Set<String> {
        kinds.reduce(into: []) { $0.formUnion((sets[$1] ?? [:]).keys) }
    }

    /// The names of image files outside of catalogs.
    package var looseNames: Set<String> { Set(loose.keys) }

    /// Returns the folders of the sets with a name, in no particular order.
    func folders(of kind: AssetKind, named name: String) -> [String] { sets[kind]?[name] ?? [] }

    /// Returns the image files with a name.
    func files(named name: String) -> [String] { loose[name] ?? [] }

    // MARK: Indexing

    /// Adds an image file outside of catalogs.
    mutating func enter(file path: String) {
        guard Self.catalog(in: path) == nil else { return }
        for name in LooseImage.names(of: path) { loose[name, default: []].append(path) }
    }

    /// Adds the sets of the catalogs' `Contents.json` files.
    mutating func enter(sets contents: [String], in store: any FileStore, _ problems: inout [FileProblem]) {
        var groups = AssetGroups(store: store, contents: Set(contents))
        for path in contents {
            let folder = FilePath.folder(of: path)
            guard let catalog = Self.catalog(in: path) else { continue }
            hasCatalog = true
            guard folder != catalog, let kind = AssetKind(folder: folder),
                let prefix = groups.prefix(of: folder, below: catalog, &problems)
            else { continue }
            sets[kind, default: [:]][prefix + kind.name(of: folder), default: []].append(folder)
        }
    }

    /// Returns the innermost catalog that contains a file.
    private static func catalog(in path: String) -> String? {
        var folder = FilePath.folder(of: path)
        while folder != ".", folder != "/", folder != ".." {
            if folder.hasSuffix(".xcassets") { return folder }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }
}

/// The groups in asset catalogs. A group prefixes the names of its sets only if it provides a namespace.
private struct AssetGroups {
    let store: any FileStore
    /// The existing `Contents.json` files.
    let contents: Set<String>
    private var known: [String: Bool] = [:]

    init(store: any FileStore, contents: Set<String>) {
        self.store = store
        self.contents = contents
    }

    /// Returns the prefix of a set's name, such as "Icons/", or nil for a part of another set, which has no name.
    mutating func prefix(
        of set: String, below catalog: String, _ problems: inout [FileProblem]
    ) -> String? {
        let group = FilePath.folder(of: set)
        if group == catalog { return "" }
        if AssetKind(folder: group) != nil { return nil }
        guard let outer = prefix(of: group, below: catalog, &problems) else { return nil }
        let name = FilePath.name(of: group)
        let ownName = name.hasSuffix(".spriteatlas") ? String(name.dropLast(".spriteatlas".count)) : name
        return providesNamespace(group, &problems) ? "\(outer)\(ownName)/" : outer
    }

    private mutating func providesNamespace(_ group: String, _ problems: inout [FileProblem]) -> Bool {
        if let answer = known[group] { return answer }
        let path = FilePath.join(group, "Contents.json")
        var answer = false
        if contents.contains(path),
            let root = AppFolder.read(path, in: store, &problems, JSONNode.readObject)
        {
            answer = root["properties"]?["provides-namespace"]?.bool == true
        }
        known[group] = answer
        return answer
    }
}
