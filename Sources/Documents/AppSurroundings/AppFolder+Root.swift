public import FileAccess

extension AppFolder {
    /// Returns the folder of the app that probably contains a document: the working copy. Outside of one, it is the nearest
    /// folder with a project or package, or `searched`, the folder that was searched for documents, if that is farther out;
    /// otherwise the document's folder. A hidden folder or one of build products bounds the search, because an index of
    /// what is around it doesn't include it.
    public static func path(
        around document: String, searched: String? = nil, in store: any FileStore
    ) -> String {
        let own = FilePath.folder(of: document)
        let home = own.hasSuffix(".lproj") ? parent(of: own) : own
        let limit = searched.flatMap { identity(of: $0, store) }
        var (folder, app) = (home, String?.none)
        var hasProject = false
        for _ in 0..<24 {
            let names = (try? store.list(folder)) ?? []
            if names.contains(".git") { return folder }
            if let limit, identity(of: folder, store) == limit { app = folder }
            if !hasProject, names.contains(where: isProject) { (app, hasProject) = (folder, true) }
            if FolderNames.isSkipped(name(of: folder, store)) { break }
            let outer = parent(of: folder)
            guard outer != folder, let next = identity(of: outer, store), next != identity(of: folder, store) else {
                break
            }
            folder = outer
        }
        return app ?? home
    }

    private static func isProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// Returns the name of a folder, also of ".".
    private static func name(of folder: String, _ store: any FileStore) -> String {
        let name = FilePath.name(of: folder)
        guard name == "." || name == "..", let path = try? store.resolve(folder) else { return name }
        return FilePath.name(of: path)
    }

    /// Returns the identity of a folder, or nil if there is none.
    private static func identity(of folder: String, _ store: any FileStore) -> FileIdentity? {
        guard let entry = try? store.look(at: folder), entry.kind == .folder else { return nil }
        return entry.identity
    }

    /// Returns the parent of a folder, where relative paths start at the current folder: ".." is the parent of ".".
    private static func parent(of folder: String) -> String {
        if folder == "." { return ".." }
        return FilePath.name(of: folder) == ".." ? folder + "/.." : FilePath.folder(of: folder)
    }
}
