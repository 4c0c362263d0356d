import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

/// What the choices of the inspectors offer, and what becomes of one.
@MainActor
@Suite struct ChoiceTests {
    private func row(
        _ title: String, of id: String, _ page: TestPage, _ tab: String = "attributes"
    ) throws -> JSONNode {
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(id)"]"#)
        let sections = try #require(answer["inspection"]?["tabs"]?[tab]?.elements)
        return try #require(
            sections.flatMap { $0["rows"]?.elements ?? [] }.first { $0["title"]?.string == title }, "\(title) of \(id)")
    }

    private func titles(_ row: JSONNode) -> [String] {
        row["options"]?.elements?.compactMap { $0["title"]?.string } ?? []
    }

    /// Sends the commands of a row, with a value in place of their placeholders.
    private func send(_ commands: JSONNode?, _ values: [String: String] = [:], _ page: TestPage) {
        var text = (commands?.elements ?? []).map { JSONValue($0).line }.joined(separator: ", ")
        for (name, value) in values { text.replace("\"\(name)\"", with: value) }
        #expect(page.perform(text)["error"] == nil, "\(text)")
    }

    @Test("the simulated top bar that is chosen is the one that is shown")
    func topBar() throws {
        let page = TestEditor().page()
        page.open()
        for (value, title) in [("opaqueNavigationBar", "Opaque Navigation Bar"), ("navigationBar", "Navigation Bar")] {
            send(try row("Top Bar", of: "sho-co-001", page)["set"], ["$value": #"{"bar": "\#(value)"}"#], page)
            let shown = try row("Top Bar", of: "sho-co-001", page)
            let option = shown["options"]?.elements?.first { option in
                option["value"].map { JSONValue($0).line } == shown["value"].map { JSONValue($0).line }
            }
            #expect(option?["title"]?.string == title)
        }
    }

    @Test("a freeform scene gets its size on the canvas, and a fixed one the screen's again")
    func freeform() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let before = page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string
        func size() -> [Double] {
            page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
            return page.takeEvents("stage").last?["stage"]?["size"]?.elements?.compactMap(\.number) ?? []
        }
        let first = try row("Size", of: "sho-co-001", page, "size")
        #expect(first["value"]?.elements?.compactMap(\.number) == [393, 852])
        send(first["set"], ["$0": "320", "$1": "300"], page)
        #expect(size() == [320, 300])
        let kind = try row("Simulated Size", of: "sho-co-001", page, "size")
        #expect(
            kind["value"]?.string == "freeform" && titles(kind) == ["Fixed", "Freeform", "Page Sheet", "Form Sheet"])
        send(kind["reset"], [:], page)
        #expect(size() == [393, 852])
        #expect(try row("Simulated Size", of: "sho-co-001", page, "size")["isDefault"]?.bool == true)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == before)
        send(try row("Simulated Size", of: "sho-co-001", page, "size")["set"], ["$value": "\"freeform\""], page)
        #expect(size() == [393, 852], "a scene that becomes freeform keeps its size")
    }

    @Test("a container without a view is as large as its freeform size")
    func freeformContainer() throws {
        let page = TestEditor().page()
        page.open()
        send(try row("Size", of: "nav-co-001", page, "size")["set"], ["$0": "320", "$1": "300"], page)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-na-001"]"#)
        let stage = page.takeEvents("stage").last?["stage"]
        #expect(stage?["size"]?.elements?.compactMap(\.number) == [320, 300])
    }

    @Test("a relationship remains one, and no other segue can become one")
    func segueKinds() throws {
        let page = TestEditor().page()
        page.open()
        #expect(titles(try row("Kind", of: "rel-se-001", page)) == ["Relationship"])
        page.perform(#"{"addSegue": {"from": "but-to-001", "to": "nav-co-001", "kind": "show", "id": "new-se-001"}}"#)
        let kinds = titles(try row("Kind", of: "new-se-001", page))
        #expect(kinds.contains("Show (e.g. Push)") && kinds.contains("Present Modally"))
        #expect(Set(kinds).isDisjoint(with: ["Relationship", "Embed", "Unwind"]))
    }

    @Test("the class field offers the classes that derive from the object's own")
    func classes() throws {
        let source = """
            import UIKit
            class Cup: UIView {}
            class Mug: Cup {}
            class Menu: UIViewController {}
            class Till: NSObject {}
            struct Price {}
            class Foreign: SomethingElse {}
            """
        let files = MemoryFiles(["/app/Shop.storyboard": shop, "/app/.git/HEAD": "", "/app/Cart.swift": source])
        let editor = TestEditor(files)
        let page = editor.page()
        page.open()
        editor.runLater()
        #expect(titles(try row("Class", of: "sho-vi-001", page, "identity")) == ["Cup", "Foreign", "Mug"])
        #expect(titles(try row("Class", of: "sho-co-001", page, "identity")) == ["Foreign", "Menu"])
        page.perform(#"{"set": {"object": "sho-co-001", "attribute": "customClass", "value": "Elsewhere"}}"#)
        #expect(titles(try row("Class", of: "sho-co-001", page, "identity")) == ["Elsewhere", "Foreign", "Menu"])
        #expect(titles(try row("Class", of: "sho-vi-001", page, "identity")) == ["Cup", "Foreign", "Mug"])
    }

    @Test("colors of the asset catalog have their true swatches, in the appearance of the canvas")
    func swatches() throws {
        let brand = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb",
               "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """
        let files = MemoryFiles([
            "/app/Shop.storyboard": shop, "/app/.git/HEAD": "", "/app/Assets.xcassets/Contents.json": "{}",
            "/app/Assets.xcassets/Brand.colorset/Contents.json": brand,
        ])
        let editor = TestEditor(files)
        let page = editor.page()
        page.open()
        editor.runLater()
        func swatch(_ title: String) throws -> String? {
            try row("Background", of: "sho-vi-001", page)["options"]?.elements?.first {
                $0["title"]?.string == title
            }?["css"]?.string
        }
        #expect(try swatch("Brand") == "#ff8000")
        #expect(try swatch("System Background Color") == "#ffffff")
        page.ask("view", #""document": "Shop.storyboard", "appearance": "dark""#)
        #expect(try swatch("Brand") == "#0000ff")
        #expect(try swatch("System Background Color") == "#000000")
        let set =
            #"{"setValue": {"object": "sho-vi-001", "key": "backgroundColor", "value": {"color": {"name": "Brand"}}}}"#
        page.perform(set)
        #expect(try row("Background", of: "sho-vi-001", page)["value"]?["css"]?.string == "#0000ff")
    }

    @Test("devices are listed by kind, from large to small")
    func devices() throws {
        let hello = try #require(TestEditor().page().takeEvents("hello").first)
        let devices = try #require(hello["devices"]?.elements)
        let kinds = devices.compactMap { $0["id"]?.string }.map {
            $0.hasPrefix("retina") ? 0 : $0.hasPrefix("ipad") ? 1 : 2
        }
        #expect(kinds == kinds.sorted() && Set(kinds).count == 3)
        let areas = devices.map { ($0["width"]?.number ?? 0) * ($0["height"]?.number ?? 0) }
        for index in areas.indices.dropFirst() where kinds[index] == kinds[index - 1] {
            #expect(areas[index - 1] >= areas[index])
        }
    }

    @Test("layout guides are named by their kind, and a button by the title of its configuration")
    func names() throws {
        let text = shop.replacing(
            #"<state key="normal" title="Brew"/>"#,
            with: #"<buttonConfiguration key="configuration" style="filled" title="Roast"/>"#
        ).replacing(
            #"<view key="view" contentMode="scaleToFill" id="sho-vi-001">"#,
            with: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-001"/>
                <viewControllerLayoutGuide type="bottom" id="bot-gu-001"/></layoutGuides>
                <view key="view" contentMode="scaleToFill" id="sho-vi-001">
                <viewLayoutGuide key="keyboard" id="key-gu-001"/>
                """)
        let document = try Document(Array(text.utf8))
        let describe = ObjectDescription(document: document)
        let names = ["top-gu-001", "bot-gu-001", "key-gu-001", "but-to-001"].map { id in
            document.object(id).map(describe.name)
        }
        #expect(names == ["Top Layout Guide", "Bottom Layout Guide", "Keyboard Layout Guide", "Roast"])
    }
}
