import AppSurroundings
import FileAccess

/// The keys of a table of texts, with the values that each takes: of all languages together.
struct TextTableKeys {
    var name: String
    private(set) var texts: [String: String] = [:]
    private(set) var arguments: [String: FormatArguments] = [:]

    init(name: String) { self.name = name }

    static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

    /// Adds a file of the table. Texts of the first file that has a key stay.
    mutating func add(_ bytes: [UInt8], of ending: String) throws(FormatError) {
        if ending == "xcstrings" {
            let catalog = try StringCatalog(bytes)
            let language = catalog.sourceLanguage ?? "en"
            let own = catalog.texts(in: language, on: "iphone")
            // A key without a text is the text.
            for key in catalog.entries.keys { add(key, own[key] ?? key) }
            return
        }
        if ending == "strings" {
            for (key, text) in StringsFile(bytes).texts { add(key, text) }
            return
        }
        for (key, value) in try PropertyList(bytes).dictionary ?? [:] {
            if let format = value["NSStringLocalizedFormatKey"]?.string {
                add(key, format, variables: Self.variables(of: value))
            }
        }
    }

    private mutating func add(_ key: String, _ text: String, variables: [String: FormatArguments.Kind] = [:]) {
        let isPlural = !variables.isEmpty
        guard !key.isEmpty, texts[key] == nil || isPlural else { return }
        texts[key] = text
        arguments[key] = FormatArguments(text, variables: variables)
    }

    private static func variables(of rule: PropertyList) -> [String: FormatArguments.Kind] {
        (rule.dictionary ?? [:]).compactMapValues { variable in
            guard variable.dictionary != nil else { return nil }
            let type = variable["NSStringFormatValueTypeKey"]?.string ?? "d"
            return FormatArguments("%\(type)").all.first?.kind ?? .integer
        }
    }
}
