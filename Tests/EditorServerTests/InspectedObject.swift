import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// An object of an open document, with the rows that the inspectors show of it.
@MainActor
struct InspectedObject {
    let page: TestPage
    var id: String
    let document = "Shop.storyboard"

    /// Opens a document and adds an item of the library, or takes one of its objects.
    init(_ item: String? = nil, id: String = "", in text: String = shop) throws {
        page = TestEditor(MemoryFiles(["/app/Shop.storyboard": text])).page()
        page.open()
        self.id = id
        guard let item else { return }
        let made = page.perform(#"{"addObject": {"item": "\#(item)", "into": "sho-vi-001", "x": 10, "y": 10}}"#)
        self.id = try #require(made["created"]?.texts?.first)
    }

    var text: String { page.ask("text", #""document": "\#(document)""#)["text"]?.string ?? "" }

    func sections(_ tab: String = "attributes") throws -> [JSONNode] {
        let answer = page.ask("inspect", #""document": "\#(document)", "objects": ["\#(id)"]"#)
        return try #require(answer["inspection"]?["tabs"]?[tab]?.elements)
    }

    func rows(_ tab: String = "attributes") throws -> [JSONNode] {
        try sections(tab).flatMap { $0["rows"]?.elements ?? [] }
    }

    func row(_ title: String, _ tab: String = "attributes", page option: String? = nil) throws -> JSONNode {
        try #require(
            try rows(tab).first {
                $0["title"]?.string == title && (option == nil || $0["page"]?["option"]?.string == option)
            }, "\(title) of \(id)")
    }

    /// Sends the commands of a row, with values in place of their placeholders.
    func send(_ commands: JSONNode?, _ values: [String: String] = [:]) {
        var text = (commands?.elements ?? []).map { JSONValue($0).line }.joined(separator: ", ")
        for (name, value) in values { text.replace("\"\(name)\"", with: value) }
        #expect(!text.isEmpty && page.perform(text, in: document)["error"] == nil, "\(text)")
    }

    /// Chooses an option by its title.
    func choose(_ title: String, in row: String, _ tab: String = "attributes") throws {
        let row = try self.row(row, tab)
        let option = try #require(row["options"]?.elements?.first { $0["title"]?.string == title })
        let value = option["value"]?.string ?? ""
        if option["set"] == nil {
            send(row["set"], ["$value": "\"\(value)\""])
        } else {
            send(option["set"])
        }
    }

    func titles(of row: String) throws -> [String] {
        try self.row(row)["options"]?.elements?.compactMap { $0["title"]?.string } ?? []
    }

    /// The title of the chosen option.
    func chosen(in title: String, _ tab: String = "attributes") throws -> String? {
        let row = try row(title, tab)
        let value = row["value"].map { JSONValue($0).line }
        return row["options"]?.elements?.first { $0["value"].map { JSONValue($0).line } == value }?["title"]?.string
    }

    /// The element of the object in the document.
    func line(_ element: String) -> String {
        text.split(separator: "\n").first { $0.contains("<\(element) ") && $0.contains(id) }.map(String.init) ?? ""
    }
}
