import AppProject
import FileAccess

/// What an app's Objective-C declares: a Swift source that uses it can't be compiled, and the compiler only says that
/// there is no such name.
struct ObjectiveCNames {
    private let foreign: ForeignSources
    private let files: any FileStore

    init(_ foreign: ForeignSources, _ files: any FileStore) { (self.foreign, self.files) = (foreign, files) }

    /// Adds to messages about names that aren't there where Objective-C declares them, once for each name.
    func explain(_ text: String) -> String {
        guard !foreign.objectiveC.isEmpty || foreign.bridgingHeader != nil || !foreign.headers.isEmpty else {
            return text
        }
        var known: [String: (path: String, line: Int)]?
        var said: Set<String> = []
        var added: [String] = []
        for line in text.split(separator: "\n") {
            guard let match = line.firstMatch(of: Self.unknown), said.insert(String(match.2)).inserted else { continue }
            let declared = known ?? declarations()
            known = declared
            guard let place = declared[String(match.2)] else { continue }
            added.append(
                "\(place.path):\(place.line):1: error: '\(match.2)' is declared here in Objective-C, which can't be compiled on Linux; \(match.1) needs it: write it in Swift, or leave it out with '#if'"
            )
        }
        if added.isEmpty { return text }
        return text + (text.hasSuffix("\n") ? "" : "\n") + added.joined(separator: "\n") + "\n"
    }

    /// The names that Objective-C declares, and those of methods and properties.
    var all: Set<String> {
        guard !foreign.objectiveC.isEmpty || foreign.bridgingHeader != nil else { return [] }
        var names = Set(declarations().keys)
        for path in [foreign.bridgingHeader].compactMap(\.self) + foreign.headers {
            guard let bytes = try? files.read(path).bytes else { continue }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                names.formUnion(Self.members.compactMap { line.firstMatch(of: $0).map { String($0.1) } })
            }
        }
        return names
    }

    /// The first part of a method's name, and the name of a property.
    nonisolated(unsafe) private static let members: [Regex<(Substring, Substring)>] = [
        #/^\s*[-+]\s*\([^)]*\)\s*(\w+)/#, #/^\s*@property\b.*?(\w+)\s*;/#,
    ]

    /// A message about a name that isn't there: its place, and the name.
    nonisolated(unsafe) private static let unknown =
        #/^(.+?:\d+):\d+: error: (?:cannot find (?:type )?|there is no class |no class named |.*?class )'(\w+)'/#

    /// Returns where names are declared: classes, protocols, functions, constants and types, headers first.
    private func declarations() -> [String: (path: String, line: Int)] {
        var found: [String: (path: String, line: Int)] = [:]
        let headers = [foreign.bridgingHeader].compactMap(\.self) + foreign.headers
        let sources = foreign.objectiveC.flatMap { path in
            let header = String(path.dropLast(FilePath.fileExtension(of: path).map { $0.count + 1 } ?? 0)) + ".h"
            return [header, path]
        }
        for path in headers + sources {
            guard let bytes = try? files.read(path).bytes else { continue }
            let lines = String(decoding: bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, line) in lines.enumerated() {
                for name in Self.declared(in: line) where found[name] == nil { found[name] = (path, number + 1) }
            }
        }
        return found
    }

    /// Returns the names that a line declares.
    private static func declared(in line: Substring) -> [String] {
        let declarations = [
            #/^\s*@(?:interface|implementation|protocol)\s+(\w+)/#, #/^\s*#define\s+(\w+)/#,
            #/\b(?:NS_ENUM|NS_OPTIONS|NS_CLOSED_ENUM)\s*\(\s*\w+\s*,\s*(\w+)/#,
            #/^\s*(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN|static|typedef|const)\b.*?(\w+)\s*(?:\(|=|;|\[)/#,
            #/^[A-Za-z_][\w\s\*]*?\b(\w+)\s*\([^;]*\)\s*;/#,
        ]
        return declarations.compactMap { line.firstMatch(of: $0).map { String($0.1) } }
    }
}
