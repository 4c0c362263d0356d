import FileAccess
import JSONText

/// Where the sets of an app's asset catalogues are, and the image files outside of them, by the names that code and documents use.
package struct AssetIndex: Sendable {
    /// Whether there is any asset catalogue.
    package private(set) var hasCatalogue = false
    /// The folders of sets.
    private var sets: [AssetKind: [String: [String]]] = [:]
    /// The files of images outside of catalogues.
    private var loose: [String: [String]] = [:]

    package init() {}

    /// The names of the sets of some kinds.
    package func names(of kinds: Set<AssetKind>) -> Set<String> {
        kinds.reduce(into: []) { $0.formUnion((sets[$1] ?? [:]).keys) }
    }

    /// The names by which image files outside of catalogues can be asked for.
    package var looseNames: Set<String> { Set(loose.keys) }

    /// The folders of the sets of a name, in no particular order.
    func folders(of kind: AssetKind, named name: String) -> [String] { sets[kind]?[name] ?? [] }

    /// The image files of a name.
    func files(named name: String) -> [String] { loose[name] ?? [] }

    // MARK: Entering

    /// An image file; those of catalogues are no matter of names.
    mutating func enter(file path: String) {
        guard Self.catalogue(in: path) == nil else { return }
        for name in LooseImage.names(of: path) { loose[name, default: []].append(path) }
    }

    /// The sets that the `Contents.json` files of catalogues make.
    mutating func enter(sets contents: [String], in store: any FileStore, _ problems: inout [FileProblem]) {
        var groups = AssetGroups(store: store, contents: Set(contents))
        for path in contents {
            let folder = FilePath.folder(of: path)
            guard let catalogue = Self.catalogue(in: path) else { continue }
            hasCatalogue = true
            guard folder != catalogue, let kind = AssetKind(folder: folder),
                let prefix = groups.prefix(of: folder, below: catalogue, &problems)
            else { continue }
            sets[kind, default: [:]][prefix + kind.name(of: folder), default: []].append(folder)
        }
    }

    /// The innermost catalogue that a file lies in.
    private static func catalogue(in path: String) -> String? {
        var folder = FilePath.folder(of: path)
        while folder != ".", folder != "/", folder != ".." {
            if folder.hasSuffix(".xcassets") { return folder }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }
}

/// The groups inside asset catalogues. Only one that says so puts its name before the names of what is in it.
private struct AssetGroups {
    let store: any FileStore
    /// The `Contents.json` files that there are.
    let contents: Set<String>
    private var known: [String: Bool] = [:]

    init(store: any FileStore, contents: Set<String>) {
        self.store = store
        self.contents = contents
    }

    /// What stands before a set's name, such as "Icons/"; nil for a part of another set, which has no name of its own.
    mutating func prefix(
        of set: String, below catalogue: String, _ problems: inout [FileProblem]
    ) -> String? {
        let group = FilePath.folder(of: set)
        if group == catalogue { return "" }
        if AssetKind(folder: group) != nil { return nil }
        guard let outer = prefix(of: group, below: catalogue, &problems) else { return nil }
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
