import FileAccess
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("Images that are the system's symbols") struct SymbolTests {
    @Test(
        "a symbol's name makes the image the system's, in the element and in the listing; an image's name its own again"
    )
    func choosing() throws {
        let (editor, page) = start()
        let id = try add("imageView", to: page)
        let before = text(page)
        set(id, "image", "star", page)
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        #expect(document.object(id)?["image"] == "star" && document.object(id)?["catalog"] == "system")
        #expect(text(page)?.contains(#"<image name="star" catalog="system" width="128" height="128"/>"#) == true)
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(page) == before)
        set(id, "image", "star.fill", page)
        // What nobody knows stays a symbol; what the app has is its own.
        set(id, "image", "star.of.some.kind", page)
        #expect(text(page)?.contains(#"<image name="star.of.some.kind" catalog="system""#) == true)
        set(id, "image", "Bean", page)
        #expect(text(page)?.contains(#"<image name="Bean" width="16" height="16"/>"#) == true)
        #expect(text(page)?.contains("catalog") == false)
        set(id, "image", "star", page)
        page.perform(#"{"removeAttribute": {"object": "\#(id)", "attribute": "image"}}"#)
        #expect(text(page)?.contains("catalog") == false && text(page)?.contains("star") == false)
    }

    @Test("an image of the app that is called like a symbol is the app's")
    func sameName() throws {
        let (_, page) = start(image: "star")
        let id = try add("imageView", to: page)
        set(id, "image", "star", page)
        #expect(text(page)?.contains(#"<image name="star" width="16" height="16"/>"#) == true)
    }

    @Test("buttons and bar items have symbols, too, in what is made for them")
    func others() throws {
        let (_, page) = start()
        set("but-to-001/state[normal]", "image", "gear", page)
        #expect(text(page)?.contains(#"<state key="normal" title="Brew" image="gear" catalog="system"/>"#) == true)
        let row = try #require(try rows(of: "but-to-001", page).first { $0["title"]?.string == "Image" })
        #expect(row["value"]?.string == "gear" && row["control"]?.string == "image")
        // What is used as a symbol is no image that could be offered.
        #expect(row["options"]?.elements?.compactMap { $0["value"]?.string } == ["Bean"])
    }

    @Test("an image that is an element of its own is shown and edited there")
    func references() throws {
        let (_, page) = start()
        let id = try add("imageView", to: page)
        let xml = #"<imageReference key=\"image\" image=\"heart\" catalog=\"system\" symbolScale=\"medium\"/>"#
        page.perform(#"{"insert": {"into": "\#(id)", "xml": "\#(xml)"}}"#)
        let row = try #require(try rows(of: id, page).first { $0["title"]?.string == "Image" })
        #expect(row["value"]?.string == "heart")
        set("\(id)/imageReference[image]", "image", "Bean", page)
        #expect(text(page)?.contains(#"<imageReference key="image" image="Bean" symbolScale="medium"/>"#) == true)
        #expect(text(page)?.contains(#"<image name="Bean" width="16" height="16"/>"#) == true)
    }

    @Test("a page gets the symbols and the similar icons")
    func hello() throws {
        let symbols = try #require(TestEditor().page().takeEvents("hello").first?["symbols"]?.elements)
        #expect(symbols.count > 600)
        #expect(symbols.contains { $0["value"]?.string == "gear" && $0["icon"]?.string?.isEmpty == false })
    }

    // MARK: Helpers

    private func start(image: String = "Bean") -> (TestEditor, TestPage) {
        let editor = TestEditor()
        editor.files.write("{}", to: "/app/Assets.xcassets/\(image).imageset/Contents.json")
        let page = editor.page()
        page.open()
        editor.runLater()
        return (editor, page)
    }

    private func add(_ item: String, to page: TestPage) throws -> String {
        let made = page.perform(#"{"addObject": {"item": "\#(item)", "into": "sho-vi-001", "x": 10, "y": 300}}"#)
        return try #require(made["created"]?.texts?.first)
    }

    private func set(_ object: String, _ attribute: String, _ value: String, _ page: TestPage) {
        let answer = page.perform(
            #"{"set": {"object": "\#(object)", "attribute": "\#(attribute)", "value": "\#(value)"}}"#)
        #expect(answer["error"] == nil)
    }

    private func text(_ page: TestPage) -> String? {
        page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string
    }

    private func rows(of id: String, _ page: TestPage) throws -> [JSONNode] {
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(id)"]"#)
        let sections = try #require(answer["inspection"]?["tabs"]?["attributes"]?.elements)
        return sections.flatMap { $0["rows"]?.elements ?? [] }
    }
}
