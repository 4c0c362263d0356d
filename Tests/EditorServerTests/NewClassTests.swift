import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// Classes are created in sources of their own, and known at once.
@MainActor
@Suite("New classes") struct NewClassTests {
    private static let document = #""document": "Shop.storyboard""#
    private static let others = [
        "/app/Sources/List.swift": "import UIKit\n\nclass List: UITableViewController {\n}\n",
        "/app/Sources/Home.swift": "import UIKit\n\nclass Home: UIViewController {\n}\n",
        "/app/AppDelegate.swift": "import UIKit\n\nclass AppDelegate: UIResponder {\n}\n",
    ]

    private func open(_ replaced: String? = nil) -> (TestEditor, TestPage) {
        let text = replaced.map {
            shop.replacing(
                #"<viewController id="sho-co-001""#, with: #"<viewController id="sho-co-001" customClass="\#($0)""#)
        }
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": text ?? shop].merging(Self.others) { $1 }))
        let page = editor.page()
        page.open()
        editor.runLater()
        return (editor, page)
    }

    private func create(_ page: TestPage, _ fields: String) -> TestPage.Answer {
        page.ask("createClass", "\(Self.document), \(fields)")
    }

    @Test(
        "a class is suggested for an object: a free name, the class it must derive from, and the folder of most sources"
    )
    func suggestions() {
        let (_, page) = open()
        let controller = page.ask("newClass", #"\#(Self.document), "object": "sho-co-001""#)
        #expect(controller["name"]?.string == "CoffeesViewController")
        #expect(controller["superclass"]?.string == "UIViewController")
        #expect(controller["superclasses"]?.texts == ["UIViewController", "Home", "List"])
        #expect(controller["folder"]?.string == "Sources/")
        let label = page.ask("newClass", #"\#(Self.document), "object": "lab-el-001""#)
        #expect(label["superclass"]?.string == "UILabel" && label["superclasses"]?.texts == ["UILabel"])
        #expect(label["name"]?.string == "EspressoLabel")
        let none = page.ask("newClass", Self.document)
        #expect(none["name"]?.string == "ViewController" && none["superclass"]?.string == "UIViewController")
        #expect(none["superclasses"]?.texts?.contains("UIStoryboardSegue") == true)
    }

    @Test("a class that an object names without a source is the one to create; one with a source is derived from")
    func named() {
        let (_, page) = open("Missing")
        #expect(page.ask("newClass", #"\#(Self.document), "object": "sho-co-001""#)["name"]?.string == "Missing")
        let inspection = page.ask("inspect", #"\#(Self.document), "objects": ["sho-co-001"]"#)["inspection"]
        let rows = (inspection?["tabs"]?["identity"]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
        #expect(rows.first { $0["title"]?.string == "Class" }?["isMissing"]?.bool == true)
        let (_, other) = open("Home")
        let derived = other.ask("newClass", #"\#(Self.document), "object": "sho-co-001""#)
        #expect(derived["superclass"]?.string == "Home" && derived["name"]?.string == "CoffeesViewController")
    }

    @Test("the source is made, and the class known: the object gets it with its module")
    func creating() throws {
        let (editor, page) = open()
        let answer = create(
            page,
            #""object": "sho-co-001", "name": "Front", "superclass": "Home", "file": "Sources/Front.swift""#)
        #expect(answer["file"]?.string == "Sources/Front.swift" && answer["line"]?.number == 3)
        #expect(answer["notes"]?.elements?.isEmpty == true)
        #expect(
            editor.text("/app/Sources/Front.swift")?.contains("class Front: Home {\n\n    override func viewDidLoad()")
                == true)
        page.perform(#"{"set": {"object": "sho-co-001", "attribute": "customClass", "value": "Front"}}"#)
        let text = String(decoding: try #require(editor.editor.open["Shop.storyboard"]).session.text, as: UTF8.self)
        #expect(text.contains(#"customClass="Front" customModule="app" customModuleProvider="target""#))
        let opened = page.ask("source", #"\#(Self.document), "file": "Sources/Front.swift""#)
        #expect(opened["source"]?["file"]?.string == "Sources/Front.swift")
    }

    @Test("a class is refused for what it may not be, and nothing is written")
    func refusals() throws {
        let (editor, page) = open()
        let refused = [
            (#""name": "Home", "superclass": "UIView", "file": "Other.swift""#, "there is a class “Home” already"),
            (#""name": "New", "superclass": "UIWidget", "file": "New.swift""#, "there is no class “UIWidget”"),
            (
                #""name": "New", "superclass": "UIView", "file": "../New.swift""#,
                "'../New.swift' is not a source of this folder"
            ),
            (#""name": "New", "superclass": "UIView", "file": "New.m""#, "'New.m' is not a source of this folder"),
            (
                #""name": "New", "superclass": "UIView", "file": "Sources/Home.swift""#,
                "the file 'Sources/Home.swift' already exists"
            ),
            (
                #""object": "sho-co-001", "name": "New", "superclass": "UIView", "file": "New.swift""#,
                "“UIView” doesn’t derive from UIViewController"
            ),
        ]
        let before = try editor.files.walk("/app", extensions: ["swift"])
        for (fields, message) in refused {
            #expect(create(page, fields)["error"]?["message"]?.string?.hasPrefix(message) == true, "\(fields)")
        }
        #expect(try editor.files.walk("/app", extensions: ["swift"]) == before)
    }
}
