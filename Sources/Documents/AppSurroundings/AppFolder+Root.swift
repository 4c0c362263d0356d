public import FileAccess

extension AppFolder {
    /// Returns the folder of the app that probably contains a document: the working copy, otherwise the document's
    /// folder.
    public static func path(around document: String, in store: any FileStore) -> String {
        let own = FilePath.folder(of: document)
        let home = own.hasSuffix(".lproj") ? parent(of: own) : own
        var folder = home
        for _ in 0..<24 {
            if hasEntry(".git", in: folder, store) { return folder }
            let outer = parent(of: folder)
            guard outer != folder, let entry = try? store.look(at: outer), entry.kind == .folder,
                entry.identity != (try? store.look(at: folder))?.identity
            else { break }
            folder = outer
        }
        return home
    }

    private static func hasEntry(_ name: String, in folder: String, _ store: any FileStore) -> Bool {
        guard let entry = try? store.look(at: FilePath.join(folder, name)) else { return false }
        return entry.kind != .missing
    }

    /// Returns the parent of a folder, where relative paths start at the current folder: ".." is the parent of ".".
    private static func parent(of folder: String) -> String {
        if folder == "." { return ".." }
        return FilePath.name(of: folder) == ".." ? folder + "/.." : FilePath.folder(of: folder)
    }
}
