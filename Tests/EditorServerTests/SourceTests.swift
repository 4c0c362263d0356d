import FileAccess
import JSONText
import RandomNumbers
import Testing

@testable import EditorServer

@MainActor
@Suite("Sources beside the canvas") struct SourceTests {
    private static let form = "import UIKit\n\nclass Form: UIViewController {\n}\n"
    private static let document = shop.replacing(
        #"<viewController id="sho-co-001""#,
        with: #"<viewController id="sho-co-001" customClass="Form" customModule="app" customModuleProvider="target""#)
    private static let file = #""document": "Shop.storyboard", "file": "Form.swift""#
    private static let outlet =
        #""from": "lab-el-001", "line": 4, "kind": "outlet", "name": "titleLabel", "type": "UILabel""#
    private static let declaration = "    @IBOutlet weak var titleLabel: UILabel!\n"

    private static func files(_ form: String = form) -> MemoryFiles {
        MemoryFiles(["/app/Shop.storyboard": document, "/app/Form.swift": form])
    }

    /// Opens the document and the source in an editor.
    private func open(_ files: MemoryFiles = files()) throws -> (TestEditor, TestPage) {
        let editor = TestEditor(files)
        let page = editor.page()
        page.open()
        let source = try #require(
            page.ask("source", #""document": "Shop.storyboard", "object": "lab-el-001""#)["source"])
        #expect(source["file"]?.string == "Form.swift")
        return (editor, page)
    }

    private func text(_ editor: TestEditor) -> String? {
        editor.editor.sources["Form.swift"].map { String(decoding: $0.session.text, as: UTF8.self) }
    }

    private func documentText(_ editor: TestEditor) -> String? {
        editor.editor.open["Shop.storyboard"].map { String(decoding: $0.session.text, as: UTF8.self) }
    }

    // MARK: Opening

    @Test("the source of an object is that of its class, or of what is around it, or of its controller")
    func opening() throws {
        let (editor, page) = try open()
        for object in ["lab-el-001", "sho-vi-001", "sho-co-001", "nav-it-001"] {
            let answer = page.ask("source", #""document": "Shop.storyboard", "object": "\#(object)""#)
            #expect(answer["source"]?["file"]?.string == "Form.swift" && answer["line"]?.number == 3, "\(object)")
        }
        #expect(page.ask("source", #""document": "Shop.storyboard", "object": "nav-co-001""#)["source"] == nil)
        let files = page.ask("sources", #""document": "Shop.storyboard""#)["files"]
        #expect(files?[0]?["file"]?.string == "Form.swift" && files?[0]?["classes"]?.texts == ["Form"])
        #expect(files?[0]?["isDirty"] == nil)
        page.ask("insertMember", Self.file + ", " + Self.outlet)
        editor.runLater()
        let edited = page.ask("sources", #""document": "Shop.storyboard""#)["files"]
        #expect(edited?[0]?["isDirty"]?.bool == true)
    }

    @Test("a source with unsaved changes is listed and saved when the app's folder no longer has it")
    func listedWithoutFile() throws {
        let files = Self.files()
        let (editor, page) = try open(files)
        try files.remove("/app/Form.swift")
        page.ask("insertMember", Self.file + ", " + Self.outlet)
        editor.runLater()
        let listed = page.ask("sources", #""document": "Shop.storyboard""#)["files"]
        #expect(listed?[0]?["file"]?.string == "Form.swift" && listed?[0]?["isDirty"]?.bool == true)
        page.ask("save", Self.file + #", "overwrite": true"#)
        #expect(String(decoding: try files.read("/app/Form.swift").bytes, as: UTF8.self).contains(Self.declaration))
    }

    @Test("only sources of the app around the document can be opened")
    func onlySources() throws {
        let files = Self.files()
        files.write("let secret = 1", to: "/etc/Secret.swift")
        let (_, page) = try open(files)
        for name in ["../etc/Secret.swift", "/etc/Secret.swift", "Shop.storyboard", "Gone.swift", ""] {
            #expect(
                page.ask("source", #""document": "Shop.storyboard", "file": "\#(name)""#)["error"] != nil, "\(name)")
        }
        #expect(
            page.ask(
                "editSource",
                #""document": "Shop.storyboard", "file": "../etc/Secret.swift", "revision": 0, "at": 0, "remove": 0, "insert": "x""#
            )["error"] != nil)
    }

    // MARK: Editing

    @Test("typing is saved as bytes, one word is one step, and everything can be undone and redone")
    func typing() throws {
        let (editor, page) = try open(Self.files("// é🙂\n" + Self.form))
        let start = 6
        for (number, letter) in ["a", "b", "🙂", "c"].enumerated() {
            let at = start + [0, 1, 2, 4][number]
            let answer = page.ask(
                "editSource",
                Self.file + #", "revision": \#(number), "at": \#(at), "remove": 0, "insert": "\#(letter)""#)
            #expect(answer["revision"]?.number == Double(number + 1) && answer["state"]?["isDirty"]?.bool == true)
        }
        #expect(text(editor)?.hasPrefix("// é🙂ab🙂c\nimport") == true)
        #expect(page.ask("undo", Self.file)["error"] == nil)
        #expect(text(editor) == "// é🙂\n" + Self.form)
        #expect(page.takeEvents("source").last?["patch"]?["remove"]?.number == 5)
        page.ask("redo", Self.file)
        page.ask("save", Self.file)
        #expect(editor.text("/app/Form.swift")?.hasPrefix("// é🙂ab🙂c\nimport") == true)
        #expect(editor.text("/app/.Form.swift.unsaved") == nil)
        #expect(page.ask("undo", #""document": "Shop.storyboard""#)["error"] != nil, "the document has no step")
    }

    @Test("an edit of a text that has changed meanwhile, or of a place that isn't there, is refused")
    func staleEdits() throws {
        let (editor, page) = try open()
        let other = editor.page()
        other.open()
        other.ask("source", Self.file)
        #expect(
            page.ask("editSource", Self.file + #", "revision": 0, "at": 0, "remove": 0, "insert": "// A\n""#)["error"]
                == nil)
        let event = try #require(other.takeEvents("source").last)
        #expect(event["patch"]?["insert"]?.string == "// A\n" && event["from"]?.number == 0)
        #expect(page.takeEvents("source").isEmpty, "the author has it already")
        #expect(
            other.ask("editSource", Self.file + #", "revision": 0, "at": 0, "remove": 0, "insert": "B""#)["error"]
                != nil)
        for (at, remove) in [(-1, 0), (0, 10_000), (10_000, 0), (0, -1)] {
            #expect(
                page.ask(
                    "editSource", Self.file + #", "revision": 1, "at": \#(at), "remove": \#(remove), "insert": """#)[
                        "error"] != nil)
        }
        #expect(text(editor) == "// A\n" + Self.form)
    }

    // MARK: New members

    @Test("an outlet is inserted and connected as one step, which each side undoes and redoes for both")
    func insertingOutlet() throws {
        let (editor, page) = try open()
        let answer = page.ask("insertMember", Self.file + ", " + Self.outlet)
        #expect(answer["line"]?.number == 4 && answer["name"]?.string == "titleLabel")
        let connected = try #require(documentText(editor))
        #expect(connected.contains(#"<outlet property="titleLabel" destination="lab-el-001""#))
        #expect(text(editor) == "import UIKit\n\nclass Form: UIViewController {\n\(Self.declaration)}\n")
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(text(editor) == Self.form && documentText(editor) == Self.document)
        page.ask("redo", Self.file)
        #expect(text(editor)?.contains(Self.declaration) == true && documentText(editor) == connected)
        page.ask("undo", Self.file)
        #expect(text(editor) == Self.form && documentText(editor) == Self.document)
        #expect(editor.text("/app/.Form.swift.unsaved") == nil && editor.text("/app/.Shop.storyboard.unsaved") == nil)
    }

    @Test("what was inserted or typed into a source can be connected at once, before the document is checked with it")
    func connectingNewMembers() throws {
        let (editor, page) = try open()
        editor.runLater()
        func titles(_ title: String) -> [String] {
            let ends = #""document": "Shop.storyboard", "from": "sho-co-001", "to": "lab-el-001""#
            let group = page.ask("connections", ends)["groups"]?.elements?.first { $0["title"]?.string == title }
            return group?["items"]?.elements?.compactMap { $0["title"]?.string } ?? []
        }
        #expect(titles("Outlet Collections").isEmpty && !titles("Outlets").contains("titleLabel"))
        page.ask(
            "insertMember",
            Self.file
                + #", "from": "but-to-001", "line": 4, "kind": "outletCollection", "name": "parts", "type": "UIView""#)
        #expect(titles("Outlet Collections") == ["parts"])
        let revision = try #require(editor.editor.sources["Form.swift"]?.session.revision)
        let place = Self.form.utf16.count - 2
        page.ask(
            "editSource",
            Self.file
                + #", "revision": \#(revision), "at": \#(place), "remove": 0, "insert": "    @IBOutlet var typed: UILabel!\n""#
        )
        #expect(titles("Outlets").contains("typed"))
    }

    @Test("an action is connected by its selector and event")
    func insertingAction() throws {
        let (editor, page) = try open()
        page.ask(
            "insertMember",
            Self.file
                + #", "from": "but-to-001", "line": 4, "kind": "action", "name": "brew", "type": "UIButton", "arguments": "senderAndEvent", "event": "touchDown""#
        )
        #expect(
            text(editor)?.contains("    @IBAction func brew(_ sender: UIButton, forEvent event: UIEvent) {\n    }\n}")
                == true)
        #expect(
            documentText(editor)?.contains(
                #"<action selector="brew:forEvent:" destination="sho-co-001" eventType="touchDown""#) == true)
        #expect(
            page.ask(
                "insertMember",
                Self.file + #", "from": "lab-el-001", "line": 4, "kind": "action", "name": "tap", "type": "Any""#)[
                    "error"]?["message"]?.string == "the object sends no actions")
    }

    @Test("names that are taken, in the class, above it or in UIKit, are refused, and nothing changes")
    func takenNames() throws {
        let (editor, page) = try open(
            Self.files(Self.form.replacing("{\n}", with: "{\n    var count = 1\n    func brew() {}\n}")))
        editor.runLater()
        for name in ["count", "view", "class", "two words", ""] {
            let answer = page.ask("insertMember", Self.file + ", " + Self.outlet.replacing("titleLabel", with: name))
            #expect(answer["error"] != nil, "\(name)")
        }
        #expect(
            page.ask(
                "insertMember",
                Self.file
                    + #", "from": "but-to-001", "line": 4, "kind": "action", "name": "brew", "type": "Any", "arguments": "none""#
            )["error"]?["message"]?.string?.contains("already has “brew”") == true)
        #expect(documentText(editor) == Self.document && editor.editor.sources["Form.swift"]?.session.isDirty == false)
    }

    @Test("a name that the source no longer has is free, even if the index of the app's classes is older")
    func freedName() throws {
        let (editor, page) = try open(
            Self.files(Self.form.replacing("{\n}", with: "{\n\(Self.declaration)}")))
        editor.runLater()
        editor.files.write(Self.form, to: "/app/Form.swift")
        editor.editor.lookOutside(of: try #require(editor.editor.sources["Form.swift"]))
        #expect(page.ask("insertMember", Self.file + ", " + Self.outlet)["error"] == nil)
        #expect(text(editor)?.contains(Self.declaration) == true)
    }

    @Test("while an object is dragged, a place between lines is offered, or the outlet under the pointer")
    func placement() throws {
        let (_, page) = try open(
            Self.files(
                Self.form.replacing(
                    "{\n}",
                    with: "{\n    @IBOutlet weak var first: UILabel!\n    func work() {\n        print(1)\n    }\n}")))
        func place(_ line: Int, _ object: String = "lab-el-001") -> TestPage.Answer {
            page.ask("placement", Self.file + #", "from": "\#(object)", "line": \#(line)"#)
        }
        #expect(
            place(4)["existing"]?["name"]?.string == "first" && place(4)["existing"]?["owner"]?.string == "sho-co-001")
        #expect(place(6)["line"]?.number == 8 && place(6)["column"]?.number == 4 && place(6)["class"]?.string == "Form")
        #expect(place(6)["types"]?.texts?.first == "UILabel" && place(6)["sends"]?.bool == false)
        #expect(
            place(6, "but-to-001")["sends"]?.bool == true
                && place(6, "but-to-001")["usualEvent"]?.string == "touchUpInside")
        #expect(place(6, "nav-ba-001")["error"]?["message"]?.string == "“Form.swift” has no class of this scene")
    }

    @Test("circles know what is connected, in documents that are open and others")
    func members() throws {
        let files = Self.files(
            Self.form.replacing("{\n}", with: "{\n\(Self.declaration)    @IBAction func brew(_ sender: Any) {}\n}"))
        let other = Self.document.replacing(
            #"<navigationItem key="navigationItem" title="Coffees" id="nav-it-001"/>"#,
            with:
                #"<navigationItem key="navigationItem" title="Coffees" id="nav-it-001"/><connections><outlet property="titleLabel" destination="lab-el-001" id="con-00-001"/></connections>"#
        )
        files.write(other, to: "/app/Other.storyboard")
        let (editor, page) = try open(files)
        defer { withExtendedLifetime(editor) {} }
        let members = try #require(page.ask("members", Self.file)["members"]?.elements)
        #expect(members.map { $0["name"]?.string } == ["Form", "titleLabel", "brew:"])
        #expect(members[0]["uses"]?.elements?.count == 2 && members[2]["uses"]?.elements?.isEmpty == true)
        #expect(members[1]["line"]?.number == 4 && members[1]["uses"]?[0]?["document"]?.string == "Other.storyboard")
        page.perform(#"{"addAction": {"from": "but-to-001", "selector": "brew:", "to": "sho-co-001"}}"#)
        let again = try #require(page.ask("members", Self.file)["members"]?.elements)
        #expect(
            again[2]["uses"]?[0]?["object"]?.string == "but-to-001"
                && again[2]["uses"]?[0]?["event"]?.string == "Touch Up Inside")
    }

    // MARK: Both or neither

    @Test("if the process is killed anywhere in a step of two files, the next one has the step in both or in neither")
    func killed() throws {
        let paths = ["/app/.Form.swift.unsaved", "/app/.Shop.storyboard.unsaved"]
        for undoes in [false, true] {
            let (editor, page) = try open()
            // Something unsaved is there already, so that the step is neither the first nor the one that leads back.
            page.ask("editSource", Self.file + #", "revision": 0, "at": 0, "remove": 0, "insert": "// Mine\n""#)
            page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Mine"}}"#)
            let outlet = Self.outlet.replacing(#""line": 4"#, with: #""line": 5"#)
            if undoes { page.ask("insertMember", Self.file + ", " + outlet) }
            let before = paths.map { editor.text($0) ?? "" }
            if undoes { page.ask("undo", Self.file) } else { page.ask("insertMember", Self.file + ", " + outlet) }
            let after = paths.map { editor.text($0) ?? "" }
            // The lines that each journal got, in the order in which they were written: source, document, both settled.
            let added = zip(before, after).map { old, new in Array(new.dropFirst(old.count).split(separator: "\n")) }
            #expect(added.map(\.count) == [2, 2])
            for (source, document) in [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)] {
                for order in [["Form.swift", "Shop.storyboard"], ["Shop.storyboard", "Form.swift"]] {
                    let files = editor.files.leftBehind()
                    files.write(before[0] + added[0].prefix(source).map { $0 + "\n" }.joined(), to: paths[0])
                    files.write(before[1] + added[1].prefix(document).map { $0 + "\n" }.joined(), to: paths[1])
                    let isMade = document > 0
                    let hasOutlet = isMade != undoes
                    var texts: [String: String] = [:]
                    for file in order {
                        if file == "Form.swift" {
                            texts[file] = String(
                                decoding: try TextSession("/app/" + file, in: files).text, as: UTF8.self)
                        } else {
                            var session = try DocumentSession("/app/" + file, in: files)
                            texts[file] = String(decoding: session.text, as: UTF8.self)
                            // The document may be saved before the source is opened.
                            try session.save(overwriting: false, files: files)
                        }
                    }
                    let what =
                        "\(undoes ? "undoing" : "making"), killed after \(source) and \(document) lines, opening \(order[0]) first"
                    #expect(
                        texts["Form.swift"]?.hasPrefix("// Mine\n") == true
                            && texts["Shop.storyboard"]?.contains("Mine") == true, "\(what)")
                    #expect(texts["Form.swift"]?.contains("titleLabel") == hasOutlet, "\(what)")
                    #expect(texts["Shop.storyboard"]?.contains("titleLabel") == hasOutlet, "\(what)")
                }
            }
        }
    }

    @Test("a step of two files isn't undone while one of them has been edited since")
    func editedSince() throws {
        let (editor, page) = try open()
        page.ask("insertMember", Self.file + ", " + Self.outlet)
        page.ask("editSource", Self.file + #", "revision": 1, "at": 0, "remove": 0, "insert": "// Later\n""#)
        let refused = page.ask("undo", #""document": "Shop.storyboard""#)["error"]
        #expect(refused?["message"]?.string == "the step also changed 'Form.swift', which was edited since")
        #expect(documentText(editor)?.contains("titleLabel") == true)
        page.ask("undo", Self.file)
        #expect(page.ask("undo", #""document": "Shop.storyboard""#)["error"] == nil)
        #expect(text(editor) == Self.form && documentText(editor) == Self.document)
    }

    @Test("saving one of the files of a step saves the other, unless that was changed outside")
    func savingBoth() throws {
        let (editor, page) = try open()
        page.ask("insertMember", Self.file + ", " + Self.outlet)
        page.ask("save", #""document": "Shop.storyboard""#)
        #expect(editor.text("/app/Form.swift")?.contains(Self.declaration) == true)
        #expect(editor.text()?.contains("titleLabel") == true)
        page.ask("undo", Self.file)
        editor.files.write(Self.form + "// Outside\n", to: "/app/Form.swift")
        let refused = page.ask("save", #""document": "Shop.storyboard""#)["error"]
        #expect(refused?["message"]?.string == "'Form.swift', which is saved with it, was changed by another program")
        #expect(
            editor.text()?.contains("titleLabel") == true
                && editor.text("/app/Form.swift") == Self.form + "// Outside\n")
    }

    @Test("another editor that has unsaved changes of one of the files keeps a step out of both")
    func inUse() throws {
        let files = Self.files()
        let (_, page) = try open(files)
        let (other, guest) = try open(files)
        page.ask("editSource", Self.file + #", "revision": 0, "at": 0, "remove": 0, "insert": "// Mine\n""#)
        #expect(guest.ask("insertMember", Self.file + ", " + Self.outlet)["error"] != nil)
        #expect(text(other) == Self.form && documentText(other) == Self.document)
        #expect(other.text("/app/.Shop.storyboard.unsaved")?.isEmpty != false)
    }

    // MARK: Renaming

    @Test("an outlet is renamed in all sources and documents, also those that no page shows, as one step")
    func renaming() throws {
        let files = Self.files(
            Self.form.replacing("{\n}", with: "{\n\(Self.declaration)    func work() { titleLabel.text = nil }\n}"))
        let other = Self.document.replacing(
            #"<navigationItem key="navigationItem" title="Coffees" id="nav-it-001"/>"#,
            with:
                #"<navigationItem key="navigationItem" title="Coffees" id="nav-it-001"/><connections><outlet property="titleLabel" destination="lab-el-001" id="con-00-001"/></connections>"#
        )
        files.write(other, to: "/app/Other.storyboard")
        files.write(
            "func open(_ form: Form, _ found: Any) { form.titleLabel = found.titleLabel }\n", to: "/app/Open.swift")
        let (editor, page) = try open(files)
        let trial = page.ask("rename", Self.file + #", "line": 4, "to": "nameLabel", "isTrial": true"#)
        #expect(
            trial["sources"]?.texts == ["Form.swift", "Open.swift"] && trial["documents"]?.texts == ["Other.storyboard"]
        )
        #expect(trial["unclear"]?[0]?["file"]?.string == "Open.swift" && text(editor)?.contains("nameLabel") == false)
        #expect(page.ask("rename", Self.file + #", "line": 4, "to": "nameLabel""#)["error"] == nil)
        #expect(text(editor)?.contains("var nameLabel: UILabel!\n    func work() { nameLabel.text = nil }") == true)
        page.ask("save", Self.file)
        #expect(editor.text("/app/Other.storyboard") == other.replacing("titleLabel", with: "nameLabel"))
        #expect(editor.text("/app/Open.swift")?.contains("form.nameLabel = found.titleLabel") == true)
        #expect(page.ask("undo", Self.file)["error"] == nil)
        page.ask("save", Self.file)
        #expect(
            editor.text("/app/Other.storyboard") == other
                && editor.text("/app/Open.swift")?.contains("form.titleLabel") == true)
    }

    @Test("an action has another selector, a class another name; names that are taken are refused")
    func renamingOthers() throws {
        let (editor, page) = try open()
        page.ask(
            "insertMember",
            Self.file + #", "from": "but-to-001", "line": 4, "kind": "action", "name": "brew", "type": "Any""#)
        editor.runLater()
        for name in ["", "class", "two words", "brew"] {
            #expect(page.ask("rename", Self.file + #", "line": 4, "to": "\#(name)""#)["error"] != nil, "\(name)")
        }
        page.ask("rename", Self.file + #", "line": 4, "to": "steep""#)
        #expect(
            documentText(editor)?.contains(#"selector="steep:""#) == true
                && text(editor)?.contains("func steep(_ sender") == true)
        #expect(page.ask("rename", Self.file + #", "line": 3, "to": "UIView""#)["error"] != nil)
        page.ask("rename", Self.file + #", "line": 3, "to": "Brewer""#)
        #expect(
            documentText(editor)?.contains(#"customClass="Brewer""#) == true
                && text(editor)?.contains("class Brewer: UIViewController") == true)
    }

    // MARK: Changed outside

    @Test("a source that is changed outside is taken over as a step if nothing is unsaved")
    func outside() throws {
        let (editor, page) = try open()
        editor.files.write("// Theirs\n" + Self.form, to: "/app/Form.swift")
        editor.editor.lookOutside(of: try #require(editor.editor.sources["Form.swift"]))
        #expect(text(editor) == "// Theirs\n" + Self.form)
        #expect(page.takeEvents("source").last?["patch"]?["insert"]?.string == "// Theirs\n")
        page.ask("undo", Self.file)
        #expect(text(editor) == Self.form)
    }

    @Test(
        "source and document changed outside at the same moment, with a step of both unsaved: both are merged, nothing is lost"
    )
    func bothOutside() throws {
        let (editor, page) = try open()
        page.ask("insertMember", Self.file + ", " + Self.outlet)
        editor.files.write("// Theirs\n" + Self.form, to: "/app/Form.swift")
        editor.files.write(Self.document.replacing("Espresso", with: "Ristretto"), to: "/app/Shop.storyboard")
        editor.editor.lookOutside(of: try #require(editor.editor.sources["Form.swift"]))
        editor.editor.lookOutside(in: "/app")
        #expect(page.takeEvents("source").last?["state"]?["outside"]?.string == "changed")
        #expect(page.ask("save", #""document": "Shop.storyboard""#)["error"] != nil)
        #expect(
            page.ask("merge", Self.file)["error"] == nil
                && page.ask("merge", #""document": "Shop.storyboard""#)["error"] == nil)
        #expect(page.ask("save", #""document": "Shop.storyboard""#)["error"] == nil)
        let source = try #require(editor.text("/app/Form.swift"))
        #expect(source.hasPrefix("// Theirs\n") && source.contains(Self.declaration))
        let document = try #require(editor.text())
        #expect(document.contains("Ristretto") && document.contains("titleLabel"))
    }

    @Test(
        "where both changed the same line, a source isn't merged; it can be reloaded, which can be undone, or overwritten"
    )
    func conflict() throws {
        let (editor, page) = try open()
        page.ask("editSource", Self.file + #", "revision": 0, "at": 0, "remove": 12, "insert": "import Mine""#)
        editor.files.write(Self.form.replacing("UIKit", with: "Theirs"), to: "/app/Form.swift")
        #expect(
            page.ask("merge", Self.file)["error"]?["message"]?.string == "both changed the same lines of “Form.swift”")
        page.ask("reload", Self.file)
        #expect(text(editor)?.hasPrefix("import Theirs") == true)
        page.ask("undo", Self.file)
        #expect(text(editor)?.hasPrefix("import Mine") == true)
        page.ask("save", Self.file)
        #expect(editor.text("/app/Form.swift")?.hasPrefix("import Mine") == true)
    }

    @Test("merging by lines keeps the changes of both, whatever they are, or says that they meet")
    func lineMerges() {
        let seed = UInt64.random(in: 0..<10_000)
        var random = RandomNumbers(seed: seed)
        for _ in 0..<300 {
            let base = (0..<20).map { "line \($0)" }
            // Two changes with lines between them.
            let (first, second) = (random.pick(below: 8), 11 + random.pick(below: 8))
            var (ours, theirs, both) = (base, base, base)
            let (own, others) = (
                random.pick(below: 2) == 0 ? [] : ["ours"], random.pick(below: 2) == 0 ? [] : ["theirs", "more"]
            )
            theirs.replaceSubrange(second...second, with: others)
            both.replaceSubrange(second...second, with: others)
            ours.replaceSubrange(first...first, with: own)
            both.replaceSubrange(first...first, with: own)
            func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
            #expect(
                LineMerge.merged(base: bytes(base), ours: bytes(ours), theirs: bytes(theirs)) == bytes(both),
                "seed \(seed)")
            var same = base
            same[first] = "other"
            var mine = base
            mine[first] = "mine"
            #expect(LineMerge.merged(base: bytes(base), ours: bytes(mine), theirs: bytes(same)) == nil, "seed \(seed)")
        }
    }
}
