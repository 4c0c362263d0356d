import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// Sample data is edited, undone and saved with its document, and isn't part of it.
@MainActor
@Suite("Sample data of a document") struct SampleDataTests {
    private static let file = "/app/Shop.storyboard.samples.json"
    private static let field = #""document": "Shop.storyboard""#
    private static let loaded =
        #"[{"name": "Loaded", "values": {"lab-el-001": {"text": "A much longer name of a coffee"}}}]"#

    @discardableResult
    private func set(_ page: TestPage, _ states: String, scene: String = "sce-sh-001") -> TestPage.Answer {
        let quoted = JSONValue.string(states).line
        return page.ask(
            "setSamples", #"\#(Self.field), "scene": "\#(scene)", "states": \#(quoted), "name": "Add State""#)
    }

    private func open() -> (TestEditor, TestPage) {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        editor.runLater()
        return (editor, page)
    }

    private func names(_ page: TestPage) -> [String] {
        page.ask("samples", Self.field)["scenes"]?["sce-sh-001"]?.elements?.compactMap { $0["name"]?.string } ?? []
    }

    @Test("states are one step of the document, saved beside it, and leave its bytes alone")
    func editing() {
        let (editor, page) = open()
        set(page, Self.loaded)
        #expect(names(page) == ["Loaded"])
        let state = page.takeEvents("changed").last?["state"]
        #expect(state?["undo"]?.string == "Add State" && state?["isDirty"]?.bool == true)
        page.ask("undo", Self.field)
        #expect(names(page).isEmpty)
        page.ask("redo", Self.field)
        page.ask("save", Self.field)
        #expect(editor.text() == shop)
        #expect(editor.text(Self.file)?.contains(#""text": "A much longer name of a coffee""#) == true)
        #expect(set(page, Self.loaded)["isUnchanged"]?.bool == true)
        set(page, "[]")
        page.ask("save", Self.field)
        #expect(names(page).isEmpty)
    }

    @Test("the canvas shows the state that the page has chosen, and its frames don't come into the document")
    func canvas() throws {
        let (editor, page) = open()
        set(page, Self.loaded)
        page.ask("stage", #"\#(Self.field), "scenes": ["sce-sh-001"]"#)
        func width() -> Double? {
            page.takeEvents("stage").last?["stage"]?["fits"]?.elements?
                .first { $0[0]?.string == "lab-el-001" }?[1]?.number
        }
        let own = try #require(width())
        page.ask("view", #"\#(Self.field), "states": {"sce-sh-001": "Loaded"}"#)
        #expect(try #require(width()) > own + 50)
        set(page, Self.loaded.replacing("A much longer name of a coffee", with: "A"))
        #expect(try #require(width()) < own)
        let before = editor.editor.open["Shop.storyboard"].map { String(decoding: $0.session.text, as: UTF8.self) }
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto with milk"}}"#)
        let after = editor.editor.open["Shop.storyboard"].map { String(decoding: $0.session.text, as: UTF8.self) }
        #expect(after == before?.replacing("Espresso", with: "Ristretto with milk"))
        page.ask("view", #"\#(Self.field), "states": {"sce-sh-001": "No such state"}"#)
        #expect(try #require(width()) > own)
    }

    @Test("what doesn't fit the document is refused in words, and what is there already is listed")
    func refusals() {
        let (editor, page) = open()
        let message = { (answer: TestPage.Answer) in answer["error"]?["message"]?.string ?? "" }
        #expect(message(set(page, Self.loaded, scene: "no-such")) == "there is no scene 'no-such'")
        #expect(message(set(page, Self.loaded.replacing("lab-el-001", with: "x"))) == "there is no object 'x'")
        #expect(message(set(page, Self.loaded.replacing(#""text""#, with: #""color""#))).contains("found 'color'"))
        #expect(message(set(page, "[{")).hasPrefix("the states:1:"))
        editor.files.write(
            #"{"scenes": {"sce-sh-001": [{"name": "A", "values": {"x": {"text": "y"}}}]}}"#, to: Self.file)
        let problems = page.ask("samples", Self.field)["problems"]
        #expect(problems?[0]?["message"]?.string == "there is no object 'x'" && problems?[0]?["line"]?.number == 1)
        editor.files.write("{", to: Self.file)
        #expect(message(set(page, Self.loaded)).hasPrefix("Shop.storyboard.samples.json:1:2: "))
        #expect(editor.text(Self.file) == "{")
    }

    @Test("unsaved sample data is recovered, and what another program wrote is taken over")
    func files() {
        let (editor, page) = open()
        set(page, Self.loaded)
        let next = TestEditor(editor.files.leftBehind())
        let reader = next.page()
        #expect(reader.open()?["recovered"]?.bool == true)
        #expect(names(reader) == ["Loaded"])
        reader.ask("save", Self.field)
        next.files.write(next.text(Self.file)?.replacing("Loaded", with: "Full") ?? "", to: Self.file)
        if let document = next.editor.open["Shop.storyboard"] {
            next.editor.lookAtTable(Self.file, of: "Shop.storyboard", document)
        }
        #expect(names(reader) == ["Full"])
    }

    @Test("the states of a scene that moves to another storyboard move along, and back with the step")
    func refactoring() throws {
        let (editor, page) = open()
        set(page, Self.loaded)
        page.ask("save", Self.field)
        let answer = page.ask("refactor", #"\#(Self.field), "scenes": ["sce-sh-001"], "to": "More.storyboard""#)
        #expect(answer["documents"]?.texts?.contains("More.storyboard") == true, "\(answer)")
        func moved() -> [String] {
            page.ask("samples", #""document": "More.storyboard""#)["scenes"]?["sce-sh-001"]?.elements?
                .compactMap { $0["name"]?.string } ?? []
        }
        #expect(names(page).isEmpty && moved() == ["Loaded"])
        page.ask("undo", Self.field)
        #expect(names(page) == ["Loaded"] && moved().isEmpty)
        page.ask("redo", Self.field)
        page.ask("save", Self.field)
        page.ask("save", #""document": "More.storyboard""#)
        #expect(editor.text("/app/More.storyboard.samples.json")?.contains("A much longer name of a coffee") == true)
        #expect(editor.text(Self.file)?.contains("longer name") != true)
    }
}
