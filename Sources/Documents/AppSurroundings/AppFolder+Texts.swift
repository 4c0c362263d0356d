import FileAccess

extension AppFolder {
    /// Returns the string tables of a document in "Base.lproj" or a language's folder: strings files in the folders of
    /// languages beside it, and string catalogs there or beside those.
    package func textTables(
        ofDocumentAt document: String, on device: String = "iphone", _ problems: inout [FileProblem]
    ) -> [TextTable] {
        let folder = FilePath.folder(of: document)
        guard folder.hasSuffix(".lproj") else { return [] }
        let home = FilePath.folder(of: folder)
        return tablePaths(Self.stem(of: document)).flatMap { path -> [TextTable] in
            let own = FilePath.folder(of: path)
            let isCatalog = path.hasSuffix(".xcstrings")
            let isBeside = own.hasSuffix(".lproj") && isSame(FilePath.folder(of: own), home)
            guard isBeside || isCatalog && isSame(own, home) else { return [] }
            return isCatalog ? catalog(path, device, &problems) : strings(path, &problems)
        }
    }

    /// Returns the strings of a document in a language. Specific tables take precedence over general ones, and strings
    /// files over catalogs.
    package func texts(
        ofDocumentAt document: String, in language: String, on device: String = "iphone",
        _ problems: inout [FileProblem]
    ) -> [String: String] {
        let tables = textTables(ofDocumentAt: document, on: device, &problems)
        var texts: [String: String] = [:]
        for spelling in Language.spellings(language).reversed() {
            let own = tables.filter { $0.language == spelling }
            for table in own.filter({ $0.path.hasSuffix(".xcstrings") }) + own.filter({ $0.path.hasSuffix(".strings") })
            {
                texts.merge(table.texts) { $1 }
            }
        }
        return texts
    }

    /// Returns the language of a document's own texts: that of its string catalog or folder, or that of the project, which is
    /// English if it names none.
    package func language(ofDocumentAt document: String, _ problems: inout [FileProblem]) -> String {
        let tables = textTables(ofDocumentAt: document, &problems)
        if let source = tables.first(where: \.isSource)?.language { return source }
        let folder = FilePath.name(of: FilePath.folder(of: document))
        if folder.hasSuffix(".lproj"), folder != "Base.lproj" { return String(folder.dropLast(".lproj".count)) }
        return buildSettings(near: document, &problems).lazy.compactMap(\.developmentLanguage).first ?? "en"
    }

    /// Returns a strings file with its comments, or nil if it can't be read.
    package func comments(inTable path: String) -> EditedStringsFile? {
        var problems: [FileProblem] = []
        return readTable(path, &problems) { bytes throws(FormatError) in try EditedStringsFile(bytes) }
    }

    private static func stem(of path: String) -> String {
        let name = FilePath.name(of: path)
        return FilePath.fileExtension(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
    }

    /// Returns whether two paths lead to one folder.
    private func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard let one = try? store.look(at: one).identity, let other = try? store.look(at: other).identity else {
            return false
        }
        return one == other
    }

    /// Returns the paths of tables with a name, those of new files last.
    private func tablePaths(_ name: String) -> [String] {
        let known = tables[name] ?? []
        if unsavedTexts.isEmpty { return known }
        let resolved = Set(known.map { (try? store.resolve($0)) ?? $0 })
        return known + unsavedTexts.keys.filter { Self.stem(of: $0) == name && !resolved.contains($0) }.sorted()
    }

    /// Returns what is read from a table, with its unsaved changes.
    private func readTable<Value>(
        _ path: String, _ problems: inout [FileProblem], _ parse: ([UInt8]) throws(FormatError) -> Value
    ) -> Value? {
        guard !unsavedTexts.isEmpty, let bytes = unsavedTexts[(try? store.resolve(path)) ?? path] else {
            return read(path, &problems, parse)
        }
        return try? parse(bytes)
    }

    private func strings(_ path: String, _ problems: inout [FileProblem]) -> [TextTable] {
        guard let file = readTable(path, &problems, { bytes throws(FormatError) in StringsFile(bytes) }) else {
            return []
        }
        if let error = file.error { problems.append(FileProblem(path, at: error.location, error.message)) }
        let language = FilePath.name(of: FilePath.folder(of: path)).dropLast(".lproj".count)
        return [
            TextTable(
                language: String(language), path: path, texts: file.texts, keys: Set(file.texts.keys),
                isSource: false, isDamaged: file.error != nil)
        ]
    }

    private func catalog(_ path: String, _ device: String, _ problems: inout [FileProblem]) -> [TextTable] {
        guard let catalog = readTable(path, &problems, StringCatalog.init) else { return [] }
        let settled = catalog.entries.filter { !$0.value.isTranslatable }.keys
        return catalog.languages.map { language in
            let listed = catalog.entries.filter {
                $0.value.texts[language] != nil && !$0.value.untranslated.contains(language)
            }
            let outdated = catalog.entries.filter { $0.value.outdated.contains(language) }.keys
            return TextTable(
                language: language, path: path, texts: catalog.texts(in: language, on: device),
                keys: Set(listed.keys).union(settled), outdated: Set(outdated),
                isSource: language == catalog.sourceLanguage, isDamaged: false)
        }
    }
}
