import Foundation
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("Views in docks") struct DockTests {
    private static let scene = #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#

    private func opened() throws -> (editor: TestEditor, page: TestPage, view: String) {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.ask("stage", Self.scene)
        let made = page.perform(#"{"addObject": {"item": "view", "into": "sce-sh-001/objects"}}"#)
        return (editor, page, try #require(made["created"]?.texts?.first))
    }

    @Test("a view that is added to a dock is an object of its scene, at the corner of its own canvas")
    func adding() throws {
        let (editor, _, view) = try opened()
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        let node = try #require(document.object(view))
        #expect(node.parent?.name == "objects" && node["fixedFrame"] == nil)
        #expect(node.frame?.x == 0 && node.frame?.y == 0 && (node.frame?.width ?? 0) > 0)
    }

    @Test("the stage has the views of the dock above the scene, with images of their own that change with them")
    func stages() throws {
        let (editor, page, view) = try opened()
        let stage = { try #require(page.takeEvents("stage").last?["stage"]) }
        let first = try stage()
        let dock = try #require(first["dock"]?[0])
        #expect(dock["id"]?.string == view)
        let frame = dock["frame"]?.elements?.compactMap(\.number) ?? []
        #expect(frame.count == 4 && frame[1] + frame[3] < -44)
        let key = try #require(dock["key"]?.string)
        let document = try #require(editor.editor.open["Shop.storyboard"])
        #expect(document.picture(key, scale: 1)?.bytes.isEmpty == false)
        page.perform(
            #"{"setFrame": {"object": "\#(view)", "x": 0, "y": 0, "width": 300, "height": 90}}"#)
        let second = try stage()
        #expect(second["dock"]?[0]?["frame"]?.elements?.compactMap(\.number).suffix(2) == [300, 90])
        #expect(second["dock"]?[0]?["key"]?.string != key)
        page.perform(#"{"addObject": {"item": "label", "into": "\#(view)", "x": 10, "y": 20}}"#)
        let frames = try #require(try stage()["frames"]?.elements)
        let label = frames.last?.elements?.compactMap(\.number) ?? []
        #expect(label.prefix(2) == [10, -150 + 20], "\(label)")
    }

    @Test("the layout of a view in a dock is looked at: conflicts, ambiguity and misplaced views")
    func issues() throws {
        let (editor, page, view) = try opened()
        let add = page.perform(#"{"addObject": {"item": "label", "into": "\#(view)", "x": 10, "y": 20}}"#)
        let label = try #require(add["created"]?.texts?.first)
        page.perform(
            """
            {"addConstraint": {"first": "\(label)", "firstAttribute": "leading", "second": "\(view)", "constant": 30}},
            {"addConstraint": {"first": "\(label)", "firstAttribute": "width", "constant": 60}}
            """)
        let document = try #require(editor.editor.open["Shop.storyboard"])
        let issues = { document.pictures(for: ViewSettings.usual).layoutIssues(in: "sce-sh-001") }
        #expect(issues().contains { $0.kind == .ambiguous && $0.views == [label] })
        page.perform(#"{"addMissingConstraints": {"objects": ["\#(label)"]}}"#)
        #expect(!issues().contains { $0.kind == .ambiguous })
        page.perform(#"{"addConstraint": {"first": "\#(label)", "firstAttribute": "width", "constant": 90}}"#)
        #expect(issues().contains { $0.kind == .conflicting && $0.views.contains(label) })
    }

    @Test("a view moves from its superview to the dock and back")
    func moving() throws {
        let (editor, page, view) = try opened()
        page.perform(
            """
            {"move": {"object": "lab-el-001", "into": "sce-sh-001/objects"}},
            {"setFrame": {"object": "lab-el-001", "x": 0, "y": 0, "width": 120, "height": 21}}
            """)
        let label = { editor.editor.open["Shop.storyboard"]?.session.document.object("lab-el-001") }
        #expect(label()?.parent?.name == "objects" && label()?["fixedFrame"] == nil)
        page.perform(#"{"move": {"object": "lab-el-001", "into": "\#(view)"}}"#)
        #expect(label()?.parent?.parent?["id"] == view)
    }
}
