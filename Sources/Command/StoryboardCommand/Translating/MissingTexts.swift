import JSONText
import StoryboardModel

/// What is missing in each language of a document, and what belongs to objects that were removed.
struct MissingTexts {
    struct Language {
        var code: String
        var missing: [LocalizableText]
        var stale: [String]
    }

    let languages: [Language]
    private let document: TranslatedDocument

    /// Creates the lists of some languages.
    init(_ document: TranslatedDocument, languages codes: [String]) {
        self.document = document
        languages = codes.map {
            Language(code: $0, missing: document.missing(in: $0), stale: document.stale(in: $0))
        }
    }

    var isComplete: Bool { languages.allSatisfy(\.missing.isEmpty) }

    var text: String {
        if languages.isEmpty { return "\(document.path) is not translated to any language".onOneLine + "\n" }
        return languages.map { language in
            var text = "\(language.code): \(language.missing.count) of \(document.texts.count) texts missing"
            if !language.stale.isEmpty { text += ", \(language.stale.count) stale" }
            text += "\n"
            for missing in language.missing {
                text += "  \(missing.key) '\(missing.text)' (\(missing.object.path))".onOneLine + "\n"
            }
            for key in language.stale { text += "  stale: \(key)".onOneLine + "\n" }
            return text
        }.joined()
    }

    var json: JSONValue {
        .record([
            "file": .string(document.path), "texts": .integer(document.texts.count),
            "languages": .array(
                languages.map { language in
                    .record([
                        "language": .string(language.code),
                        "missing": .array(language.missing.map { .string($0.key) }),
                        "stale": .array(language.stale.map(JSONValue.string)),
                    ])
                }),
        ])
    }
}
