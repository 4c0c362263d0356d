import AppSurroundings
import SceneRenderer
import StoryboardModel

/// The variants that the options of `storyboard wall` ask for.
enum WallOptions {
    private static let lists = ["devices", "orientations", "appearances", "content-sizes", "languages"]
    /// The largest number of variants.
    private static let most = 2000

    static func variants(
        _ arguments: Arguments, _ loaded: LoadedDocument, in environment: CommandEnvironment
    ) throws(Failure) -> [WallVariant] {
        guard lists.contains(where: arguments.has) else { return try usual(for: loaded, in: environment) }
        let devices = try list("devices", arguments) { name throws(Failure) in
            if name == "all" { return DocumentDevice.usualIDs }
            if let id = DocumentDevice.id(named: name) { return [id] }
            throw usage("unknown device '\(name)'\(CanvasOptions.suggestion(for: name))")
        }
        let orientations = try list("orientations", arguments) { name throws(Failure) in
            switch name {
            case "portrait": return [false]
            case "landscape": return [true]
            case "both": return [false, true]
            default: throw usage("'\(name)' is not an orientation, expected portrait, landscape or both")
            }
        }
        let appearances = try list("appearances", arguments) { name throws(Failure) in
            switch name {
            case "light": return [false]
            case "dark": return [true]
            case "both": return [false, true]
            default: throw usage("'\(name)' is not an appearance, expected light, dark or both")
            }
        }
        let sizes = try list("content-sizes", arguments) { name throws(Failure) -> [String?] in
            if StageSettings.contentSize(named: name) != nil { return [name == "L" ? nil : name] }
            throw usage("'\(name)' is not a text size, expected one such as L, XXXL or AX5")
        }
        let languages = try list("languages", arguments) { name throws(Failure) -> [String?] in
            if name == "own" { return [nil] }
            let isUnknown = name.hasPrefix("x-") && PseudoLanguage(rawValue: name) == nil
            if Language.isCode(name), !isUnknown { return [name] }
            let known = PseudoLanguage.allCases.map(\.rawValue)
            throw usage(
                "'\(name)' is not a language, expected a code such as 'de', or own\(Spelling.suggestion(for: name, among: known))"
            )
        }
        let variants = WallVariant.all(
            for: loaded.document, devices: devices, orientations: orientations, appearances: appearances,
            contentSizes: sizes, languages: languages)
        if variants.count > most {
            throw usage("these are \(variants.count) variants, expected at most \(most)")
        }
        return variants
    }

    /// Returns the variants that are usual for a document: those of the app's languages are among them.
    static func usual(
        for loaded: LoadedDocument, in environment: CommandEnvironment
    ) throws(Failure) -> [WallVariant] {
        let languages = try TranslatedDocument(loaded, in: environment).languages
        return WallVariant.usual(for: loaded.document, languages: languages)
    }

    private static func list<Value>(
        _ option: String, _ arguments: Arguments, _ read: (String) throws(Failure) -> [Value]
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        for part in (arguments.value(of: option) ?? "").split(separator: ",") {
            values += try read(part.trimmingSpace)
        }
        return values
    }

    private static func usage(_ message: String) -> Failure { .usage(message, help: WallVerb.signature.name) }
}

extension Substring {
    fileprivate var trimmingSpace: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
