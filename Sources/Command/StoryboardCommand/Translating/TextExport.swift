import AppSurroundings
import JSONText
import StoryboardModel

/// The texts of a document in the formats of translators.
struct TextExport {
    enum Format: String, CaseIterable {
        case strings, xcstrings, xliff, json
    }

    let document: TranslatedDocument
    /// The language to translate to, or nil for the document's own texts.
    let language: String?

    func bytes(as format: Format) -> [UInt8] {
        switch format {
        case .strings: strings
        case .xcstrings: catalog
        case .xliff: Array(exchange.text.utf8)
        case .json: Array(json.text.utf8)
        }
    }

    /// A strings file; what isn't translated has the text of the document.
    private var strings: [UInt8] {
        let translations = language.map(document.translations)
        var file = EditedStringsFile()
        for text in document.texts {
            file.set(translations?[text.key] ?? text.text, forKey: text.key, comment: text.comment)
        }
        return file.bytes
    }

    /// A string catalog with the document's own texts and those of one language or all.
    private var catalog: [UInt8] {
        var catalog = EditedStringCatalog(sourceLanguage: document.language)
        let languages = (language.map { [$0] } ?? document.languages).map { ($0, document.translations(to: $0)) }
        for text in document.texts {
            catalog.set(
                text.text, forKey: text.key, in: document.language, state: "new", comment: text.comment)
            for (language, translations) in languages {
                guard let translation = translations[text.key] else { continue }
                catalog.set(
                    translation, forKey: text.key, in: language, state: "translated", comment: text.comment)
            }
        }
        return catalog.bytes
    }

    private var exchange: TranslationExchange {
        let translations = language.map(document.translations) ?? [:]
        let units = document.texts.map {
            TranslationExchange.Unit(
                key: $0.key, source: $0.text, target: translations[$0.key], note: $0.comment)
        }
        return TranslationExchange(files: [
            TranslationExchange.File(
                original: document.relativePath, sourceLanguage: document.language, targetLanguage: language,
                units: units)
        ])
    }

    private var json: JSONValue {
        let languages = (language.map { [$0] } ?? document.languages).map { ($0, document.translations(to: $0)) }
        let texts = document.texts.map { text in
            let translations = languages.compactMap { language, texts in
                texts[text.key].map { JSONMember(key: language, value: .string($0)) }
            }
            return JSONValue.record([
                "key": .string(text.key), "text": .string(text.text), "object": .optional(text.object.objectID),
                "class": .string(text.className), "property": .string(text.property), "path": .string(text.object.path),
                "note": .optional(text.note), "translations": translations.isEmpty ? nil : .object(translations),
            ])
        }
        return .record([
            "file": .string(document.path), "language": .string(document.language),
            "languages": .array(document.languages.map(JSONValue.string)), "texts": .array(texts),
        ])
    }
}
