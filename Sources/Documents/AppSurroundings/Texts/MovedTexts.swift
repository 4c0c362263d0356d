package import FileAccess

/// The tables of translations that change because objects move from one document to another.
package struct MovedTexts {
    /// The tables that have changed, by path.
    package private(set) var tables: [String: EditedTable] = [:]
    /// What stays where it was.
    package private(set) var notes: [String] = []

    package init() {}

    /// Moves the texts of objects from the tables of a document to those of another one, where they have other ids. The paths
    /// are those of the files; `read` returns what a table has, nothing for one that doesn't exist.
    package mutating func follow(
        _ ids: [String: String], from: String, to: String, in files: any FileStore, read: (String) -> [UInt8]?
    ) {
        let own = Self.tablePaths(ofDocumentAt: from, in: files)
        for path in own {
            guard var table = table(at: path, like: nil, read), table.hasTexts(of: ids) else { continue }
            guard let home = Self.languagesFolder(ofDocumentAt: to) else {
                notes.append(
                    "the translations stay in the tables of '\(FilePath.name(of: from))': '\(FilePath.name(of: to))' is in no "
                        + "language's folder")
                return
            }
            let folder = FilePath.folder(of: path)
            let isOfLanguage = folder.hasSuffix(".lproj")
            let place = isOfLanguage ? FilePath.join(home, FilePath.name(of: folder)) : home
            let ending = FilePath.fileExtension(of: path) ?? "strings"
            let destination = FilePath.join(place, "\(Self.stem(of: to)).\(ending)")
            guard var other = self.table(at: destination, like: table, read) else { continue }
            table.move(ids, to: &other)
            (tables[path], tables[destination]) = (table, other)
        }
    }

    private mutating func table(
        at path: String, like origin: EditedTable?, _ read: (String) -> [UInt8]?
    ) -> EditedTable? {
        if let known = tables[path] { return known }
        do throws(FormatError) {
            return try EditedTable(read(path) ?? [], at: path, sourceLanguage: origin?.sourceLanguage ?? "en")
        } catch {
            notes.append(
                "the texts in '\(path.split(separator: "/").suffix(2).joined(separator: "/"))' stay: \(error.message)")
            return nil
        }
    }

    // MARK: Places

    /// Returns the folder with the languages' folders around a document, or nil if it is in none of these.
    package static func languagesFolder(ofDocumentAt path: String) -> String? {
        let folder = FilePath.folder(of: path)
        return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : nil
    }

    /// Returns the paths where tables of a document may be: strings files and catalogs of all languages.
    package static func tablePaths(ofDocumentAt path: String, in files: any FileStore) -> [String] {
        guard let home = languagesFolder(ofDocumentAt: path) else { return [] }
        let folders = ((try? files.list(home)) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
        let name = stem(of: path)
        return [FilePath.join(home, "\(name).xcstrings")]
            + folders.flatMap { folder in
                ["strings", "xcstrings"].map { FilePath.join(FilePath.join(home, folder), "\(name).\($0)") }
            }
    }

    private static func stem(of path: String) -> String {
        let file = FilePath.name(of: path)
        return FilePath.fileExtension(of: file).map { String(file.dropLast($0.count + 1)) } ?? file
    }
}

extension EditedTable {
    /// The keys of the texts, in the order of the table.
    private var keys: [String] {
        switch self {
        case .strings(let file): file.keys
        case .catalog(let catalog): catalog.keys
        }
    }

    fileprivate var sourceLanguage: String? {
        if case .catalog(let catalog) = self { catalog.sourceLanguage } else { nil }
    }

    fileprivate func hasTexts(of ids: [String: String]) -> Bool { keys.contains { Self.moved($0, ids) != nil } }

    /// Returns the key of a text of an object with another id, or nil if it is of none of them.
    private static func moved(_ key: String, _ ids: [String: String]) -> String? {
        guard let end = key.firstIndex(of: "."), let id = ids[String(key[..<end])] else { return nil }
        return id + key[end...]
    }

    /// Moves the texts of objects to another table of the same kind.
    fileprivate mutating func move(_ ids: [String: String], to other: inout EditedTable) {
        let moves = keys.compactMap { key in Self.moved(key, ids).map { (key, $0) } }
        switch (self, other) {
        case (.strings(var file), .strings(var target)):
            for (key, newKey) in moves {
                guard let text = file[key] else { continue }
                let (old, new) = (key.prefix { $0 != "." }, newKey.prefix { $0 != "." })
                // Xcode's comment names the object.
                let comment = file.comment(forKey: key)?.replacing("\"\(old)\"", with: "\"\(new)\"")
                target.set(text, forKey: newKey, comment: comment)
                file.remove(key: key)
            }
            (self, other) = (.strings(file), .strings(target))
        case (.catalog(var catalog), .catalog(var target)):
            for (key, newKey) in moves { catalog.move(key, as: newKey, to: &target) }
            (self, other) = (.catalog(catalog), .catalog(target))
        default: break
        }
    }
}
