import AppSurroundings
import FileAccess
import StoryboardModel
import XMLTree

/// Translations that come into the tables beside a document.
struct TextImport {
    /// The translations by language and key.
    private(set) var languages: [String: [String: String]] = [:]
    private let document: TranslatedDocument
    private let environment: CommandEnvironment

    /// What an import did to a table.
    struct Change {
        var path: String
        var added = 0
        var changed = 0
        var removed = 0
    }

    /// Creates translations of a document to a language; an empty one removes it.
    init(
        _ texts: [String: String], to language: String, for document: TranslatedDocument,
        in environment: CommandEnvironment
    ) {
        (self.document, self.environment, languages) = (document, environment, [language: texts])
    }

    /// Reads translations from a strings file, a string catalog or XLIFF. `language` is that of a strings file, and chooses
    /// one of several.
    init(
        _ path: String, _ language: String?, for document: TranslatedDocument, in environment: CommandEnvironment
    ) throws(Failure) {
        self.document = document
        self.environment = environment
        let (name, contents) = try environment.read(path)
        do throws(FormatError) {
            switch FilePath.fileExtension(of: FilePath.name(of: path)) {
            case "xcstrings": languages = try Self.catalog(contents.bytes, document)
            case "xliff", "xlf": languages = try Self.exchange(contents.bytes, document)
            case "strings":
                let folder = FilePath.name(of: FilePath.folder(of: path))
                let own = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
                guard let code = language ?? own else {
                    throw FormatError("a strings file doesn't name its language, which '--language' does")
                }
                let file = StringsFile(contents.bytes)
                if let error = file.error { throw error }
                languages = [code: file.texts]
            default: throw FormatError("expected a file with the extension .strings, .xcstrings or .xliff")
            }
        } catch {
            throw Failure(name, error)
        }
        languages[document.language] = nil
        if let language { languages = languages.filter { $0.key == language } }
        guard languages.isEmpty else { return }
        throw Failure(
            .refused,
            Problem(
                file: name,
                message:
                    "has no translations\(language.map { " to '\($0)'" } ?? "") for \(FilePath.name(of: document.path))",
                rule: "translations.none"))
    }

    private static func catalog(
        _ bytes: [UInt8], _ document: TranslatedDocument
    ) throws(FormatError) -> [String: [String: String]] {
        let catalog = try StringCatalog(bytes)
        var languages: [String: [String: String]] = [:]
        for language in catalog.languages where language != catalog.sourceLanguage {
            languages[language] = catalog.texts(in: language, on: "iphone")
        }
        return languages
    }

    /// Returns the translations for the document; an exchange may have those of other files, too.
    private static func exchange(
        _ bytes: [UInt8], _ document: TranslatedDocument
    ) throws(FormatError) -> [String: [String: String]] {
        let files = try TranslationExchange(bytes).files
        let own = files.filter { FilePath.name(of: $0.original) == FilePath.name(of: document.path) }
        if own.isEmpty {
            let names = files.map { "'\(FilePath.name(of: $0.original))'" }.joined(separator: ", ")
            throw FormatError(
                "has no texts of '\(FilePath.name(of: document.path))'\(names.isEmpty ? "" : ", but of \(names)")")
        }
        var languages: [String: [String: String]] = [:]
        for file in own {
            guard let language = file.targetLanguage else { continue }
            for unit in file.units {
                if let target = unit.target, !target.isEmpty { languages[language, default: [:]][unit.key] = target }
            }
        }
        return languages
    }

    /// The keys that the document doesn't have, which aren't imported.
    var unknownKeys: [String] {
        languages.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.subtracting(document.texts.map(\.key))
            .sorted()
    }

    // MARK: Writing

    /// Writes the translations to the table of each language: the strings file that is there, the catalog, or a new strings
    /// file in the language's folder. All are written or none; those in which nothing changes aren't.
    func save() throws(Failure) -> [Change] {
        let folder = FilePath.folder(of: document.path)
        guard folder.hasSuffix(".lproj") else {
            throw Failure(
                .refused,
                Problem(
                    file: document.path, message: "isn't in a language's folder, so it can't have translations",
                    rule: "translations.no-folder",
                    hint: "move it to a folder 'Base.lproj', as Localize in Xcode's File inspector does"))
        }
        let paths = languages.keys.sorted().map { (language: $0, path: path(of: $0, in: folder)) }
        for (_, path) in paths { try checkLinks(on: path) }
        // Several languages may be in one file.
        var opened: [String: OpenedTable] = [:]
        var changes: [Change] = []
        for (language, path) in paths {
            let place = (try? environment.files.resolve(path)) ?? path
            var table = if let known = opened[place] { known } else { try open(path) }
            let change = enter(languages[language] ?? [:], language, in: &table.table, of: path)
            if change.added + change.changed + change.removed > 0 { table.isChanged = true }
            opened[place] = table
            changes.append(change)
        }
        try environment.replaceAll(
            opened.values.filter(\.isChanged).sorted { $0.path < $1.path }.map { table in
                let change = FileChange(
                    table.path, table.table.bytes, expecting: table.stamp, makesFolders: true)
                return (table.path, change)
            })
        return changes
    }

    /// A table that is changed, with the state of its file.
    private struct OpenedTable {
        var path: String
        var table: EditedTable
        var stamp: FileStamp
        var isChanged = false
    }

    private func open(_ path: String) throws(Failure) -> OpenedTable {
        let (bytes, stamp) = try contents(of: path)
        do throws(FormatError) {
            let table = try EditedTable(bytes ?? [], at: path, sourceLanguage: document.language)
            return OpenedTable(path: path, table: table, stamp: stamp)
        } catch {
            throw Failure(path, error)
        }
    }

    /// Returns the path of the table that takes the texts of a language. `folder` is the document's.
    private func path(of language: String, in folder: String) -> String {
        let own = document.tables.filter { $0.language == language }
        if let table = own.first(where: TranslatedDocument.isStrings) { return table.path }
        if let table = document.tables.first(where: { !TranslatedDocument.isStrings($0) }) { return table.path }
        let home = FilePath.join(FilePath.folder(of: folder), "\(language).lproj")
        return FilePath.join(home, "\(document.name).strings")
    }

    /// Throws if a link on the way to a table leads out of the app's folder, or to another kind of file: nobody has named the
    /// table, so it must be one of the app.
    private func checkLinks(on path: String) throws(Failure) {
        let files = environment.files
        var words: String?
        do throws(FileError) {
            guard try files.look(at: FilePath.folder(of: path)).kind == .folder else { return }
            let target = try files.resolve(path)
            // A link that is the argument itself is followed, and the folder around it is the app's, too.
            let roots = [document.path, (try? files.resolve(document.path)) ?? document.path]
                .compactMap { try? files.resolve(AppFolder.path(around: $0, in: files)) }
            let isInside = roots.contains { target.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
            let kind = FilePath.fileExtension(of: path)
            if !isInside {
                words = "'\(target)', outside of the app's folder '\(roots.first ?? "")'"
            } else if FilePath.fileExtension(of: target) != kind {
                words = "'\(target)', which isn't a \(kind == "strings" ? "strings file" : "string catalog")"
            }
            if let found = words {
                words = "\(try files.look(at: path).isLink ? "is a link" : "leads through a link") to \(found)"
            }
        } catch {
            throw Failure(writing: path, error)
        }
        guard let words else { return }
        throw Failure(
            .refused,
            Problem(
                file: path, message: "\(words), and isn't written", rule: "file.is-link",
                hint: "put a copy in the place of the link to have the translations there"))
    }

    private func enter(
        _ texts: [String: String], _ language: String, in table: inout EditedTable, of path: String
    ) -> Change {
        var change = Change(path: path)
        let known = known(to: language, in: table)
        for text in document.texts {
            guard let translation = texts[text.key], known[text.key] ?? "" != translation else { continue }
            let entry = EditedTable.Entry(
                key: text.key, source: text.text, sourceLanguage: document.language, comment: text.comment)
            let isDone =
                translation.isEmpty
                ? table.remove(text.key, in: language) : table.set(translation, of: entry, in: language)
            if !isDone {
                environment.writeError("\(path): '\(text.key)' varies by device or number, and is kept\n")
            } else if translation.isEmpty {
                change.removed += 1
            } else if known[text.key] == nil {
                change.added += 1
            } else {
                change.changed += 1
            }
        }
        return change
    }

    /// Returns what a table has in a language.
    private func known(to language: String, in table: EditedTable) -> [String: String] {
        guard case .strings(let file) = table else { return document.translations(to: language) }
        return Dictionary(file.keys.map { ($0, file[$0] ?? "") }) { $1 }
    }

    /// Returns the bytes of a file, or nil if there is none.
    private func contents(of path: String) throws(Failure) -> (bytes: [UInt8]?, stamp: FileStamp) {
        do throws(FileError) {
            if try environment.files.look(at: path).kind == .missing { return (nil, .missing) }
            let contents = try environment.files.read(path)
            return (contents.bytes, contents.stamp)
        } catch {
            throw Failure(reading: path, error)
        }
    }
}

extension Failure {
    /// Creates the error for a file with texts that isn't valid.
    fileprivate init(_ path: String, _ error: FormatError) {
        let location = error.location ?? SourceLocation(line: 1, column: 1)
        self.init(
            .malformed, Problem(file: path, location: location, message: error.message, rule: "translations.format"))
    }
}
