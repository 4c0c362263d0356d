import FileAccess

extension AppFolder {
    /// The translations of a document that stands in "Base.lproj" or in a language's folder.
    func localizations(ofDocumentAt path: String) -> [Localization] {
        let folder = FilePath.folder(of: path)
        let file = FilePath.name(of: path)
        guard folder.hasSuffix(".lproj"), let ending = FilePath.fileExtension(of: file) else { return [] }
        let candidates = (tables[String(file.dropLast(ending.count + 1))] ?? []).filter { table in
            let folder = FilePath.folder(of: table)
            return folder.hasSuffix(".lproj") && isSame(FilePath.folder(of: folder), asParentOf: path)
        }
        return candidates.flatMap(read).sorted { ($0.language, $0.file) < ($1.language, $1.file) }
    }

    /// Whether a folder is the one that the document's own folder stands in, however the paths lead there.
    private func isSame(_ folder: String, asParentOf document: String) -> Bool {
        let own = FilePath.folder(of: FilePath.folder(of: document))
        if folder == own { return true }
        guard let one = try? store.look(at: folder).identity, let other = try? store.look(at: own).identity else {
            return false
        }
        return one == other
    }

    private func read(_ path: String) -> [Localization] {
        guard let bytes = try? store.read(path).bytes else { return [] }
        let folder = FilePath.name(of: FilePath.folder(of: path))
        let file = FilePath.join(folder, FilePath.name(of: path))
        if path.hasSuffix(".xcstrings") { return StringCatalog(bytes)?.localizations(file: file) ?? [] }
        guard let keys = StringsFile.keys(in: bytes) else { return [] }
        return [Localization(language: String(folder.dropLast(".lproj".count)), file: file, keys: keys)]
    }
}
