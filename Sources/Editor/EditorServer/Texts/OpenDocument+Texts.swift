import AppAssets
import AppSurroundings
import FileAccess
import StoryboardModel
import XMLTree

extension OpenDocument {
    /// Whether the document or a table of its texts has unsaved changes.
    var isDirty: Bool { session.isDirty || tables.contains(where: \.session.isDirty) }

    /// What the texts of the document are in other languages.
    var texts: DocumentTexts {
        if let known = knownTexts, known.tables == tableRevision { return known.texts }
        let texts = DocumentTexts(ofDocumentAt: session.path, in: app ?? surroundings.app, added: addedLanguages)
        // It is known again when the app is.
        if app != nil { knownTexts = (tableRevision, texts) }
        return texts
    }

    /// The name of the document's tables.
    var tableName: String {
        let file = FilePath.name(of: session.path)
        return FilePath.fileExtension(of: file).map { String(file.dropLast($0.count + 1)) } ?? file
    }

    /// The folder with the languages' folders, or nil if the document is in none of these.
    var languagesFolder: String? {
        let folder = FilePath.folder(of: session.path)
        return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : nil
    }

    /// Returns whether a file may have texts or sample data of the document.
    func mayHaveTable(at path: String) -> Bool {
        if path == samplesPath { return true }
        guard let home = languagesFolder else { return false }
        let (name, folder) = (FilePath.name(of: path), FilePath.folder(of: path))
        let isBeside = folder.hasSuffix(".lproj") && FilePath.folder(of: folder) == home
        return name == "\(tableName).strings" && isBeside
            || name == "\(tableName).xcstrings" && (isBeside || folder == home)
    }

    /// The path of the sample data beside the document.
    var samplesPath: String { BesideKind.samples.path(beside: session.path) }

    /// Opens a table of texts or the sample data, which is new if there is none.
    func openTable(at path: String) throws(Refusal) -> OpenTable {
        if let known = tables.first(where: { $0.session.path == path }) { return known }
        JointSaving.complete(path, in: files)
        // Strings files may be UTF-16, as those of earlier versions of Xcode are.
        let isUTF8 = FilePath.fileExtension(of: path) != "strings"
        let table = OpenTable(try TextSession(path, mayBeNew: true, isUTF8: isUTF8, in: files))
        tables.append(table)
        return table
    }

    /// Changes a table. The document's step reports what looks different because of it.
    func changing(_ table: OpenTable, _ body: (inout TextSession) throws(Refusal) -> Void) throws(Refusal) {
        let change = try table.change(body)
        untold.keys.formUnion(change.keys)
        untold.scenes.formUnion(change.scenes)
        applyUnsavedTexts()
    }

    /// The texts of tables that aren't saved, by path.
    var unsavedTexts: [String: [UInt8]] {
        Dictionary(
            tables.filter { $0.session.isDirty }.map { ($0.session.path, $0.session.text) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Adds the scenes that tables and sample data make look different.
    func addUntold(to changes: inout SceneChanges) {
        // The folder of a file that isn't to be made any more; one with other files stays.
        for table in tables where table.session.isNothing && !table.isSamples {
            try? files.remove(FilePath.folder(of: table.session.path))
        }
        let document = session.document
        for id in untold.scenes {
            if let scene = document.scenes.first(where: { $0.id == id }) { changes.scenes.insert(scene.node.id) }
        }
        for key in untold.keys {
            let object = key.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
            if let scene = document.object(object)?.scene { changes.scenes.insert(scene.node.id) }
        }
        untold = OpenTable.Change()
    }

    /// Discards the unsaved changes of all tables.
    func discardTables(in files: any FileStore) {
        for table in tables {
            var journal = table.session.journal
            journal.clear()
        }
        tables = []
        addedLanguages = []
        applyUnsavedTexts()
    }
}
