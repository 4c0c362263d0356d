import FileAccess
import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("Exits of scenes that have none in the document") struct ExitTests {
    private let exit = "exit of sho-co-001"

    @Test("it is shown as any exit is, to be read only")
    func inspecting() throws {
        let page = TestEditor().page()
        page.open()
        let inspection = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(exit)"]"#)["inspection"]
        #expect(inspection?["title"]?.string == "Exit" && inspection?["element"]?.string == "exit")
        #expect(inspection?["objects"]?.texts == [exit])
        let tabs = ["identity", "attributes", "size"].flatMap { inspection?["tabs"]?[$0]?.elements ?? [] }
        let rows = tabs.flatMap { $0["rows"]?.elements ?? [] }
        #expect(!rows.isEmpty && rows.allSatisfy { $0["set"] == nil && $0["reset"] == nil && $0["vary"] == nil })
        #expect(rows.first { $0["title"]?.string == "Object ID" }?["value"]?.string == "")
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == shop)
    }

    @Test("the unwind actions of the sources are listed, and dragged from to what triggers them")
    func unwinding() throws {
        let editor = TestEditor()
        editor.files.write(
            """
            import UIKit
            class ShopController: UIViewController {
                @IBAction func backToShop(_ segue: UIStoryboardSegue) {}
            }
            """, to: "/app/Shop.swift")
        let page = editor.page()
        page.open()
        editor.runLater()
        let inspection = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(exit)"]"#)["inspection"]
        let group = try #require(inspection?["tabs"]?["connections"]?.elements?.first)
        #expect(group["title"]?.string == "Presenting Segues")
        let item = try #require(group["items"]?.elements?.first)
        #expect(item["name"]?.string == "backToShop:" && item["from"]?.string == exit && item["target"] == nil)
        let answer = page.ask(
            "connections",
            #""document": "Shop.storyboard", "from": "\#(exit)", "to": "but-to-001", "only": "backToShop:""#)
        let offer = try #require(answer["groups"]?.elements?.first?["items"]?.elements?.first)
        let commands = (offer["commands"]?.elements ?? []).map { JSONValue($0).line }.joined(separator: ", ")
        #expect(page.perform(commands)["error"] == nil)
        let text = page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string ?? ""
        #expect(text.contains(#"kind="unwind" unwindAction="backToShop:""#) && text.contains("<exit "))
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == shop)
    }

    @Test("commands on it are rejected with a message")
    func refusing() {
        let page = TestEditor().page()
        page.open()
        for command in [#"{"delete": {"object": "\#(exit)"}}"#, #"{"duplicate": {"object": "\#(exit)"}}"#] {
            #expect(
                page.perform(command)["error"]?["message"]?.string == "there is no object '\(exit)' in the document")
        }
    }
}
