import FileAccess
import Foundation
import JSONText
import StoryboardModel
import Testing

@testable import EditorServer

@MainActor
@Suite("Work before the first request")
struct OpeningTests {
    @MainActor
    @Test("a page whose files are given one by one names all its modules, so that they come at once")
    func modules() throws {
        let files = MemoryFiles([
            "/page/index.html": "<head><script type=\"module\" src=\"main.js\"></script></head>", "/page/main.js": "1",
            "/page/canvas/board.js": "2", "/page/theme.css": "3",
        ])
        let page = try #require(PageFiles(folder: "/page", files: files, isBundled: false).response(for: ""))
        let text = String(decoding: page.bytes, as: UTF8.self)
        let links = text.matches(of: /<link rel="modulepreload" href="([^"]*)">/).map { String($0.output.1) }
        #expect(Set(links) == ["main.js", "canvas/board.js"] && links.count == 2)
        #expect(text.hasSuffix("<script type=\"module\" src=\"main.js\"></script></head>"))
        for link in links {
            #expect(PageFiles(folder: "/page", files: files, isBundled: false).response(for: link) != nil)
        }
        #expect(PageFiles(folder: "/nowhere", files: files, isBundled: true).response(for: "") == nil)
    }

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
}
