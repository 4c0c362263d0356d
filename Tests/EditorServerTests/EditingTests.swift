import Foundation
import FileAccess
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite struct EditingTests {
    private static let setTitle =
        #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Flat White"}}"#

    @Test("a page is greeted with the documents of the folder, and gets a snapshot of the one it opens")
    func opening() throws {
        let page = TestEditor().page()
        let hello = try #require(page.takeEvents("hello").first)
        #expect(hello["protocol"]?.number == 1)
        #expect(hello["documents"]?[0]?["path"]?.string == "Shop.storyboard")
        let snapshot = try #require(page.open())
        #expect(snapshot["kind"]?.string == "storyboard" && snapshot["platform"]?.string == "iOS")
        #expect(snapshot["revision"]?.number == 0 && snapshot["recovered"]?.bool == false)
        #expect(snapshot["scenes"]?.elements?.map { $0["title"]?.string } == ["Navigation Controller", "Coffees"])
        #expect(snapshot["board"]?["items"]?.elements?.count == 2)
        #expect(snapshot["board"]?["arrows"]?[0]?["segues"]?.texts == ["rel-se-001"])
        #expect(snapshot["state"]?["isDirty"]?.bool == false)
    }

    @Test("a command is sent to every page that shows the document, with the scenes that it changed")
    func performing() throws {
        let editor = TestEditor()
        let (author, reader) = (editor.page(), editor.page())
        author.open()
        reader.open()
        let answer = author.perform(Self.setTitle)
        #expect(answer["revision"]?.number == 1)
        for page in [author, reader] {
            let changed = try #require(page.takeEvents("changed").first)
            #expect(changed["from"]?.number == 0 && changed["revision"]?.number == 1)
            #expect(changed["scenes"]?.elements?.map { $0["id"]?.string } == ["sce-sh-001"])
            #expect(changed["state"]?["isDirty"]?.bool == true)
            #expect(changed["state"]?["undo"]?.string == "Set Text")
        }
    }

    @Test("undo and redo go back and forth, and undoing all gives the saved bytes")
    func undoing() throws {
        let page = TestEditor().page()
        page.open()
        page.perform(Self.setTitle)
        page.perform(#"{"delete": {"object": "but-to-001"}}"#)
        page.ask("undo", #""document": "Shop.storyboard""#)
        let changed = try #require(page.takeEvents("changed").last)
        #expect(changed["selection"]?.texts == ["but-to-001"])
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(page.takeEvents("changed").last?["state"]?["isDirty"]?.bool == false)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == shop)
        let refused = page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(refused["error"]?["message"]?.string == "there is nothing to undo")
        page.ask("redo", #""document": "Shop.storyboard""#)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string?.contains("Flat White") == true)
    }

    @Test("a command that is not possible changes nothing and returns an error")
    func refusing() throws {
        let page = TestEditor().page()
        page.open()
        let answer = page.perform(Self.setTitle + #", {"delete": {"object": "not-here"}}"#)
        #expect(answer["error"]?["message"]?.string?.contains("not-here") == true)
        #expect(page.takeEvents("changed").isEmpty)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == shop)
    }

    @Test("scenes are added, removed and moved, and pages are notified")
    func scenes() throws {
        let page = TestEditor().page()
        page.open()
        page.perform(#"{"addScene": {"controller": "viewController"}}"#)
        let added = try #require(page.takeEvents("changed").first)
        #expect(added["order"]?.elements?.count == 3 && added["scenes"]?.elements?.count == 1)
        page.perform(#"{"delete": {"object": "sho-co-001"}}"#)
        let removed = try #require(page.takeEvents("changed").first)
        #expect(removed["removed"]?.texts == ["sce-sh-001"])
        #expect(removed["order"]?.elements?.count == 2)
    }

    @Test("pages that watch a scene are notified when it looks different, and only then")
    func stages() throws {
        let page = TestEditor().page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-na-001", "sce-sh-001"]"#)
        let first = page.takeEvents("stage")
        #expect(first.compactMap { $0["stage"]?["scene"]?.string }.sorted() == ["sce-na-001", "sce-sh-001"])
        let shopStage = try #require(first.first { $0["stage"]?["scene"]?.string == "sce-sh-001" }?["stage"])
        let label = shopStage["frames"]?.elements?.first { $0[0]?.string == "lab-el-001" }
        #expect(label?.elements?.dropFirst().compactMap(\.number) == [20, 120, 120, 21])
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "hidden", "value": "YES"}}"#)
        let second = page.takeEvents("stage")
        #expect(second.map { $0["stage"]?["scene"]?.string } == ["sce-sh-001"])
        #expect(second.first?["stage"]?["key"]?.string != shopStage["key"]?.string)
    }

    @Test("a container view is selected without its embedded scene, and a controller with those that come along")
    func selectingContainer() throws {
        let page = TestEditor().page()
        page.open()
        let made = page.perform(#"{"addObject": {"item": "containerView", "into": "sho-vi-001", "x": 20, "y": 300}}"#)
        let created = try #require(made["created"]?.texts)
        #expect(created.count == 2)
        #expect(page.takeEvents("changed").last?["selection"]?.texts == [created[0]])
        let navigation = page.perform(#"{"addObject": {"item": "navigationController", "x": 900, "y": 300}}"#)
        let controllers = try #require(navigation["created"]?.texts)
        #expect(controllers.count == 2 && page.takeEvents("changed").last?["selection"]?.texts == controllers)
    }

    @Test("views that constraints and stack views place keep the frames that these give them, in one step to be undone")
    func keepingPlaces() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let made = page.perform(
            #"{"addObject": {"item": "horizontalStackView", "into": "sho-vi-001", "x": 20, "y": 300}}"#)
        let stack = try #require(made["created"]?.texts?.first)
        page.perform(#"{"addObject": {"item": "label", "into": "\#(stack)"}}"#)
        let label = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.perform(#"{"addObject": {"item": "button", "into": "\#(stack)"}}"#)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        func marks() -> [String?] {
            page.takeEvents("stage").last?["stage"]?["marks"]?.elements?.map { $0["object"]?.string } ?? []
        }
        #expect(marks().isEmpty)
        let before = editor.editor.open["Shop.storyboard"]?.session.text
        page.perform(#"{"arrange": {"objects": ["\#(label)"], "to": "front"}}"#)
        #expect(marks().isEmpty)
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(editor.editor.open["Shop.storyboard"]?.session.text == before)
        page.perform(#"{"setFrame": {"object": "\#(label)", "x": 50, "y": 50, "width": 10, "height": 10}}"#)
        #expect(marks().contains(label), "what is moved by hand stays where it was put")
        page.ask("view", #""document": "Shop.storyboard", "device": "ipad9_7""#)
        #expect(marks().isEmpty, "on another device views lie elsewhere")
    }

    @Test("a stack view that only its frame positions keeps fitting its views")
    func fittingStacks() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(#"{"addObject": {"item": "button", "into": "sho-vi-001", "x": 20, "y": 400}}"#)
        let button = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.perform(#"{"embed": {"objects": ["\#(button)"], "in": "stackView"}}"#)
        let stack = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        func size() throws -> DocumentRect {
            try #require(editor.editor.open["Shop.storyboard"]?.session.document.object(stack)?.frame)
        }
        let one = try size()
        page.perform(#"{"addObject": {"item": "button", "into": "\#(stack)"}}"#)
        let two = try size()
        #expect(two.width > one.width || two.height > one.height)
        #expect((two.x, two.y) == (one.x, one.y))
        let added = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.perform(#"{"set": {"object": "\#(stack)", "attribute": "spacing", "value": 12}}"#)
        let spaced = try size()
        #expect(max(spaced.width - two.width, spaced.height - two.height) == 12, "the views keep their size")
        page.perform(#"{"delete": {"object": "\#(added)"}}"#)
        let again = try size()
        #expect(abs(again.width - one.width) < 1 && abs(again.height - one.height) < 1)
    }

    @Test("a stack view that views are embedded in has the size of its content, and nothing to warn of")
    func embeddedStacks() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(#"{"addObject": {"item": "textField", "into": "sho-vi-001", "x": 20, "y": 260}}"#)
        let field = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.perform(#"{"embed": {"objects": ["lab-el-001", "but-to-001", "\#(field)"], "in": "stackView"}}"#)
        let stack = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        #expect(page.takeEvents("stage").last?["stage"]?["marks"]?.elements?.isEmpty == true)
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        func frame(_ id: String) throws -> DocumentRect { try #require(document.object(id)?.frame) }
        let outer = try frame(stack)
        #expect((outer.x, outer.y, outer.width) == (20, 120, 120), "as broad as the broadest")
        let inner = try ["lab-el-001", "but-to-001", field].map(frame)
        #expect(inner.allSatisfy { $0.width == 120 && $0.x == 0 })
        #expect(abs(inner.map(\.height).reduce(0, +) - outer.height) < 1)
    }

    @Test("containers are sent with their safe area, margins and readable width, other views are not")
    func guides() throws {
        let page = TestEditor().page()
        page.open()
        page.ask("view", #""document": "Shop.storyboard", "device": "ipad12_9rounded""#)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        let stage = try #require(page.takeEvents("stage").last?["stage"])
        let guides = try #require(stage["guides"]?.elements)
        #expect(!guides.contains { $0[0]?.string == "lab-el-001" })
        let root = try #require(guides.first { $0[0]?.string == "sho-vi-001" }?.elements)
        let insets = root.dropFirst().map { $0.elements?.compactMap(\.number) ?? [] }
        #expect(insets.count == 3 && insets[0] == stage["safeArea"]?.elements?.compactMap(\.number))
        #expect(insets[1][0] == insets[0][0] && insets[1][1] == 20)
        #expect(insets[2][1] > insets[1][1] && insets[2][1] == insets[2][3])
    }

    @Test("a reference is sent with its destination, and scenes with their identifiers")
    func references() throws {
        let page = TestEditor().page()
        page.open()
        page.perform(#"{"addObject": {"item": "viewControllerPlaceholder", "x": 1000, "y": 0}}"#)
        let made = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.perform(#"{"set": {"object": "\#(made)", "attribute": "storyboardName", "value": "Cart"}}"#)
        page.perform(#"{"set": {"object": "\#(made)", "attribute": "referencedIdentifier", "value": "Checkout"}}"#)
        let items = page.takeEvents("board").last?["board"]?["items"]?.elements ?? []
        let reference = try #require(items.first { $0["isReference"]?.bool == true })
        #expect(reference["storyboard"]?.string == "Cart" && reference["referenced"]?.string == "Checkout")
        page.perform(#"{"set": {"object": "sho-co-001", "attribute": "storyboardIdentifier", "value": "Shop"}}"#)
        let scene = page.takeEvents("changed").last?["scenes"]?[0]
        #expect(scene?["identifier"]?.string == "Shop")
    }

    @Test("content that a bar insets is sent as scrolled, so that frames in it can be computed")
    func scrolledContent() throws {
        let page = TestEditor().page()
        page.open()
        let made = page.perform(
            #"{"addObject": {"item": "scrollView", "into": "sho-vi-001", "x": 0, "y": 0}}"#)
        let id = try #require(made["created"]?.texts?.first)
        page.perform(
            #"{"set": {"object": "\#(id)", "attribute": "contentInsetAdjustmentBehavior", "value": "always"}}"#)
        page.perform(#"{"setFrame": {"object": "\#(id)", "x": 0, "y": 0, "width": 393, "height": 852}}"#)
        page.perform(#"{"addObject": {"item": "label", "into": "\#(id)", "x": 20, "y": 30}}"#)
        let label = try #require(page.takeEvents("changed").last?["selection"]?.texts?.first)
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        let stage = try #require(page.takeEvents("stage").last?["stage"])
        func frame(_ id: String) -> [Double] {
            stage["frames"]?.elements?.first { $0[0]?.string == id }?.elements?.compactMap(\.number) ?? []
        }
        let offset =
            stage["scrolled"]?.elements?.first { $0[0]?.string == id }?.elements?.compactMap(\.number) ?? [0, 0]
        #expect(offset[1] < 0)
        #expect(frame(label)[0] - frame(id)[0] + offset[0] == 20)
        #expect(frame(label)[1] - frame(id)[1] + offset[1] == 30)
    }

    @Test("each view setting has its own images, also after others are discarded")
    func views() throws {
        let page = TestEditor().page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        var keys: [String?] = [page.takeEvents("stage").last?["stage"]?["key"]?.string]
        for look in ["dark", "light", "dark"] {
            page.ask("view", #""document": "Shop.storyboard", "appearance": "\#(look)", "device": "retina4_7""#)
            keys.append(page.takeEvents("stage").last?["stage"]?["key"]?.string)
        }
        #expect(Set(keys).count == 4 && !keys.contains(nil))
    }

    @Test("a preview shows what commands would do and leaves the document alone")
    func previewing() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let answer = page.ask(
            "preview",
            #""document": "Shop.storyboard", "commands": [{"setFrame": {"object": "lab-el-001", "x": 50, "y": 60, "width": 70, "height": 80}}]"#
        )
        let stage = try #require(answer["stages"]?[0])
        let label = stage["frames"]?.elements?.first { $0[0]?.string == "lab-el-001" }
        #expect(label?.elements?.dropFirst().compactMap(\.number) == [50, 60, 70, 80])
        #expect(page.takeEvents("changed").isEmpty)
        #expect(page.ask("text", #""document": "Shop.storyboard""#)["text"]?.string == shop)
        let document = try #require(editor.editor.open["Shop.storyboard"])
        let key = try #require(stage["key"]?.string)
        let picture = try #require(document.picture(key, scale: 1))
        #expect(picture.type == "image/bmp" && picture.bytes.prefix(2) == Data("BM".utf8))
        #expect(picture.bytes.count == 54 + 393 * 852 * 4)
        #expect(document.picture("another", scale: 1) == nil)
    }

    @Test("a scene that a page shows is drawn before the page requests its new image, and an old one is never sent")
    func preparedPictures() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        func key() throws -> String { try #require(page.takeEvents("stage").last?["stage"]?["key"]?.string) }
        let document = try #require(editor.editor.open["Shop.storyboard"])
        func picture(_ key: String, _ scale: CGFloat) throws -> Data {
            try #require(document.picture(key, scale: scale)).bytes
        }
        let first = try picture(key(), 1)
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto"}}"#)
        let second = try key()
        editor.runLater()
        let drawn = try picture(second, 1)
        #expect(drawn != first)
        // Drawn again, without what was prepared, it is the same; at another scale another.
        #expect(try picture(second, 1) == drawn)
        let large = try picture(second, 2)
        #expect(large.count > drawn.count)
        // What was prepared for one state is not given for the next.
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Lungo"}}"#)
        editor.runLater()
        page.ask("undo", #""document": "Shop.storyboard""#)
        editor.runLater()
        #expect(try picture(key(), 2) == large)
        #expect(document.picture(second, scale: 1) == nil)
    }

    @Test("texts are aligned by their position on the canvas")
    func baselines() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let answer = page.perform(#"{"align": {"objects": ["lab-el-001", "but-to-001"], "to": "firstBaseline"}}"#)
        #expect(answer["error"] == nil)
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        // 17 points in the middle of 21, 15 in the middle of 35.
        #expect(document.object("lab-el-001")?.frame?.y == 120)
        #expect(document.object("but-to-001")?.frame?.y == 113.5)
        let refused = page.perform(#"{"align": {"objects": ["lab-el-001", "gone"], "to": "firstBaseline"}}"#)
        #expect(refused["error"]?["message"]?.string == "there is no object 'gone' in the document")
    }

    @Test("the neighbors of views have names, and constraints to them use the frames as displayed")
    func neighbors() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let asked = #""document": "Shop.storyboard", "objects": ["lab-el-001"]"#
        let view = try #require(page.ask("neighbors", asked)["views"]?[0])
        #expect(view["id"]?.string == "lab-el-001" && view["width"]?.number == 120)
        #expect(view["leading"]?["distance"]?.number == 20 && view["leading"]?["to"]?.string != nil)
        let margins = try #require(page.ask("neighbors", asked + #", "toMargins": true"#)["views"]?[0])
        #expect(margins["leading"]?["to"]?.string == "Container Margin" && margins["leading"]?["distance"]?.number == 4)
        let answer = page.perform(#"{"pin": {"objects": ["lab-el-001"], "leading": true, "width": true}}"#)
        #expect(answer["created"]?.elements?.count == 2)
        let document = try #require(editor.editor.open["Shop.storyboard"]?.session.document)
        let constants = answer["created"]?.texts?.compactMap { document.object($0)?["constant"] }
        #expect(constants == ["20", "120"])
        #expect(page.ask("neighbors", #""document": "Shop.storyboard", "objects": ["sho-vi-001"]"#)["error"] != nil)
    }

    @Test("a command that changes nothing is not an undo step")
    func nothingToDo() {
        let page = TestEditor().page()
        page.open()
        let answer = page.perform(#"{"updateFrames": {"objects": ["lab-el-001"]}}"#)
        #expect(answer["isUnchanged"]?.bool == true && answer["revision"]?.number == 0)
        #expect(page.takeEvents("changed").isEmpty)
        #expect(page.ask("undo", #""document": "Shop.storyboard""#)["error"] != nil)
    }

    @Test("problems are found again after a change, and a fix is one step that can be undone")
    func problems() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        page.perform(
            #"{"insert": {"into": "but-to-001", "xml": "<connections><outlet property=\"delegate\" destination=\"gone\" id=\"out-le-001\"/></connections>"}}"#
        )
        editor.runLater()
        let told = try #require(page.takeEvents("problems").last?["problems"]?.elements)
        let dangling = try #require(told.first { $0["fix"] != nil && $0["severity"]?.string == "error" })
        #expect(dangling["object"]?.string != nil && (dangling["line"]?.number ?? 0) > 1)
        let key = try #require(dangling["key"]?.string)
        let escaped = JSONValue.string(key).line
        #expect(page.ask("fix", #""document": "Shop.storyboard", "problem": \#(escaped)"#)["revision"]?.number == 2)
        editor.runLater()
        let rest = try #require(page.takeEvents("problems").last?["problems"]?.elements)
        #expect(!rest.contains { $0["key"]?.string == key })
    }
}
