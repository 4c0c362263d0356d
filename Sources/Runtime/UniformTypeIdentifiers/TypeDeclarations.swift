import Foundation
import Synchronization

/// The types that the system and the app's Info.plist declare.
final class TypeDeclarations: Sendable {
    struct Declaration: Sendable {
        var identifier: String
        var parents: [String]
        var extensions: [String] = []
        var mimeTypes: [String] = []
        var text: String?

        func tags(_ kind: UTTagClass) -> [String] {
            switch kind {
            case .filenameExtension: extensions
            case .mimeType: mimeTypes
            default: []
            }
        }
    }

    static let shared = TypeDeclarations(information: Bundle.main.infoDictionary ?? [:])

    private struct Known: Sendable {
        /// In the order in which they're searched: the app's own first.
        var identifiers: [String] = []
        var types: [String: Declaration] = [:]

        mutating func add(_ declaration: Declaration) {
            guard types[declaration.identifier] == nil else { return }
            identifiers.append(declaration.identifier)
            types[declaration.identifier] = declaration
        }
    }

    private let known: Mutex<Known>

    init(information: [String: Any]) {
        var known = Known()
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for entry in information[key] as? [[String: Any]] ?? [] {
                if let declaration = Self.declaration(entry) { known.add(declaration) }
            }
        }
        for line in SystemTypes.lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let lists = parts.dropFirst().map { $0.split(separator: ",").map(String.init) } + [[], [], []]
            known.add(
                Declaration(identifier: parts[0], parents: lists[0], extensions: lists[1], mimeTypes: lists[2]))
        }
        self.known = Mutex(known)
    }

    private static func declaration(_ entry: [String: Any]) -> Declaration? {
        guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        return Declaration(
            identifier: identifier, parents: words(entry["UTTypeConformsTo"]),
            extensions: words(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() },
            mimeTypes: words(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() },
            text: entry["UTTypeDescription"] as? String)
    }

    /// A value of Info.plist is a word or a list of them.
    private static func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }

    func type(_ identifier: String) -> Declaration? { known.withLock { $0.types[identifier] } }

    func all() -> [Declaration] { known.withLock { known in known.identifiers.compactMap { known.types[$0] } } }

    func add(_ identifier: String, _ parent: UTType?) {
        known.withLock { $0.add(Declaration(identifier: identifier, parents: [parent?.identifier ?? "public.data"])) }
    }
}
