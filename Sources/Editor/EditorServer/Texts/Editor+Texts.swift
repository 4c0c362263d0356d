import AppSurroundings
import FileAccess
import Foundation
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The texts of documents in other languages, which are edited, undone and saved with them.
extension Editor {
    // MARK: Requests

    /// Returns the texts of a document in all languages.
    func texts(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        document.whenLookedAround(inBackground) { [weak document] in
            guard let document else { return }
            let texts = document.texts
            let own = document.session.document.localizableTexts
            let keys = Set(own.map(\.key))
            let obstacle = Self.obstacle(to: document)
            respond(
                .success([
                    "own": .string(texts.language), "others": .array(texts.languages.map(JSONValue.string)),
                    "texts": .array(own.map { Self.describe($0, texts) }),
                    "stale": .array(
                        texts.languages.flatMap { language in
                            texts.stale(in: language, knowing: keys).map {
                                .record([
                                    "language": .string(language), "key": .string($0.key), "text": .string($0.text),
                                ])
                            }
                        }),
                    "obstacle": obstacle.map {
                        .record(["message": .string($0.message), "hint": .optional($0.hint)])
                    },
                ]))
        }
    }

    private static func describe(_ text: LocalizableText, _ texts: DocumentTexts) -> JSONValue {
        .record([
            "key": .string(text.key), "text": .string(text.text), "object": .optional(text.object.objectID),
            "scene": .optional(text.object.scene?.id), "property": .string(text.property),
            "note": .optional(text.note), "items": .array(texts.items(of: text)),
        ])
    }

    /// Sets or removes the translation of a text, as one step of the document.
    func translate(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let (key, language) = (try request.text("key"), try Self.language(request, document))
        let translation = try request.optionalText("text").flatMap { $0.isEmpty ? nil : $0 }
        let texts = document.texts
        let own = document.session.document.localizableTexts.first { $0.key == key }
        if own == nil, texts[key, language] == nil || translation != nil {
            throw Refusal("the document has no text '\(key)'")
        }
        let table = try table(for: language, of: document)
        let name =
            translation == nil ? "Remove \(Self.title(of: language)) Text" : "Translate to \(Self.title(of: language))"
        return try edit(table, of: path, document, named: name, by: request.page) { edited throws(Refusal) in
            if let translation, let own {
                let entry = EditedTable.Entry(
                    key: key, source: own.text, sourceLanguage: texts.language, comment: own.comment)
                return edited.set(translation, of: entry, in: language)
            }
            return edited.remove(key, in: language)
        }
    }

    /// Adds a language: a strings file for it, or a column for the string catalog.
    func addLanguage(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let language = try Self.language(request, document)
        let known = document.texts
        guard !known.languages.contains(language) else {
            throw Refusal("the document has texts in \(Self.title(of: language)) already")
        }
        let table = try table(for: language, of: document)
        if table.session.path.hasSuffix(".xcstrings") {
            // A catalog has the languages of its texts.
            document.addedLanguages.insert(language)
            document.applyUnsavedTexts()
            return ["revision": .integer(document.session.revision)]
        }
        let head = "/* \(FilePath.name(of: path)) in \(Self.title(of: language)) */\n"
        return try commit(
            Array(head.utf8), as: table, of: path, document, named: "Add \(Self.title(of: language))", by: request.page)
    }

    /// Removes the texts of objects that the document doesn't have any more.
    func removeStaleTexts(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let language = try Self.language(request, document)
        let keys = Set(document.session.document.localizableTexts.map(\.key))
        let stale = document.texts.stale(in: language, knowing: keys)
        guard !stale.isEmpty else { throw Refusal("\(Self.title(of: language)) has no such texts") }
        let table = try table(for: language, of: document)
        return try edit(
            table, of: path, document, named: "Remove Stale \(Self.title(of: language)) Texts", by: request.page
        ) { edited throws(Refusal) in
            for text in stale { edited.remove(text.key, in: language) }
            return true
        }
    }

    // MARK: Steps

    /// Changes a table as one step of the document. The closure returns false for a text with variations.
    private func edit(
        _ table: OpenTable, of path: String, _ document: OpenDocument, named name: String, by page: PageConnection,
        _ body: (inout EditedTable) throws(Refusal) -> Bool
    ) throws(Refusal) -> Answer {
        var edited: EditedTable
        do throws(FormatError) {
            edited = try EditedTable(
                table.session.text, at: table.session.path, sourceLanguage: document.texts.language)
        } catch {
            let place = error.location.map { ":\($0.line):\($0.column)" } ?? ""
            throw Refusal("\(title(of: table))\(place): \(error.message)", hint: "fix the file first")
        }
        let before = edited.bytes
        guard try body(&edited) else {
            throw Refusal(
                "the text varies by device or number in \(title(of: table))", hint: "edit its variations in the file")
        }
        guard edited.bytes != before || table.session.text.isEmpty else {
            return ["revision": .integer(document.session.revision), "isUnchanged": .bool(true)]
        }
        return try commit(edited.bytes, as: table, of: path, document, named: name, by: page)
    }

    func commit(
        _ text: [UInt8], as table: OpenTable, of path: String, _ document: OpenDocument, named name: String,
        by page: PageConnection
    ) throws(Refusal) -> Answer {
        watch(path, at: table.session.path)
        let draft = Draft(of: document.session.document, name: name, layout: DocumentLayout())
        try commit([.document(path: path, document, draft), .table(table, document, text: text, name: name)], by: page)
        return ["revision": .integer(document.session.revision)]
    }

    // MARK: Tables

    /// Returns the table to which translations to a language are written: the strings file that is there, the catalog, or a
    /// new strings file.
    private func table(for language: String, of document: OpenDocument) throws(Refusal) -> OpenTable {
        if let obstacle = Self.obstacle(to: document) { throw obstacle }
        let tables = document.texts.tables
        let known =
            tables.first { $0.language == language && !$0.isCatalog } ?? tables.first(where: \.isCatalog)
        guard let known else {
            let home = FilePath.join(document.languagesFolder ?? "", "\(language).lproj")
            return try document.openTable(at: FilePath.join(home, "\(document.tableName).strings"))
        }
        let location: String
        // A new one isn't on the disk.
        do throws(FileError) { location = try files.resolve(known.path) } catch { location = known.path }
        return try document.openTable(at: location)
    }

    private func title(of table: OpenTable) -> String {
        "'\(table.session.path.split(separator: "/").suffix(2).joined(separator: "/"))'"
    }

    private static func obstacle(to document: OpenDocument) -> Refusal? {
        document.languagesFolder != nil
            ? nil
            : Refusal(
                "the document isn’t in a language’s folder, so it can’t have translations",
                hint: "Localize moves it to a folder “Base.lproj”, as in Xcode’s File inspector")
    }

    private static func language(_ request: Request, _ document: OpenDocument) throws(Refusal) -> String {
        let code = try request.text("language")
        guard Language.isCode(code), PseudoLanguage(rawValue: code) == nil else {
            throw Refusal("'\(code)' is not the code of a language", hint: "such as de, pt-BR or zh-Hans")
        }
        guard code != document.texts.language else {
            throw Refusal("the document itself is in \(title(of: code))", hint: "edit its texts")
        }
        return code
    }

    private static func title(of language: String) -> String {
        Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
    }

    /// Returns the parts of a step over several documents that take the translations of moved scenes along, and what stays.
    func textsThatFollow(
        _ moves: [ObjectMove], named name: String
    ) throws(Refusal) -> (parts: [StepPart], notes: [String]) {
        var moved = MovedTexts()
        for move in moves {
            guard let from = open[move.from], let to = open[move.to] else { continue }
            let tables = from.tables + to.tables
            moved.follow(move.ids, from: from.session.path, to: to.session.path, in: files) { path in
                tables.first { $0.session.path == path }?.session.text ?? (try? files.read(path).bytes)
            }
        }
        var parts: [StepPart] = []
        for (location, edited) in moved.tables.sorted(by: { $0.key < $1.key }) {
            let paths = Set(moves.flatMap { [$0.from, $0.to] })
            guard let path = paths.first(where: { open[$0]?.mayHaveTable(at: location) == true }) else { continue }
            let document = try document(path)
            let table = try document.openTable(at: location)
            watch(path, at: location)
            parts.append(.table(table, document, text: edited.bytes, name: name))
        }
        return (parts, moved.notes)
    }

    // MARK: Files

    /// Finds the tables of a document with unsaved changes of an earlier session, and watches all.
    func recoverTables(of document: OpenDocument) {
        guard document.version == nil else { return }
        recoverTable(at: document.samplesPath, of: document)
        defer { document.applyUnsavedTexts() }
        guard let home = document.languagesFolder else { return }
        let folders = ((try? files.list(home)) ?? []).filter { $0.hasSuffix(".lproj") }
        let paths = [home] + folders.map { FilePath.join(home, $0) }
        for folder in paths {
            for ending in ["strings", "xcstrings"] {
                let path = FilePath.join(folder, "\(document.tableName).\(ending)")
                if document.mayHaveTable(at: path) { recoverTable(at: path, of: document) }
            }
        }
    }

    private func recoverTable(at path: String, of document: OpenDocument) {
        let isThere = (try? files.look(at: path))?.kind == .file
        let isUnsaved = (try? files.look(at: Journal(of: path).path))?.kind == .file
        if isThere || isUnsaved { watch(path, at: path) }
        if isUnsaved { _ = try? document.openTable(at: path) }
    }

    /// Returns an open table by its full path.
    func openTable(at location: String) -> OpenFile? {
        for (path, document) in open {
            if let table = document.tables.first(where: { $0.session.path == location }) {
                return .table(table, path: path, document)
            }
        }
        return nil
    }

    /// Opens a table that has steps together with its document.
    func recoveredTable(at location: String) -> OpenFile? {
        for (path, document) in open where document.mayHaveTable(at: location) {
            if let table = try? document.openTable(at: location) { return .table(table, path: path, document) }
        }
        return nil
    }

    /// Takes over what another program has changed in a table: as it is, or merged by lines with unsaved changes.
    func lookAtTable(_ location: String, of path: String, _ document: OpenDocument) {
        guard let table = document.tables.first(where: { $0.session.path == location }) else {
            // It may be new, or gone.
            return document.lookAround(inBackground) { [weak self, weak document] in
                guard let self, let document else { return }
                showAnew(path, document)
            }
        }
        guard let change = table.session.outsideChange(in: files) else { return }
        if change == .changed, !table.session.isDirty {
            _ = try? table.session.reload(in: files)
        } else if change == .deleted, !table.session.isDirty {
            document.tables.removeAll { $0 === table }
        } else if change == .deleted || !merge(table) {
            if table.isOutsideReported { return }
            table.isOutsideReported = true
            for page in pages(showing: path) {
                page.notify(.outside, ["document": .string(path), "kind": .string(change.rawValue)])
            }
            return
        }
        document.applyUnsavedTexts()
        showAnew(path, document)
    }

    /// Merges external changes of a table by lines. Returns false if both changed the same.
    private func merge(_ table: OpenTable) -> Bool {
        let path = table.session.path
        let isSamples = table.isSamples
        let merged = try? table.session.mergeOutside(in: files) { bytes in
            if isSamples { return (try? JSONReader.read(bytes)).flatMap { try? SampleData($0) } != nil }
            return (try? EditedTable(bytes, at: path, sourceLanguage: "")) != nil
        }
        return merged != nil
    }
}
