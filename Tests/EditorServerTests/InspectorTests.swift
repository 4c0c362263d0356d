import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite struct InspectorTests {
    /// Every object of a document that has one of nearly everything.
    private static let things = [
        "lab-el-001", "but-to-001", "sho-vi-001", "sho-co-001", "nav-co-001", "nav-ba-001", "nav-it-001", "rel-se-001",
    ]
    private static let added = [
        "textField", "switch", "slider", "stepper", "imageView", "textView", "tableView", "horizontalStackView",
        "segmentedControl", "datePicker", "searchBar", "collectionView", "progressView", "pageControl",
    ]

    @Test("every row that can be edited accepts a value of its type, and can be reset")
    func rows() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        var things = Self.things
        for item in Self.added {
            let made = page.perform(#"{"addObject": {"item": "\#(item)", "into": "sho-vi-001", "x": 10, "y": 10}}"#)
            if let id = made["created"]?.texts?.first { things.append(id) }
        }
        #expect(things.count > Self.things.count + 8)
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        var count = 0
        for id in things {
            for row in try rows(of: id, page) {
                guard let set = row["set"]?.elements, let value = Self.value(for: row) else { continue }
                var copy = document
                let title = "\(id) \(row["title"]?.string ?? "")"
                for template in set {
                    let text = Self.filled(JSONValue(template), with: value).line
                    #expect(throws: Never.self, "\(title): \(text)") {
                        try copy.perform(Command(JSONReader.read(Array(text.utf8))))
                    }
                }
                #expect(copy.invariantViolation() == nil, "\(title)")
                count += 1
            }
        }
        #expect(count > 400)
    }

    @Test("a Mac's control shows what its cell says first, and nothing of UIKit")
    func cells() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa"><objects>
            <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews><button id="b">
            <rect key="frame" x="20" y="13" width="80" height="32"/><buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" id="c"/>
            </button></subviews></customView></objects></document>
            """
        let page = TestEditor(MemoryFiles(["/app/Window.xib": text])).page()
        page.open("Window.xib")
        let answer = page.ask("inspect", #""document": "Window.xib", "objects": ["b"]"#)
        let sections = try #require(answer["inspection"]?["tabs"]?["attributes"]?.elements)
        #expect(sections.first?["title"]?.string == "Button Cell")
        let titles = sections.flatMap { $0["rows"]?.elements ?? [] }.compactMap { $0["title"]?.string }
        #expect(titles.contains("Title") && titles.contains("Bezel Style"))
        #expect(!titles.contains("Background Fill") && !titles.contains("Content Insets"))
        page.ask(
            "perform",
            #""document": "Window.xib", "name": "n", "commands": [{"set": {"object": "c", "attribute": "title", "value": "Done"}}]"#
        )
        page.ask("stage", #""document": "Window.xib", "scenes": [""]"#)
        let stage = page.takeEvents("stage").last?["stage"]
        #expect(stage?["wireframe"]?.bool == false)
        #expect(stage?["frames"]?.elements?.map { $0.elements?.first?.string } == ["v", "b"])
    }

    @Test("what several objects share is shown once, and where they differ as mixed")
    func several() throws {
        let page = TestEditor().page()
        page.open()
        page.perform(#"{"addObject": {"item": "label", "into": "sho-vi-001", "x": 10, "y": 300}}"#)
        let id = try #require(page.takeEvents("changed").first?["selection"]?.texts?.first)
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["lab-el-001", "\#(id)"]"#)
        let sections = try #require(answer["inspection"]?["tabs"]?["attributes"]?.elements)
        let rows = sections.flatMap { $0["rows"]?.elements ?? [] }
        let text = try #require(rows.first { $0["title"]?.string == "Text" })
        #expect(text["isMixed"]?.bool == true && text["set"]?.elements?.count == 2)
        let lines = try #require(rows.first { $0["title"]?.string == "Lines" })
        #expect(lines["isMixed"]?.bool == false && lines["value"]?.number == 1)
    }

    @Test(
        "a font is shown with the name that Xcode shows",
        arguments: [
            (#"{"style": "UICTFontTextStyleTitle0"}"#, "Large Title"),
            (#"{"weight": "regular", "size": 17}"#, "System 17.0"),
            (#"{"weight": "semibold", "size": 17}"#, "System Semibold 17.0"),
            (#"{"weight": "bold", "size": 15.5}"#, "System Bold 15.5"),
            (#"{"weight": "regular", "isItalic": true, "size": 17}"#, "System Italic 17.0"),
            (#"{"name": "Georgia-Bold", "family": "Georgia", "size": 20}"#, "Georgia-Bold 20.0"),
        ])
    func fonts(value: String, title: String) throws {
        let page = TestEditor().page()
        page.open()
        page.perform(#"{"setValue": {"object": "lab-el-001", "key": "fontDescription", "value": {"font": \#(value)}}}"#)
        let row = try #require(try rows(of: "lab-el-001", page).first { $0["control"]?.string == "font" })
        #expect(row["value"]?["title"]?.string == title)
        let options = try #require(row["options"]?.elements)
        #expect(options.compactMap { $0["value"]?["style"]?.string }.count == 11)
        #expect(options.compactMap { $0["value"]?["weight"]?.string }.count == 9)
    }

    @Test(
        "checkboxes for more than an attribute are set and reset by a click",
        arguments: ["Is Initial View Controller", "Inherit Module From Target"])
    func ticks(title: String) throws {
        let page = TestEditor().page()
        page.open()
        let before = page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string
        var seen: [Bool] = []
        for _ in 0..<3 {
            let row = try #require(rows(of: "nav-co-001", page).first { $0["title"]?.string == title })
            seen.append(try #require(row["value"]?.bool as Bool?))
            let commands = try #require(row["set"]?.elements).map { JSONValue($0).line }.joined(separator: ", ")
            #expect(page.perform(commands)["error"] == nil)
        }
        #expect(seen[0] == seen[2] && seen[0] != seen[1])
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == before)
    }

    @Test("a segue shows what its kind has a use for, and what is written in it")
    func segues() throws {
        let page = TestEditor().page()
        page.open()
        let kinds = [
            "show": [], "presentation": ["Presentation", "Transition"],
            "popoverPresentation": ["Anchor View", "Anchor Item"], "unwind": ["Unwind Action"],
        ]
        let special = Set(kinds.values.joined()).union(["Relationship", "Action", "Trigger"])
        for (kind, wanted) in kinds {
            page.perform(#"{"set": {"object": "rel-se-001", "attribute": "kind", "value": "\#(kind)"}}"#)
            page.perform(#"{"removeAttribute": {"object": "rel-se-001", "attribute": "relationship"}}"#)
            let titles = try Set(rows(of: "rel-se-001", page).compactMap { $0["title"]?.string })
            #expect(titles.intersection(special) == Set(wanted), "\(kind)")
            #expect(titles.isSuperset(of: ["Identifier", "Class", "Kind", "Animates"]), "\(kind)")
        }
        page.perform(
            #"{"set": {"object": "rel-se-001", "attribute": "modalTransitionStyle", "value": "flipHorizontal"}}"#)
        #expect(try rows(of: "rel-se-001", page).contains { $0["title"]?.string == "Transition" })
    }

    @Test("a class of the sources comes with its module")
    func modules() throws {
        let editor = TestEditor()
        editor.files.write("import UIKit\nclass ShopController: UIViewController {}\n", to: "/app/Shop.swift")
        let page = editor.page()
        page.open()
        editor.runLater()
        page.perform(#"{"set": {"object": "sho-co-001", "attribute": "customClass", "value": "ShopController"}}"#)
        let controller = try #require(editor.editor.open["Shop.storyboard"]?.session.document.object("sho-co-001"))
        #expect(controller["customModule"] != nil && controller["customModuleProvider"] == "target")
    }

    @Test("a view that fits its text keeps fitting it, and a larger one keeps its size")
    func fitting() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(#"{"addObject": {"item": "label", "into": "sho-vi-001", "x": 10, "y": 300}}"#)
        let id = try #require(page.takeEvents("changed").first?["selection"]?.texts?.first)
        for object in [id, "lab-el-001"] {
            page.perform(
                #"{"set": {"object": "\#(object)", "attribute": "text", "value": "A much longer text than it was"}}"#)
        }
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        #expect((document.object(id)?.frame?.width ?? 0) > 200)
        #expect(document.object("lab-el-001")?.frame?.width == 120)
    }

    private func rows(of id: String, _ page: TestPage) throws -> [JSONNode] {
        let answer = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["\#(id)"]"#)
        let tabs = try #require(answer["inspection"]?["tabs"])
        return ["identity", "attributes", "size", "file"].flatMap { tab in
            (tabs[tab]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
        }
    }

    /// A new value as a person could choose it: one, or those of several parts.
    private static func value(for row: JSONNode) -> [JSONValue]? {
        switch row["control"]?.string {
        case "text", "multiline", "class", "module": [.string("New \"text\" & <more>")]
        case "number": [.number(row["value"]?.number == 3 ? 4 : 3)]
        case "checkbox": [.bool(row["value"]?.bool != true)]
        case "choice", "color", "font", "segments":
            (row["options"]?.elements ?? []).compactMap { $0["value"].map { JSONValue($0) } }
                .last { $0 != .string("") && $0 != .null && $0 != row["value"].map { JSONValue($0) } }.map { [$0] }
        case "image": [.string("star")]
        case "list": (row["parts"]?.elements ?? []).enumerated().map { .number(Double($0.offset + 1)) }
        case "attribute": [.string("layer.borderWidth"), .string("number"), .number(0.5)]
        default: nil
        }
    }

    /// The command with the value in the place of its placeholders, as the page does it.
    private static func filled(_ template: JSONValue, with parts: [JSONValue]) -> JSONValue {
        switch template {
        case .object(let members):
            return .object(members.map { JSONMember(key: $0.key, value: filled($0.value, with: parts)) })
        case .array(let values): return .array(values.map { filled($0, with: parts) })
        case .string("$value"): return parts[0]
        case .string(let text):
            let number = text.first == "$" ? Int(text.dropFirst()) : nil
            return number.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? template
        default: return template
        }
    }
}
