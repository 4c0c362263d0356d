import AppSurroundings
import FileAccess
import JSONText
import StoryboardModel

/// What the texts of a document are in other languages.
struct DocumentTexts {
    struct Translation {
        var text: String
        /// The comment before it in a strings file.
        var comment: String?
        /// Whether its catalog says that it was made for an earlier text.
        var isOutdated = false
    }

    /// Whether a translation is there and up to date.
    enum State: String {
        case translated, missing, outdated
        /// A text without letters, or one that a catalog keeps as it is.
        case needless
    }

    /// The language of the document's own texts.
    private(set) var language = "en"
    /// The languages that it is translated to, in order.
    private(set) var languages: [String] = []
    private(set) var tables: [TextTable] = []
    private var translations: [String: [String: Translation]] = [:]
    /// The keys that need no translation, by language.
    private var settled: [String: Set<String>] = [:]

    /// Creates the texts of the document at a path; `added` are languages without a text yet.
    init(ofDocumentAt path: String, in app: AppFolder?, added: Set<String>) {
        guard let app else { return }
        var problems: [FileProblem] = []
        language = app.language(ofDocumentAt: path, &problems)
        tables = app.textTables(ofDocumentAt: path, &problems)
        languages = Set(tables.map(\.language)).union(added).subtracting([language]).sorted()
        // A strings file takes precedence over a catalog.
        for table in tables.filter(\.isCatalog) + tables.filter({ !$0.isCatalog })
        where languages.contains(table.language) {
            add(table, comments: table.isCatalog ? nil : app.comments(inTable: table.path))
        }
    }

    private mutating func add(_ table: TextTable, comments: EditedStringsFile?) {
        settled[table.language, default: []].formUnion(table.keys)
        for (key, text) in table.texts where table.keys.contains(key) || !table.isCatalog {
            translations[table.language, default: [:]][key] = Translation(
                text: text, comment: comments?.comment(forKey: key), isOutdated: table.outdated.contains(key))
        }
    }

    subscript(key: String, language: String) -> Translation? { translations[language]?[key] }

    func state(of text: LocalizableText, in language: String) -> State {
        guard let known = self[text.key, language] else {
            let isNeedless = !text.text.contains(where: \.isLetter) || settled[language]?.contains(text.key) == true
            return isNeedless ? .needless : .missing
        }
        let isOutdated = known.isOutdated || known.comment.map(text.isChanged) == true
        return isOutdated ? .outdated : .translated
    }

    /// Returns what a text is in all languages, for pages.
    func items(of text: LocalizableText) -> [JSONValue] {
        languages.map { language in
            .record([
                "language": .string(language), "text": .optional(self[text.key, language]?.text),
                "state": .string(state(of: text, in: language).rawValue),
            ])
        }
    }

    /// Returns the texts of a language that the document doesn't have.
    func stale(in language: String, knowing keys: Set<String>) -> [(key: String, text: String)] {
        (translations[language] ?? [:]).filter { !keys.contains($0.key) }.map { ($0.key, $0.value.text) }.sorted {
            $0 < $1
        }
    }
}

extension TextTable {
    var isCatalog: Bool { path.hasSuffix(".xcstrings") }
}
