import FileAccess
import Foundation
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite struct SafetyTests {
    private static let edit = #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Flat White"}}"#

    @Test("saving writes the file without other changes, and removes the journal")
    func saving() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        #expect(editor.text("/app/.Shop.storyboard.unsaved") != nil)
        #expect(page.ask("save", #""document": "Shop.storyboard""#)["savedRevision"]?.number == 1)
        #expect(editor.text() == shop.replacing("Espresso", with: "Flat White"))
        #expect(editor.text("/app/.Shop.storyboard.unsaved") == nil)
        #expect(page.takeEvents("state").last?["state"]?["isDirty"]?.bool == false)
    }

    @Test("a file that another program changed is reloaded if nothing is unsaved, and reported otherwise")
    func outsideChanges() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        editor.files.write(shop.replacing("Brew", with: "Steep"), to: "/app/Shop.storyboard")
        editor.editor.lookOutside(in: "/app")
        #expect(page.takeEvents("snapshot").count == 1)
        page.perform(Self.edit)
        editor.files.write(shop.replacing("Brew", with: "Pour"), to: "/app/Shop.storyboard")
        editor.editor.lookOutside(in: "/app")
        editor.editor.lookOutside(in: "/app")
        #expect(page.takeEvents("outside").map { $0["kind"]?.string } == ["changed"])
        let refused = page.ask("save", #""document": "Shop.storyboard""#)
        #expect(refused["error"]?["message"]?.string == "the file was changed by another program")
        #expect(editor.text() == shop.replacing("Brew", with: "Pour"))
        #expect(page.ask("save", #""document": "Shop.storyboard", "overwrite": true"#)["savedRevision"] != nil)
        #expect(editor.text()?.contains("Flat White") == true)
    }

    @Test("a file that another program deleted is reported, and saving restores it")
    func deletion() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        try editor.files.remove("/app/Shop.storyboard")
        editor.editor.lookOutside(in: "/app")
        #expect(page.takeEvents("outside").map { $0["kind"]?.string } == ["deleted"])
        page.ask("save", #""document": "Shop.storyboard", "overwrite": true"#)
        #expect(editor.text()?.contains("Flat White") == true)
    }

    @Test("external changes are merged unless both changed the same")
    func merging() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        editor.files.write(shop.replacing("Brew", with: "Pour"), to: "/app/Shop.storyboard")
        #expect(page.ask("merge", #""document": "Shop.storyboard""#)["conflicts"]?.number == 0)
        let merged = String(decoding: editor.editor.open["Shop.storyboard"]?.session.text ?? [], as: UTF8.self)
        #expect(merged == shop.replacing("Brew", with: "Pour").replacing("Espresso", with: "Flat White"))
        #expect(page.ask("save", #""document": "Shop.storyboard""#)["savedRevision"] != nil)
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mine"}}"#)
        editor.files.write(merged.replacing("Flat White", with: "Theirs"), to: "/app/Shop.storyboard")
        #expect(page.ask("merge", #""document": "Shop.storyboard""#)["conflicts"]?.number == 1)
        #expect(editor.editor.open["Shop.storyboard"]?.session.isDirty == true)
    }

    @Test("a full disk causes no loss: saving fails, and the document stays open with its changes")
    func fullDisk() throws {
        let files = MemoryFiles(["/app/Shop.storyboard": shop], capacity: shop.utf8.count + 200)
        let editor = TestEditor(files)
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        let refused = page.ask("save", #""document": "Shop.storyboard""#)
        #expect(refused["error"] != nil && editor.text() == shop)
        let text = String(decoding: editor.editor.open["Shop.storyboard"]?.session.text ?? [], as: UTF8.self)
        #expect(text.contains("Flat White"))
    }

    @Test("unsaved documents stay open when their last page is closed, others are closed")
    func leaving() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        page.leave()
        #expect(editor.editor.open["Shop.storyboard"]?.session.isDirty == true)
        let next = editor.page()
        #expect(next.open()?["revision"]?.number == 1)
        next.ask("undo", #""document": "Shop.storyboard""#)
        next.leave()
        #expect(editor.editor.open.isEmpty)
        #expect((try? editor.files.look(at: "/other/New.storyboard"))?.kind == .missing)
    }

    @Test("a link to another document of the folder opens that document, with its journal beside it")
    func insideLinks() throws {
        let editor = TestEditor()
        editor.files.makeLink(at: "/app/links/Link.storyboard", to: "../Shop.storyboard")
        editor.files.makeLink(at: "/app/again", to: "links")
        let page = editor.page()
        #expect(page.open("again/Link.storyboard")?["kind"]?.string == "storyboard")
        page.perform(Self.edit, in: "again/Link.storyboard")
        #expect(editor.text("/app/.Shop.storyboard.unsaved") != nil)
        page.ask("save", #""document": "again/Link.storyboard""#)
        #expect(editor.text()?.contains("Flat White") == true)
        #expect(try editor.files.look(at: "/app/links/Link.storyboard").isLink)
    }

    @Test("a link that takes a document's place while it is open is neither read nor written")
    func laterLinks() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(Self.edit)
        editor.files.write(shop, to: "/other/Other.storyboard")
        try editor.files.remove("/app/Shop.storyboard")
        editor.files.makeLink(at: "/app/Shop.storyboard", to: "/other/Other.storyboard")
        for verb in ["merge", "save", "reload"] {
            let more = verb == "save" ? #", "overwrite": true"# : ""
            let answer = page.ask(verb, #""document": "Shop.storyboard"\#(more)"#)
            #expect(answer["error"] != nil || verb == "reload", "\(verb)")
        }
        #expect(page.takeEvents("snapshot").last?["snapshot"]?["kind"]?.string == "text")
        #expect(editor.text("/other/Other.storyboard") == shop)
        #expect(try editor.files.look(at: "/app/Shop.storyboard").isLink)
        #expect(editor.editor.open["Shop.storyboard"]?.session.isDirty == true)
        #expect(editor.text("/app/.Shop.storyboard.unsaved") != nil)
    }

    @Test("a document that crashed the editor when it was opened is opened again only when somebody asks twice")
    func crashingDocument() throws {
        let crashed = TestEditor(first: "Shop.storyboard")
        crashed.editor.prepareFirst()
        #expect(crashed.opening == ["Shop.storyboard"])
        let editor = TestEditor(first: "Shop.storyboard", suspects: Set(crashed.opening))
        editor.editor.prepareFirst()
        #expect(editor.editor.open.isEmpty)
        let page = editor.page()
        let refused = page.ask("open", #""document": "Shop.storyboard""#)["error"]
        #expect(refused?["message"]?.string == "the editor crashed when it opened 'Shop.storyboard'")
        #expect(try #require(page.open())["kind"]?.string == "storyboard" && editor.opening == ["Shop.storyboard"])
        editor.runLater()
        #expect(editor.opening.isEmpty)
    }

    @Test("a folder that may not be read hides what is in it and nothing else")
    func closedFolder() throws {
        let editor = TestEditor()
        editor.files.write(shop, to: "/app/closed/Other.storyboard")
        editor.files.setMode(0o000, of: "/app/closed")
        let answer = editor.page().ask("documents")
        #expect(answer["documents"]?.elements?.compactMap { $0["path"]?.string } == ["Shop.storyboard"])
    }

    @Test("a document that another program puts into the folder is listed, and its hidden files aren't told")
    func documentFromOutside() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        _ = page.takeEvents("documents")
        editor.files.write(shop, to: "/app/Other.storyboard")
        editor.editor.notice("/app/Other.storyboard", in: "/app")
        let told = try #require(page.takeEvents("documents").last?["documents"])
        #expect(told.elements?.compactMap { $0["path"]?.string } == ["Other.storyboard", "Shop.storyboard"])
        editor.editor.notice("/app/.Other.storyboard", in: "/app")
        #expect(page.takeEvents("documents").isEmpty)
    }

    @Test(
        "messages that are not requests are reported and have no effect",
        arguments: [
            "", "{", "[]", "null", #"{"do": "open"}"#, #"{"id": 1}"#, #"{"id": "x", "do": "open"}"#,
        ])
    func malformed(message: String) throws {
        let page = TestEditor().page()
        page.open()
        page.send(message)
        #expect(page.takeEvents("malformed").count == 1)
    }

    @Test(
        "requests without a required field are rejected with its name",
        arguments: [
            "open", "perform", "undo", "redo", "save", "reload", "merge", "stage", "view", "preview", "inspect",
            "connections", "library", "problems", "fix", "copy", "text", "create", "close", "nonsense",
        ])
    func incomplete(verb: String) throws {
        let page = TestEditor().page()
        page.open()
        let answer = page.ask(verb)
        #expect(answer["error"]?["message"]?.string?.isEmpty == false, "\(verb)")
    }

    @Test(
        "no path leads out of the folder",
        arguments: [
            "../Shop.storyboard", "/etc/passwd", "/app/Shop.storyboard", "a/../../x.storyboard", ".hidden.storyboard",
            "Shop.txt", "", "linked/Other.storyboard", "a//b.storyboard", "Link.storyboard", "New.storyboard",
            "Hidden.storyboard", "Text.storyboard",
        ])
    func outsidePaths(path: String) throws {
        let editor = TestEditor()
        editor.files.write(shop, to: "/other/Other.storyboard")
        editor.files.write("mine", to: "/other/text")
        editor.files.write("mine", to: "/app/text")
        editor.files.makeLink(at: "/app/linked", to: "/other")
        editor.files.makeLink(at: "/app/Link.storyboard", to: "../other/Other.storyboard")
        editor.files.makeLink(at: "/app/New.storyboard", to: "/other/New.storyboard")
        editor.files.makeLink(at: "/app/Hidden.storyboard", to: "Link.storyboard")
        editor.files.makeLink(at: "/app/Text.storyboard", to: "text")
        let page = editor.page()
        for verb in ["open", "create"] {
            #expect(page.ask(verb, #""document": "\#(path)""#)["error"] != nil)
        }
        #expect(editor.editor.open.isEmpty)
    }

    @Test("a file that is not a document is shown as text with what is wrong")
    func broken() throws {
        let editor = TestEditor()
        editor.files.write("<document><scenes>", to: "/app/Broken.storyboard")
        let snapshot = try #require(editor.page().open("Broken.storyboard"))
        #expect(snapshot["kind"]?.string == "text" && snapshot["text"]?.string == "<document><scenes>")
        #expect(snapshot["problems"]?[0]?["severity"]?.string == "error")
    }

    @Test("a new document opens, and none is made where one is")
    func creating() throws {
        let page = TestEditor().page()
        #expect(page.ask("create", #""document": "New.storyboard""#)["error"] == nil)
        let snapshot = try #require(page.open("New.storyboard"))
        #expect(snapshot["scenes"]?.elements?.isEmpty == true && snapshot["problems"]?.elements?.isEmpty == true)
        #expect(page.ask("create", #""document": "Shop.storyboard""#)["error"] != nil)
    }

    @Test("messages name the folders of new documents, and one that is not there is refused by its name")
    func creatingInFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "new-documents-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for path in ["Views/Cells", "Assets.xcassets/A.imageset"] { try DiskFiles().createFolder("\(folder)/\(path)") }
        try DiskFiles().put([], asFile: "\(folder)/Views/Cells/a.txt")
        let editor = TestEditor(on: folder)
        let page = editor.page()
        #expect(page.ask("documents")["folders"]?.texts == ["", "Views", "Views/Cells"])
        #expect(page.ask("create", #""document": "Views/Cells/Row.xib", "kind": "view""#)["error"] == nil)
        for path in ["None/Row.xib", "Views/Cells/a.txt/Row.xib"] {
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            let refused = page.ask("create", #""document": "\#(path)", "kind": "view""#)
            #expect(refused["error"]?["message"]?.string == "there is no folder '\(folder)'", "\(refused)")
        }
    }

    @Test("each kind of new document opens without problems, with what it is made for", arguments: NewDocument.allCases)
    func creatingKinds(kind: NewDocument) throws {
        let page = TestEditor().page()
        let path = "New.\(kind.ending)"
        #expect(page.ask("create", #""document": "\#(path)", "kind": "\#(kind.rawValue)""#)["error"] == nil)
        let snapshot = try #require(page.open(path))
        let problems = snapshot["problems"]?.elements?.filter { $0["severity"]?.string != "note" }
        #expect(problems?.isEmpty == true, "\(String(describing: problems))")
        #expect(snapshot["kind"]?.string == kind.ending)
        let objects = snapshot["scenes"]?[0]?["objects"]?.elements?.map { $0["element"]?.string ?? "" }
        switch kind {
        case .storyboard: #expect(objects == nil)
        case .launchScreen: #expect(objects?.contains("viewController") == true)
        case .view: #expect(objects?.sorted() == ["placeholder", "placeholder", "view"])
        case .empty: #expect(objects == ["placeholder", "placeholder"])
        }
        let wrong = kind.ending == "xib" ? "storyboard" : "xib"
        #expect(page.ask("create", #""document": "Other.\#(wrong)", "kind": "\#(kind.rawValue)""#)["error"] != nil)
    }
}
