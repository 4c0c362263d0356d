import FileAccess
import Foundation
import JSONText
import StoryboardModel
import Testing

@testable import EditorServer

@MainActor
@Suite("Work before the first request")
struct OpeningTests {
    @Test("the first document is read and laid out while the browser starts, and shown as it is when the page comes")
    func preparing() throws {
        let editor = TestEditor(first: "Shop.storyboard")
        editor.editor.prepareFirst()
        editor.runLater()
        let document = try #require(editor.editor.open["Shop.storyboard"])
        let scene = try #require(document.session.document.scenes.first { $0.id == "sce-sh-001" })
        #expect(document.pictures(for: ViewSettings.usual).hasLaidOut(scene))
        let page = editor.page()
        let snapshot = try #require(page.open())
        #expect(editor.editor.open["Shop.storyboard"] === document)
        let plain = try #require(TestEditor().page().open())
        #expect(snapshot["scenes"]?.elements?.count == plain["scenes"]?.elements?.count)
        #expect(snapshot["board"]?["items"]?.elements?.count == plain["board"]?["items"]?.elements?.count)
    }

    @Test(
        "a first document that is not there, or is none, is left to the page to ask for",
        arguments: ["Gone.storyboard", "Text.xib"])
    func nothingToPrepare(_ first: String) {
        let editor = TestEditor(MemoryFiles(["/app/Text.xib": "no document"]), first: first)
        editor.editor.prepareFirst()
        editor.runLater()
        #expect(editor.editor.open.isEmpty)
    }

    @Test(
        "the app around a document of the folder is the one that `check` finds for it",
        arguments: [nil, "/app/.git/HEAD", "/.git/HEAD"])
    func root(_ extra: String?) {
        var contents = [
            "/app/UI/Shop.storyboard": shop, "/app/Code/Cart.swift": "class Cart: UIViewController {}",
            "/outer/Other.swift": "class Other: UIViewController {}",
        ]
        if let extra { contents[extra] = "" }
        let files = MemoryFiles(contents)
        func names(first: String?) -> [String] {
            let editor = TestEditor(files, first: first)
            let page = editor.page()
            page.open("UI/Shop.storyboard")
            editor.runLater()
            return classes(of: "UI/Shop.storyboard", in: page)
        }
        #expect(names(first: nil) == (extra == "/.git/HEAD" ? ["Cart", "Other"] : ["Cart"]))
        // A document alone names no folder: without a working copy, only what is beside it is its app.
        #expect(names(first: "UI/Shop.storyboard").isEmpty == (extra == nil))
    }

    private func classes(of document: String, in page: TestPage) -> [String] {
        let found = page.ask("classes", #""document": "\#(document)""#)["classes"]?.elements ?? []
        return found.compactMap { $0["name"]?.string }
    }

    @Test("a document is shown before the app around it is indexed, and its problems come after")
    func indexing() {
        let source = "class Cart: UIViewController {}"
        let files = MemoryFiles(["/app/Shop.storyboard": shop, "/app/.git/HEAD": "", "/app/Cart.swift": source])
        let editor = TestEditor(files, isPatient: true)
        let page = editor.page()
        #expect(page.open() != nil)
        editor.runLater()
        #expect(classes(of: "Shop.storyboard", in: page).isEmpty)
        #expect(page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Later"}}"#).node != nil)
        editor.finishBackground()
        editor.runLater()
        #expect(classes(of: "Shop.storyboard", in: page) == ["Cart"])
    }
}
