import JSONText

/// A string catalog (`.xcstrings`): the strings of all languages as JSON.
package struct StringCatalog: Hashable, Sendable {
    /// A string, or its variations by device or number.
    package indirect enum Text: Hashable, Sendable {
        case plain(String)
        /// Variations by device, such as "iphone", "ipad", "mac" or "other".
        case device([String: Text])
        /// Variations by plural category: "zero", "one", "two", "few", "many", "other".
        case plural([String: Text])

        /// Returns the string on a device. Of plural variations, returns "other".
        package func value(on device: String) -> String? {
            switch self {
            case .plain(let text): text
            case .device(let texts): (texts[device] ?? texts["other"])?.value(on: device)
            case .plural(let texts): texts["other"]?.value(on: device)
            }
        }
    }

    package struct Entry: Hashable, Sendable {
        /// Whether the string needs a translation.
        package var isTranslatable: Bool
        /// The strings by language, or nil for a language that is listed without one.
        package var texts: [String: Text?]
        /// The languages whose text was made for an earlier source text.
        package var outdated: Set<String> = []
        /// The languages whose text is only a copy of the source text.
        package var untranslated: Set<String> = []
    }

    /// The language of the source strings.
    package var sourceLanguage: String?
    package var entries: [String: Entry]

    package init(_ bytes: [UInt8]) throws(FormatError) {
        let root = try JSONNode.readObject(bytes)
        guard let strings = root["strings"]?.members else { throw FormatError("the string catalog has no 'strings'") }
        sourceLanguage = root["sourceLanguage"]?.string
        entries = [:]
        for string in strings { entries[string.key] = Entry(string.value) }
    }

    /// The languages with strings.
    package var languages: Set<String> { entries.values.reduce(into: []) { $0.formUnion($1.texts.keys) } }

    /// Returns the strings of a language by key, on a device.
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
            switch localization.value["stringUnit"]?["state"]?.string {
            case "needs_review": outdated.insert(localization.key)
            case "new": untranslated.insert(localization.key)
            default: break
            }
        }
    }
}

extension StringCatalog.Text {
    /// Creates a string, or nil if there is neither a value nor a variation. The depth is limited by that of the JSON.
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
