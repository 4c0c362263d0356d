import AppSurroundings
import FileAccess
import StoryboardModel

/// The texts of a document, and what they are in other languages.
struct TranslatedDocument {
    /// The document's path, and its path below the folder of the app.
    let path: String
    let relativePath: String
    let texts: [LocalizableText]
    /// The language of the document's own texts.
    let language: String
    let tables: [TextTable]
    /// The problems of files with texts.
    let problems: [FileProblem]

    init(_ loaded: LoadedDocument, in environment: CommandEnvironment) throws(Failure) {
        texts = loaded.document.localizableTexts
        path = loaded.path == "-" ? loaded.name : loaded.path
        guard loaded.path != "-" else {
            (relativePath, language, tables, problems) = (loaded.name, "en", [], [])
            return
        }
        let folder = AppFolder.path(around: path, in: environment.files)
        relativePath = environment.absolute(path).relative(to: environment.absolute(folder))
        do throws(FileError) {
            let app = try AppFolder(folder, in: environment.files)
            var found: [FileProblem] = []
            language = app.language(ofDocumentAt: path, &found)
            tables = app.textTables(ofDocumentAt: path, &found)
            problems = found
        } catch {
            throw Failure(reading: folder, error)
        }
    }

    /// The document's name without extension, which its tables have, too.
    var name: String {
        let file = FilePath.name(of: path)
        return FilePath.fileExtension(of: file).map { String(file.dropLast($0.count + 1)) } ?? file
    }

    /// The languages with tables other than the document's own, in order.
    var languages: [String] { Set(tables.map(\.language)).subtracting([language]).sorted() }

    /// Returns the texts of a language by key; a strings file takes precedence over a catalog.
    func translations(to language: String) -> [String: String] {
        let own = tables.filter { $0.language == language }
        let ordered = own.filter { !Self.isStrings($0) } + own.filter(Self.isStrings)
        return ordered.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
    }

    /// The texts without a translation to a language, apart from those that need none.
    func missing(in language: String) -> [LocalizableText] {
        let keys = tables.filter { $0.language == language }.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        return texts.filter { !keys.contains($0.key) && $0.text.contains(where: \.isLetter) }
    }

    /// The keys of a language's texts that the document doesn't have.
    func stale(in language: String) -> [String] {
        Set(translations(to: language).keys).subtracting(texts.map(\.key)).sorted()
    }

    static func isStrings(_ table: TextTable) -> Bool { table.path.hasSuffix(".strings") }
}
