import AppSurroundings
import JSONText
import FileAccess
import NibArchive

/// The content of a compiled storyboard.
struct CompiledFolder {
    private let path: String
    private let pieces: [Entry]
    private let contents: PropertyList?

    private struct Entry {
        var name: String
        var bytes: Int
        /// The nib, or nil for a file that isn't a valid nib.
        var nib: NibArchive?
    }

    init(_ path: String, _ files: [(name: String, bytes: [UInt8])]) {
        self.path = path
        pieces = files.map { Entry(name: $0.name, bytes: $0.bytes.count, nib: try? NibArchive($0.bytes)) }
        contents = files.first { $0.name == "Info.plist" }.flatMap { try? PropertyList($0.bytes) }
    }

    /// The text: a line for each piece, then the entries of Info.plist.
    var text: String {
        let width = pieces.map(\.name.count).max() ?? 0
        let lines = pieces.map { piece in
            let gap = String(repeating: " ", count: width - piece.name.count + 2)
            let content = piece.nib.map { "\($0.objects.count) objects, coder \($0.coderVersion), " } ?? ""
            return "\(piece.name)\(gap)\(content)\(piece.bytes) bytes"
        }
        let says =
            (initial.map { ["initial: \($0)"] } ?? []) + identifiers.map { "identifier: \($0.key) in \($0.value).nib" }
            + references.map { "reference to another storyboard: \($0)" }
        return (lines + says).map { $0.onOneLine + "\n" }.joined()
    }

    var json: JSONValue {
        .record([
            "folder": .string(path),
            "pieces": .array(pieces.map(Self.value)),
            "initial": .optional(initial),
            "identifiers": .object(identifiers.map { JSONMember(key: $0.key, value: .string($0.value)) }),
            "references": .array(references.map(JSONValue.string)),
        ])
    }

    private static func value(_ piece: Entry) -> JSONValue {
        .record([
            "name": .string(piece.name), "bytes": .integer(piece.bytes),
            "coder": piece.nib.map { .integer(Int($0.coderVersion)) },
            "objects": piece.nib.map { .integer($0.objects.count) },
        ])
    }

    // MARK: Info.plist

    private var initial: String? { contents?["UIStoryboardDesignatedEntryPointIdentifier"]?.string }

    private var identifiers: [(key: String, value: String)] {
        (contents?["UIViewControllerIdentifiersToNibNames"]?.dictionary ?? [:])
            .map { ($0.key, $0.value.string ?? "") }.sorted { FilePath.areInOrder($0.0, $1.0) }
    }

    private var references: [String] {
        (contents?["UIViewControllerIdentifiersToExternalStoryboardReferences"]?.dictionary ?? [:]).keys
            .sorted(by: FilePath.areInOrder)
    }
}
