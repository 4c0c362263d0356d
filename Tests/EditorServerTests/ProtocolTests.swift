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

    @Test("the page knows every command, request and event, with its fields, and no other")
    func lists() throws {
        #expect(
            try text("Sources/Editor/EditorPage/Page/model/message-lists.js") == MessageLists.module,
            "`make tables` writes the lists again")
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
