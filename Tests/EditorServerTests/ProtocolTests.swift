import FileAccess
import Foundation
import JSONText
import StoryboardEditing
import Testing

@testable import EditorServer

/// The page, the server and what is written about both have to know the same names.
@MainActor
@Suite struct ProtocolTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    /// A list of the page's `protocol.js`, which is JSON but for what stands around it.
    private func list(_ name: String) throws -> JSONNode {
        let source = try text("Sources/Editor/EditorPage/Page/model/protocol.js")
        let begin = try #require(source.range(of: "export const \(name) = /** @type {const} */ ("))
        let rest = source[begin.upperBound...]
        let end = try #require(rest.range(of: ");\n"))
        return try JSONReader.read(Array(rest[..<end.lowerBound].utf8))
    }

    /// How the page spells a field: what it holds, and whether it need not be there.
    private func spelled(_ fields: [CommandEntry.Field]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.kind.nameInPage + ($0.isRequired ? "" : "?")) })
    }

    private func fields(_ node: JSONNode?) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (node?.members ?? []).map { ($0.key, $0.value.string ?? "") })
    }

    @Test("the page knows every command of `storyboard apply`, with its fields, and no other")
    func commands() throws {
        let known = try list("COMMANDS")
        #expect(known.members?.map(\.key) == CommandManual.entries.map(\.name))
        for entry in CommandManual.entries {
            #expect(fields(known[entry.name]) == spelled(entry.fields), "\(entry.name)")
        }
    }

    @Test("the page knows every request, with its fields, and no other")
    func requests() throws {
        let known = try list("REQUESTS")
        #expect(known.members?.map(\.key) == Editor.requests.map(\.name))
        for entry in Editor.requests { #expect(fields(known[entry.name]) == spelled(entry.fields), "\(entry.name)") }
    }

    @Test("the page knows every event, with its members, and no other")
    func events() throws {
        let known = try list("EVENTS")
        #expect(known.members?.map(\.key) == EditorEvent.allCases.map(\.rawValue))
        for event in EditorEvent.allCases {
            #expect(Set(known[event.rawValue]?.elements?.compactMap(\.string) ?? []) == event.members, "\(event)")
        }
    }

    @Test("every request is in the protocol's table with its fields, every event in its list")
    func documentation() throws {
        let lines = try text("docs/editor-protocol.md").split(separator: "\n").map(String.init)
        let rows = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|").map(String.init) }
        for entry in Editor.requests {
            let row = try #require(rows.first { names($0[0]).contains(entry.name) }, "\(entry.name) is not described")
            let described = names(row[1])
            let expected = entry.fields.map { $0.name + ($0.isRequired ? "" : "?") }
            #expect(Set(described) == Set(expected), "\(entry.name)")
        }
        let events = lines.filter { $0.hasPrefix("- `") }.joined()
        for event in EditorEvent.allCases { #expect(events.contains("`\(event.rawValue)`"), "\(event)") }
    }

    /// What stands between signs of code.
    private func names(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    @Test("a request with an unlisted field, or without a required one, is rejected")
    func strictRequests() {
        let page = TestEditor().page()
        page.open()
        #expect(
            page.ask("inspect", #""document": "Shop.storyboard", "objects": [], "more": 1"#)["error"]?["message"]?
                .string
                == "'inspect' has no field 'more'")
        #expect(
            page.ask("inspect", #""document": "Shop.storyboard""#)["error"]?["message"]?.string
                == "'inspect' needs 'objects'")
    }
}

extension CommandEntry.Field.Kind {
    fileprivate var nameInPage: String {
        switch self {
        case .address, .text: "text"
        case .number, .count: "number"
        case .flag: "flag"
        case .texts: "texts"
        case .addresses: "list"
        case .commands: "commands"
        case .scalar: "scalar"
        case .value: "value"
        case .runtimeValue: "runtimeValue"
        case .length: "length"
        case .runs: "runs"
        case .numbers: "numbers"
        }
    }
}
