/// A strings file or string catalog whose texts are changed.
package enum EditedTable {
    case strings(EditedStringsFile)
    case catalog(EditedStringCatalog)

    /// Reads a table by the extension of its path. An empty one is new; the source language is that of a new catalog.
    package init(_ bytes: [UInt8], at path: String, sourceLanguage: String) throws(FormatError) {
        if path.hasSuffix(".xcstrings") {
            self = .catalog(
                bytes.isEmpty
                    ? EditedStringCatalog(sourceLanguage: sourceLanguage) : try EditedStringCatalog(bytes))
        } else {
            self = .strings(try EditedStringsFile(bytes))
        }
    }

    package var bytes: [UInt8] {
        switch self {
        case .strings(let file): file.bytes
        case .catalog(let catalog): catalog.bytes
        }
    }

    /// What a text is called in a table.
    package struct Entry {
        package var key: String
        /// The text in the document, and its language.
        package var source: String
        package var sourceLanguage: String
        /// The comment that Xcode writes.
        package var comment: String

        package init(key: String, source: String, sourceLanguage: String, comment: String) {
            (self.key, self.source, self.sourceLanguage, self.comment) = (key, source, sourceLanguage, comment)
        }
    }

    /// Sets the translation of a text. A comment of Xcode's that names an earlier source text is updated. Returns false for a
    /// text with variations, which is kept.
    @discardableResult
    package mutating func set(_ translation: String, of entry: Entry, in language: String) -> Bool {
        switch self {
        case .strings(var file):
            file.set(translation, forKey: entry.key, comment: entry.comment)
            if file.comment(forKey: entry.key)?.hasPrefix("Class = ") == true,
                file.comment(forKey: entry.key) != entry.comment
            {
                file.setComment(entry.comment, forKey: entry.key)
            }
            self = .strings(file)
            return true
        case .catalog(var catalog):
            if !catalog.hasKey(entry.key) {
                catalog.set(
                    entry.source, forKey: entry.key, in: entry.sourceLanguage, state: "new", comment: entry.comment)
            }
            let isSet = catalog.set(
                translation, forKey: entry.key, in: language, state: "translated", comment: entry.comment)
            self = .catalog(catalog)
            return isSet
        }
    }

    /// Removes the translation of a key. Returns false for a text with variations, which is kept.
    @discardableResult
    package mutating func remove(_ key: String, in language: String) -> Bool {
        switch self {
        case .strings(var file):
            file.remove(key: key)
            self = .strings(file)
            return true
        case .catalog(var catalog):
            let isRemoved = catalog.remove(key: key, in: language)
            self = .catalog(catalog)
            return isRemoved
        }
    }
}
