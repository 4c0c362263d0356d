import FileAccess
import Foundation

/// The texts of a document in other languages: tables beside the `Base.lproj` that it lies in.
struct TextTables {
    private let document: String
    private let files: any FileStore
    private var read: [String: [String: String]] = [:]

    init(_ document: String, in files: any FileStore) {
        self.document = document
        self.files = files
    }

    mutating func text(forKey key: String, in language: String) -> String? {
        if let table = read[language] { return table[key] }
        let table = table(language)
        read[language] = table
        return table[key]
    }

    /// Whether a language has a folder or an entry of its own.
    func hasTexts(in language: String) -> Bool { !table(language).isEmpty }

    /// More special tables win over more general ones, tables of a language over catalogues.
    private func table(_ language: String) -> [String: String] {
        var texts: [String: String] = [:]
        for spelling in Language.spellings(language).reversed() {
            for folder in catalogFolders {
                texts.merge(catalog(FilePath.join(folder, "\(stem).xcstrings"), spelling)) { $1 }
            }
            texts.merge(strings(FilePath.join(home, "\(spelling).lproj/\(stem).strings"))) { $1 }
        }
        return texts
    }

    private var stem: String {
        let name = FilePath.name(of: document)
        return FilePath.fileExtension(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
    }

    private var ownFolder: String { FilePath.folder(of: document) }

    /// Where the folders of languages stand.
    private var home: String {
        guard ownFolder.hasSuffix(".lproj") else { return ownFolder }
        return FilePath.folder(of: ownFolder)
    }

    private var catalogFolders: [String] {
        var folders = [home, ownFolder, FilePath.join(home, "mul.lproj")]
        if folders[0] == folders[1] { folders.removeFirst() }
        return folders
    }

    private func strings(_ path: String) -> [String: String] {
        guard let bytes = try? files.read(path).bytes else { return [:] }
        return StringsTable.texts(in: bytes)
    }

    private func catalog(_ path: String, _ language: String) -> [String: String] {
        guard let bytes = try? files.read(path).bytes,
            let catalog = try? JSONDecoder().decode(TextCatalog.self, from: Data(bytes))
        else { return [:] }
        return catalog.texts(in: language)
    }
}

/// A string catalogue, as far as its plain texts go.
struct TextCatalog: Decodable {
    struct Entry: Decodable {
        struct Localization: Decodable {
            struct Unit: Decodable { var value: String? }
            var stringUnit: Unit?
        }
        var localizations: [String: Localization]?
    }

    var strings: [String: Entry]?

    func texts(in language: String) -> [String: String] {
        (strings ?? [:]).compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
