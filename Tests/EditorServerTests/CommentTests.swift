import FileAccess
import Foundation
import JSONText
import PageServing
import Testing

@testable import EditorServer

@MainActor
@Suite("Comments on objects")
struct CommentTests {
    private static let here = #""document": "Shop.storyboard""#
    private static let path = "/app/Shop.storyboard.comments.json"

    private let editor = TestEditor()

    private func page(_ name: String, as role: PageRole = .editor) -> TestPage {
        let page = editor.page(as: role)
        page.open()
        page.ask("presence", #""name": "\#(name)", "person": "\#(name)""#)
        return page
    }

    private func threads(_ page: TestPage) -> [JSONNode] {
        page.takeEvents("comments").last?["threads"]?.elements ?? []
    }

    @discardableResult
    private func comment(_ page: TestPage, _ text: String, _ more: String = #", "object": "lab-el-001""#) -> String {
        page.ask("comment", #"\#(Self.here), "text": "\#(text)"\#(more)"#)["thread"]?.string ?? ""
    }

    @Test("a comment is kept beside the document with its author, time and object, and all pages see it")
    func adding() throws {
        editor.editor.now = { Date(timeIntervalSince1970: 1_795_000_000) }
        let (ada, ben) = (page("Ada"), page("Ben"))
        let thread = comment(ada, "Too small?")
        let seen = threads(ben)
        #expect(seen.map { $0["id"]?.string } == [thread] && seen[0]["object"]?.string == "lab-el-001")
        #expect(
            editor.text(Self.path) == """
                {
                  "threads": [
                    {
                      "id": "\(thread)",
                      "object": "lab-el-001",
                      "name": "Espresso",
                      "comments": [
                        {
                          "author": "Ada",
                          "date": "2026-11-18T11:06:40Z",
                          "text": "Too small?"
                        }
                      ]
                    }
                  ]
                }

                """)
        #expect(editor.text() == shop && editor.editor.open["Shop.storyboard"]?.session.isDirty == false)
    }

    @Test("an answer opens a resolved thread again; a thread goes with its last comment")
    func threads() {
        let (ada, ben) = (page("Ada"), page("Ben"))
        let thread = comment(ada, "Too small?")
        let named = #"\#(Self.here), "thread": "\#(thread)""#
        ben.ask("resolveComments", #"\#(named), "isResolved": true"#)
        #expect(threads(ada)[0]["isResolved"]?.bool == true)
        comment(ben, "Not yet", #", "thread": "\#(thread)""#)
        let answered = threads(ada)[0]
        #expect(answered["isResolved"] == nil)
        #expect(answered["comments"]?.elements?.map { $0["author"]?.string } == ["Ada", "Ben"])
        ada.ask("deleteComment", #"\#(named), "comment": 0"#)
        #expect(threads(ada)[0]["comments"]?.elements?.count == 1)
        ada.ask("deleteComment", #"\#(named), "comment": 0"#)
        #expect(threads(ada).isEmpty && editor.text(Self.path) == nil)
    }

    @Test("a thread outlives its object, with the name that it had")
    func lost() {
        let ada = page("Ada")
        comment(ada, "Too small?")
        ada.perform(#"{"delete": {"object": "lab-el-001"}}"#)
        #expect(threads(page("Ben")).first?["name"]?.string == "Espresso")
        #expect(ada.ask("comment", #"\#(Self.here), "text": "x", "object": "lab-el-001""#)["error"] != nil)
    }

    @Test("everyone takes back their own changes of comments, which aren't steps of the document")
    func undoing() {
        let (ada, ben) = (page("Ada"), page("Ben"))
        ada.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Flat White"}}"#)
        let thread = comment(ada, "Too small?")
        comment(ben, "No", #", "object": "lab-el-001""#)
        ada.ask("deleteComment", #"\#(Self.here), "thread": "\#(thread)""#)
        #expect(threads(ben).count == 1)
        #expect(ada.ask("undoComment", Self.here)["error"] == nil)
        #expect(threads(ben).count == 2)
        ben.ask("undoComment", Self.here)
        ada.ask("undoComment", Self.here)
        #expect(threads(ada).isEmpty && editor.document.contains("Flat White"))
        #expect(
            ada.ask("undoComment", Self.here)["error"]?["message"]?.string == "there is no change of comments to undo")
    }

    @Test("a change that somebody has built on isn't taken back")
    func builtOn() {
        let (ada, ben) = (page("Ada"), page("Ben"))
        let thread = comment(ada, "Too small?")
        comment(ben, "No", #", "thread": "\#(thread)""#)
        #expect(ada.ask("undoComment", Self.here)["error"]?["message"]?.string?.contains("changed since") == true)
        #expect(threads(ada)[0]["comments"]?.elements?.count == 2)
    }

    @Test("comments that another program writes are shown, and those of this one are added to them")
    func outside() throws {
        let ada = page("Ada")
        comment(ada, "One")
        let text = try #require(editor.text(Self.path))
        editor.files.write(text.replacing("One", with: "Another"), to: Self.path)
        comment(ada, "Two")
        let words = threads(ada).flatMap { $0["comments"]?.elements ?? [] }.compactMap { $0["text"]?.string }
        #expect(Set(words) == ["Another", "Two"])
        editor.files.write("{ <<<<<<< ours", to: Self.path)
        let document = try #require(editor.editor.open["Shop.storyboard"])
        editor.editor.lookAtComments("Shop.storyboard", document)
        #expect(
            ada.takeEvents("comments").last?["problem"]?.string
                == "Shop.storyboard.comments.json:1:3: expected a key in quotes, found '<'")
        #expect(ada.ask("comment", #"\#(Self.here), "text": "Three""#)["error"] != nil)
        #expect(editor.text(Self.path) == "{ <<<<<<< ours")
    }

    @Test(
        "what isn't a comment is refused with words",
        arguments: ["", " \\n ", "\\u202e\\u0000", String(repeating: "x", count: 4001)])
    func refused(text: String) {
        let ada = page("Ada")
        let answer = ada.ask("comment", #"\#(Self.here), "text": "\#(text)""#)
        #expect(answer["error"]?["message"]?.string == "a comment has 1 to 4000 characters")
        #expect(editor.text(Self.path) == nil)
    }

    @Test("a comment's text stays text, with its lines")
    func markup() {
        let ada = page("Ada")
        comment(ada, #"<script>x</script>\n\n  two\u0007"#, "")
        #expect(threads(ada)[0]["comments"]?.elements?[0]["text"]?.string == "<script>x</script>\n\n  two")
    }
}
