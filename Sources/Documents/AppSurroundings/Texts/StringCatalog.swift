import JSONText

/// A string catalogue (`.xcstrings`): JSON that holds the texts of all languages.
package struct StringCatalog: Hashable, Sendable {
    /// A text, or what takes its place where it varies with the device or a number.
    package indirect enum Text: Hashable, Sendable {
        case plain(String)
        /// By device, such as "iphone", "ipad", "mac" or "other".
        case device([String: Text])
        /// By what grammar makes of a number: "zero", "one", "two", "few", "many", "other".
        case plural([String: Text])

        /// The text on a device. Without a number, that for any number.
        package func value(on device: String) -> String? {
            switch self {
            case .plain(let text): text
            case .device(let texts): (texts[device] ?? texts["other"])?.value(on: device)
            case .plural(let texts): texts["other"]?.value(on: device)
            }
        }
    }

    package struct Entry: Hashable, Sendable {
        /// What need not be translated is as good as translated.
        package var isTranslatable: Bool
        /// By language; nil for a language that is listed without a text.
        package var texts: [String: Text?]
    }

    /// The language that the app is written in.
    package var sourceLanguage: String?
    package var entries: [String: Entry]

    package init(_ bytes: [UInt8]) throws(Damage) {
        let root = try JSONNode.readObject(bytes)
        guard let strings = root["strings"]?.members else { throw Damage("the string catalogue has no 'strings'") }
        sourceLanguage = root["sourceLanguage"]?.string
        entries = [:]
        for string in strings { entries[string.key] = Entry(string.value) }
    }

    /// The languages that texts are listed for.
    package var languages: Set<String> { entries.values.reduce(into: []) { $0.formUnion($1.texts.keys) } }

    /// The texts of a language by their keys, as they are on a device.
    package func texts(in language: String, on device: String) -> [String: String] {
        entries.compactMapValues { entry in (entry.texts[language] ?? nil)?.value(on: device) }
    }
}

extension StringCatalog.Entry {
    fileprivate init(_ node: JSONNode) {
        isTranslatable = node["shouldTranslate"]?.bool != false
        texts = [:]
        for localization in node["localizations"]?.members ?? [] {
            texts[localization.key] = .some(StringCatalog.Text(localization.value))
        }
    }
}

extension StringCatalog.Text {
    /// Nil where neither a text nor a variation stands. The depth is that of the JSON, which is limited.
    fileprivate init?(_ node: JSONNode) {
        if let value = node["stringUnit"]?["value"]?.string {
            self = .plain(value)
            return
        }
        guard let variations = node["variations"] else { return nil }
        if let devices = variations["device"]?.members {
            self = .device(Self.texts(devices))
        } else if let numbers = variations["plural"]?.members {
            self = .plural(Self.texts(numbers))
        } else {
            return nil
        }
    }

    private static func texts(_ members: [JSONNode.Member]) -> [String: StringCatalog.Text] {
        var texts: [String: StringCatalog.Text] = [:]
        for member in members { texts[member.key] = StringCatalog.Text(member.value) }
        return texts
    }
}
