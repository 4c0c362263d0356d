import FileAccess
import JSONText
import PageServing
import RandomNumbers
import StoryboardEditing
import Testing

@testable import EditorServer

@MainActor
@Suite("Several people in one document")
struct PeopleTests {
    private static let edit = #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Flat White"}}"#
    private static let here = #""document": "Shop.storyboard""#

    private func person(_ editor: TestEditor, _ name: String, as role: PageRole = .editor) -> TestPage {
        let page = editor.page(as: role)
        page.open()
        page.ask("presence", #""name": "\#(name)", "person": "\#(name)", \#(Self.here)"#)
        return page
    }

    private func people(_ page: TestPage) -> [JSONNode] { page.takeEvents("people").last?["people"]?.elements ?? [] }

    private func numbers(_ node: JSONNode?) -> [Double]? { node?.elements?.compactMap(\.number) }

    // MARK: Presence

    @Test("each page learns who else is there, with colors of their own, and when they leave")
    func coming() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada", as: .owner), person(editor, "Ben"))
        let seen = people(ada)
        #expect(seen.map { $0["name"]?.string } == ["Ben"] && seen[0]["role"]?.string == "editor")
        #expect(seen[0]["document"]?.string == "Shop.storyboard")
        #expect(seen[0]["color"]?.number != people(ben).first?["color"]?.number)
        ben.leave()
        #expect(people(ada).isEmpty)
    }

    @Test("two pages of one browser are one person, who isn't shown to themselves")
    func ownPages() {
        let editor = TestEditor()
        let (ada, again) = (person(editor, "Ada"), person(editor, "Ada"))
        #expect(people(again).isEmpty)
        _ = ada.takeEvents("presence")
        again.ask("presence", #""pointer": [1, 2]"#)
        #expect(ada.takeEvents("presence").isEmpty)
    }

    @Test("what somebody does reaches those in the same document, and no more than has changed")
    func doing() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        let stranger = editor.page(as: .editor)
        ada.ask("presence", #""pointer": [10, 20.5], "selection": ["lab-el-001"], "view": [0, 0, 800, 600]"#)
        let told = ben.takeEvents("presence")
        #expect(told.count == 1 && numbers(told[0]["pointer"]) == [10, 20.5])
        #expect(told[0]["selection"]?.elements?.compactMap(\.string) == ["lab-el-001"])
        ada.ask("presence", #""pointer": [11, 20], "view": [0, 0, 800, 600]"#)
        #expect(
            ben.takeEvents("presence").map { $0.members?.map(\.key) } == [["event", "person", "document", "pointer"]])
        ada.ask("presence", #""field": {"object": "lab-el-001", "title": "Text", "text": "Fla"}"#)
        #expect(ben.takeEvents("presence").first?["field"]?["text"]?.string == "Fla")
        ada.ask("presence", #""field": {}, "pointer": [], "frames": [1, 2, 3, 4]"#)
        let ended = ben.takeEvents("presence")
        #expect(ended[0]["field"]?.members?.isEmpty == true && numbers(ended[0]["pointer"]) == [])
        #expect(stranger.takeEvents("presence").isEmpty && ada.takeEvents("presence").isEmpty)
    }

    @Test("whoever comes later learns what the others do")
    func late() {
        let editor = TestEditor()
        let ada = person(editor, "Ada")
        ada.ask("presence", #""selection": ["lab-el-001"], "view": [1, 2, 3, 4]"#)
        let seen = people(person(editor, "Ben"))
        #expect(seen[0]["selection"]?.elements?.count == 1 && numbers(seen[0]["view"]) == [1, 2, 3, 4])
        ada.ask("presence", #""document": """#)
        #expect(people(ada).count == 1)
    }

    @Test(
        "what isn't somebody's to say is refused with words",
        arguments: [
            #""name": "\#(String(repeating: "x", count: 41))""#, #""name": "\u202e\u0007""#, #""pointer": [1]"#,
            #""pointer": ["1", 2]"#, #""frames": [1, 2, 3]"#, #""document": "Other.storyboard""#,
            #""selection": ["\#(String(repeating: "x", count: 101))"]"#, #""field": {"html": "<b>"}"#, #""person": """#,
            #""color": 3"#,
        ])
    func refused(fields: String) {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        _ = (ben.takeEvents("people"), ben.takeEvents("presence"))
        #expect(ada.ask("presence", fields)["error"]?["message"]?.string?.isEmpty == false)
        #expect(ben.takeEvents("people").isEmpty && ben.takeEvents("presence").isEmpty)
    }

    @Test("a name is shown as text on one line, without what would deceive")
    func names() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        ada.ask("presence", #""name": " <img src=x>\n\u202eBob  \u0000 ""#)
        #expect(people(ben)[0]["name"]?.string == "<img src=x> Bob")
    }

    @Test("a page that is shared and sends too much isn't answered, others are")
    func floods() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        for _ in 0..<600 { ada.ask("documents") }
        #expect(ada.takeEvents("malformed").first?["message"]?.string?.hasPrefix("there were too many") == true)
        #expect(ben.ask("documents")["documents"] != nil)
    }

    // MARK: Guests

    /// Returns a value for a field of a request.
    private func value(_ field: CommandEntry.Field) -> String {
        switch (field.name, field.kind) {
        case ("document", _): #""Shop.storyboard""#
        case ("path", _): #""steps.json""#
        case ("kind", _): #""storyboard""#
        case ("commands", _): "[\(Self.edit)]"
        case (_, .number), (_, .count): "0"
        case (_, .flag): "true"
        case (_, .addresses): #"["lab-el-001"]"#
        case (_, .texts): "{}"
        case (_, .numbers): "[]"
        default: #""lab-el-001""#
        }
    }

    @Test("whatever a guest asks for, no document and no file changes, and what would change one is refused in words")
    func guests() throws {
        let files = MemoryFiles(["/app/Shop.storyboard": shop, "/app/steps.json": "[]", "/secret.json": "[1]"])
        let editor = TestEditor(files)
        let owner = person(editor, "Ada", as: .owner)
        owner.perform(Self.edit)
        owner.ask("comment", #"\#(Self.here), "text": "Stays""#)
        let before = try Self.contents(files)
        let guest = person(editor, "Gus", as: .guest)
        for entry in Editor.requests {
            for fields in [entry.fields, entry.fields.filter(\.isRequired)] {
                let text = fields.map { #""\#($0.name)": \#(value($0))"# }.joined(separator: ", ")
                let answer = guest.ask(entry.name, text)
                if entry.effect != .shows {
                    #expect(
                        answer["error"]?["message"]?.string == "guests can look at everything, and change nothing",
                        "\(entry.name)")
                }
                if entry.name == "close" { guest.open() }
            }
        }
        editor.runLater()
        #expect(try Self.contents(files) == before)
        #expect(editor.editor.open["Shop.storyboard"]?.session.revision == 1)
    }

    private static func contents(_ files: MemoryFiles) throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for folder in ["/", "/app"] {
            for name in try files.list(folder) {
                let path = FilePath.join(folder, name)
                if try files.look(at: path).kind == .file { contents[path] = try files.read(path).bytes }
            }
        }
        return contents
    }

    @Test("what changes something is what a version refuses, and what writes other files")
    func effects() {
        let writing = Editor.requests.filter { $0.effect == .writes }.map(\.name)
        #expect(
            Set(writing).isSuperset(of: ["create", "replace", "saveScript", "editSource", "comment", "deleteComment"]))
        #expect(
            Editor.requestsByName["perform"]?.effect == .edits && Editor.requestsByName["inspect"]?.effect == .shows)
    }

    @Test(
        "a guest reads nothing outside of the folder",
        arguments: ["../secret.storyboard", "/secret.storyboard", "Link.storyboard", "..", ".git/x.storyboard"])
    func outside(path: String) {
        let files = MemoryFiles(["/app/Shop.storyboard": shop, "/secret.storyboard": "secret"])
        files.makeLink(at: "/app/Link.storyboard", to: "/secret.storyboard")
        let guest = TestEditor(files).page(as: .guest)
        let answer = guest.ask("open", #""document": "\#(path)""#)
        #expect(answer["error"] != nil && answer["snapshot"] == nil)
        #expect(guest.ask("script", #""path": "\#(path)""#)["error"] != nil)
    }

    @Test("a guest's message is short, and sees what the others change")
    func guestSees() {
        let editor = TestEditor()
        let (owner, guest) = (person(editor, "Ada", as: .owner), person(editor, "Gus", as: .guest))
        owner.perform(Self.edit)
        #expect(guest.takeEvents("changed").count == 1)
        guest.send(String(repeating: " ", count: Editor.largestGuestMessage + 1))
        #expect(guest.takeEvents("malformed").count == 1)
    }

    // MARK: Undoing

    @Test("a step of somebody else is undone only if that is meant; one's own, and that of one's other page, at once")
    func undoing() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        ada.perform(Self.edit)
        let state = ben.takeEvents("changed").last?["state"]
        #expect(state?["undoBy"]?.number == ada.takeEvents("people").last?["you"]?["id"]?.number)
        let refused = ben.ask("undo", Self.here)
        #expect(refused["error"]?["isOthers"]?.bool == true)
        #expect(refused["error"]?["message"]?.string?.hasSuffix("is Ada’s") == true)
        #expect(editor.document.contains("Flat White"))
        #expect(ben.ask("undo", #"\#(Self.here), "others": true"#)["revision"]?.number == 2)
        #expect(!editor.document.contains("Flat White"))
        #expect(ben.ask("redo", Self.here)["error"]?["isOthers"]?.bool == true)
        #expect(person(editor, "Ada").ask("redo", Self.here)["revision"]?.number == 3)
        #expect(ada.ask("undo", Self.here)["revision"]?.number == 4)
    }

    @Test("what two people type into a source is never one step, and each learns of the other's")
    func sources() {
        let file = #"\#(Self.here), "file": "Form.swift""#
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": shop, "/app/Form.swift": "class Form {}\n"]))
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        for page in [ada, ben] { page.ask("source", file) }
        for (number, page) in [ada, ada, ben].enumerated() {
            page.ask("editSource", #"\#(file), "revision": \#(number), "at": \#(number), "remove": 0, "insert": "x""#)
        }
        #expect(ada.ask("undo", file)["error"]?["message"]?.string == "the step “Typing” is Ben’s")
        #expect(ben.ask("undo", file)["revision"]?.number == 4)
        #expect(ben.ask("undo", file)["error"]?["isOthers"]?.bool == true)
        #expect(ada.ask("undo", file)["revision"]?.number == 5)
        #expect(
            editor.editor.sources["Form.swift"].map { String(decoding: $0.session.text, as: UTF8.self) }
                == "class Form {}\n")
    }

    @Test("the last command about an object wins, and undoing it brings back what the other said")
    func oneObject() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        ada.perform(Self.edit)
        ben.perform(Self.edit.replacing("Flat White", with: "Mocha"))
        #expect(editor.document.contains("Mocha"))
        ben.ask("undo", Self.here)
        #expect(editor.document.contains("Flat White"))
        #expect(ben.ask("undo", Self.here)["error"]?["isOthers"]?.bool == true)
    }

    @Test(
        "whatever three people do at once, all see each revision in order, and all of it can be undone",
        arguments: 0..<4)
    func together(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let editor = TestEditor()
        let pages = ["Ada", "Ben", "Cy"].map { person(editor, $0) } + [person(editor, "Gus", as: .guest)]
        let commands = [
            Self.edit, #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mocha"}}"#,
            #"{"delete": {"object": "lab-el-001"}}"#,
            #"{"addObject": {"item": "label", "into": "sho-vi-001", "x": 9, "y": 9}}"#,
        ]
        for _ in 0..<60 {
            let page = pages.randomElement(using: &random) ?? pages[0]
            switch Int.random(in: 0..<5, using: &random) {
            case 0: page.ask("undo", Self.here + (Bool.random(using: &random) ? #", "others": true"# : ""))
            case 1: page.ask("redo", #"\#(Self.here), "others": true"#)
            default: page.perform(commands.randomElement(using: &random) ?? Self.edit)
            }
        }
        for page in pages {
            let changes = page.takeEvents("changed")
            let revisions = changes.compactMap { $0["revision"]?.number }
            #expect(revisions == (1...max(1, revisions.count)).map(Double.init), "seed \(seed)")
            #expect(changes.compactMap { $0["from"]?.number } == revisions.map { $0 - 1 }, "seed \(seed)")
        }
        while pages[0].ask("undo", #"\#(Self.here), "others": true"#)["revision"] != nil {}
        #expect(editor.document == shop, "seed \(seed)")
    }

    @Test("what comes from outside of the editor is nobody's step")
    func outsideSteps() {
        let editor = TestEditor()
        let (ada, ben) = (person(editor, "Ada"), person(editor, "Ben"))
        ada.perform(Self.edit)
        ada.ask("undo", Self.here)
        editor.files.write(shop.replacing("Brew", with: "Steep"), to: "/app/Shop.storyboard")
        editor.editor.lookOutside(in: "/app")
        #expect(ben.takeEvents("snapshot").last?["snapshot"]?["state"]?["undoBy"] == nil)
    }
}
