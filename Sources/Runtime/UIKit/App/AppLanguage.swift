public import Foundation

/// The language of the process of an app: that of the launch's arguments `-AppleLanguages` and `-AppleLocale`, or the host's if
/// the app has it, or else its development language.
///
/// Foundation for Linux has one locale and finds no texts in other languages than that of development. Each app's program
/// defines the functions that it asks (`AdaptedModule.languageSource`) with the values here.
///
/// Nothing here may ask for the current locale.
public enum AppLanguage {
    /// What a launch and its surroundings say.
    struct Wish: Equatable {
        /// The languages, the preferred one first.
        var languages: [String] = []
        /// The locale of the formats.
        var locale: String?
        var isRightToLeft: Bool?
        /// The language and region of the host.
        var host: String?

        /// Reads the arguments of a launch, the last of several, and the environment of the host.
        init(arguments: [String], environment: [String: String]) {
            for (name, value) in zip(arguments, arguments.dropFirst()) {
                switch name {
                case "-AppleLanguages":
                    let separators = Set<Character>("(), \"")
                    languages = value.split { separators.contains($0) }.map(AppLanguage.code)
                case "-AppleLocale": locale = value
                case "-NSForceRightToLeftWritingDirection", "-AppleTextDirection":
                    isRightToLeft = ["YES", "yes", "1", "true"].contains(value)
                default: break
                }
            }
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
            let text = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
            let name = text.prefix { $0 != "." && $0 != "@" }
            if name != "C", name != "POSIX", !name.isEmpty { host = AppLanguage.code(name) }
        }
    }

    private static let wish = Wish(
        arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

    /// The folder of the app's bundle, in which its program stands.
    private static let home: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (program as NSString).deletingLastPathComponent
    }()

    private static let development = developmentLanguage(of: home) ?? "en"

    /// The language of the app's texts.
    public static let current = Self.choose(from: localizations(in: home), wish, development: development)

    /// The locale of the app's formats.
    public static let locale = Locale(identifier: localeIdentifier(of: wish, current))

    /// What the person prefers, with the region.
    public static let preferredLanguages: [String] = {
        if !wish.languages.isEmpty { return wish.languages }
        return [locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")]
    }()

    private static let ownCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }()

    /// The calendar with the app's locale.
    public static var calendar: Calendar {
        var calendar = ownCalendar
        if calendar.timeZone != TimeZone.current { calendar.timeZone = .current }
        return calendar
    }

    /// Whether the app's interface goes from right to left.
    package static var isRightToLeft: Bool {
        wish.isRightToLeft ?? (Locale.Language(identifier: current).characterDirection == .rightToLeft)
    }

    // MARK: Choosing

    /// Returns a language's code with hyphens: `pt-BR`.
    private static func code(_ text: some StringProtocol) -> String {
        text.replacingOccurrences(of: "_", with: "-")
    }

    /// The names that folders of languages had before there were codes.
    private static let oldNames = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
        "Dutch": "nl",
    ]

    /// Returns the localization that fits the languages that are wished, or else that of development.
    static func choose(from localizations: [String], _ wish: Wish, development: String) -> String {
        let wished = wish.languages.isEmpty ? [wish.host].compactMap(\.self) : wish.languages
        let isPlain = localizations.isEmpty
        for language in wished {
            if let found = match(language, isPlain ? [development] : localizations) { return found }
        }
        return match(development, localizations) ?? localizations.first ?? development
    }

    /// Returns the localization of a language: its own, that of its script or of the language in any region.
    private static func match(_ language: String, _ localizations: [String]) -> String? {
        let codes = localizations.map { code(oldNames[$0] ?? $0).lowercased() }
        let chinese = [
            "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-cn": "zh-hans", "zh-sg": "zh-hans",
        ]
        var rest = language.lowercased()[...]
        while true {
            if let place = codes.firstIndex(where: { $0 == rest || $0 == chinese[String(rest)] }) {
                return localizations[place]
            }
            guard let hyphen = rest.lastIndex(of: "-") else { break }
            rest = rest[..<hyphen]
        }
        return codes.firstIndex { $0.hasPrefix("\(rest)-") }.map { localizations[$0] }
    }

    /// Returns the identifier of the locale: the app's language with the region that is wished.
    static func localeIdentifier(of wish: Wish, _ language: String) -> String {
        let plain = code(oldNames[language] ?? language)
        if let locale = wish.locale {
            if code(locale).lowercased().hasPrefix(plain.lowercased()) { return locale }
            if let region = region(of: code(locale.prefix { $0 != "@" })) { return "\(underscored(plain))_\(region)" }
        }
        if region(of: plain) != nil { return underscored(plain) }
        let wished = wish.languages.first ?? wish.host
        let own = wished.flatMap { region(of: $0) ?? likelyRegion(of: $0) } ?? likelyRegion(of: plain) ?? "US"
        return "\(underscored(plain))_\(own)"
    }

    private static func underscored(_ code: String) -> String { code.replacingOccurrences(of: "-", with: "_") }

    /// Returns the region in a language's code: the last part, of two capital letters.
    private static func region(of code: String) -> String? {
        let parts = code.split(separator: "-")
        guard parts.count > 1, let last = parts.last,
            last.count == 2 || (last.count == 3 && last.first?.isNumber == true)
        else { return nil }
        return last.uppercased()
    }

    private static func likelyRegion(of code: String) -> String? {
        region(of: Locale.Language(identifier: code).maximalIdentifier.replacingOccurrences(of: "_", with: "-"))
    }

    // MARK: Bundles

    private static func localizations(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lproj") }
            .sorted()
            .map { String($0.dropLast(".lproj".count)) }.filter { $0 != "Base" }
    }

    private static func developmentLanguage(of folder: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return nil }
        return (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String
    }

    /// Returns the localization of a bundle that is shown.
    public static func localization(of bundle: Bundle) -> String {
        bundle.bundlePath == home ? current : localization(in: bundle.resourcePath ?? bundle.bundlePath)
    }

    private static let known = KnownTables()

    private static func localization(in folder: String) -> String {
        known.localization(of: folder) {
            let own = localizations(in: folder)
            var wish = wish
            // A framework is shown in the app's language.
            wish.languages = [current] + wish.languages
            return choose(from: own, wish, development: developmentLanguage(of: folder) ?? development)
        }
    }

    /// The folders in which what is localized is looked up, in a bundle.
    static func folders(of bundle: Bundle) -> [String] {
        ["\(localization(of: bundle)).lproj/", "Base.lproj/", "", "\(development).lproj/"]
    }

    /// Returns a text of a bundle in the app's language. What isn't there is the value or the key.
    public static func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let home = bundle.resourcePath ?? bundle.bundlePath
        for folder in folders(of: bundle) {
            guard let texts = known.table(at: "\(home)/\(folder)\(name).strings") else { continue }
            if let text = texts[key] { return text }
            break
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Returns a text of a document in the app's language, or nil if there is none.
    static func documentText(_ key: String, of document: String, in bundle: Bundle) -> String? {
        let home = bundle.resourcePath ?? bundle.bundlePath
        return known.table(at: "\(home)/\(localization(of: bundle)).lproj/\(document).strings")?[key]
    }

    /// Returns the path of a file in a bundle, that of the app's language if there is one.
    public static func path(_ name: String?, _ type: String?, in bundle: Bundle) -> String? {
        let home = bundle.resourcePath ?? bundle.bundlePath
        if let name {
            let file = (type ?? "").isEmpty ? name : "\(name).\(type ?? "")"
            for folder in folders(of: bundle) where !folder.isEmpty {
                let path = "\(home)/\(folder)\(file)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return bundle.path(forResource: name, ofType: type)
    }
}

/// The strings files that were read.
private final class KnownTables: @unchecked Sendable {
    // Guarded by the lock.
    private var tables: [String: [String: String]?] = [:]
    private var localizations: [String: String] = [:]
    private let lock = NSLock()

    func table(at path: String) -> [String: String]? {
        lock.withLock {
            if let known = tables[path] { return known }
            let list = FileManager.default.contents(atPath: path).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
            }
            let texts = list.flatMap { $0 as? [String: Any] }?.compactMapValues { $0 as? String }
            tables[path] = .some(texts)
            return texts
        }
    }

    func localization(of folder: String, _ find: () -> String) -> String {
        if let known = lock.withLock({ localizations[folder] }) { return known }
        let found = find()
        lock.withLock { localizations[folder] = found }
        return found
    }
}
