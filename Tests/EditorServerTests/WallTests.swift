import FileAccess
import JSONText
import Testing

@testable import EditorServer

/// The wall of a page: drawn picture by picture, and again where the document changes.
@MainActor
@Suite struct WallTests {
    private func ask(_ page: TestPage, _ scenes: String = #", "scenes": ["sce-sh-001"]"#) -> TestPage.Answer {
        page.ask("wall", #""document": "Shop.storyboard"\#(scenes)"#)
    }

    private func pictures(_ page: TestPage) -> [(scene: String, variant: Int, key: String)] {
        page.takeEvents("wallPicture").compactMap { event in
            guard let picture = event["picture"], let scene = picture["scene"]?.string,
                let variant = picture["variant"]?.number, let key = picture["key"]?.string
            else { return nil }
            return (scene, Int(variant), key)
        }
    }

    @Test("every variant is drawn after the answer, once each, and then all findings of the scene arrive")
    func progress() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let answer = ask(page)
        let variants = try #require(answer["variants"]?.elements)
        #expect(variants.count >= 20 && variants[0]["device"]?.string == "retina6_12")
        #expect(variants.contains { $0["language"]?.string == "x-longer" })
        #expect(answer["scenes"]?.elements?.map { $0["title"]?.string } == ["Coffees"])
        #expect(page.takeEvents("wallPicture").isEmpty)
        editor.runLater()
        let drawn = pictures(page)
        #expect(drawn.map(\.variant) == Array(variants.indices))
        #expect(Set(drawn.map(\.key)).count == variants.count)
        for picture in drawn { #expect(editor.editor.wallPicture(picture.key)?.starts(with: [0x89, 0x50]) == true) }
        let findings = try #require(page.takeEvents("wallFindings").last?["findings"])
        #expect(findings["scene"]?.string == "sce-sh-001")
        let found = try #require(findings["findings"]?.elements?.first { $0["rule"]?.string == "wall.small-target" })
        #expect(found["objects"]?.texts == ["but-to-001"] && found["severity"]?.string == "note")
        #expect(found["frames"]?.elements?.allSatisfy { $0.elements?.count == 5 } == true)
    }

    @Test(
        "walls that were drawn longest ago give up their scenes if all have too many, and follow changes all the same")
    func unloading() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let count = try #require(ask(page, "")["variants"]?.elements?.count)
        editor.runLater()
        let first = try #require(editor.editor.recentWalls.first?.wall)
        let loaded = first.loadedCount
        #expect(loaded > 0)
        editor.editor.mostWallScenes = loaded
        let other = editor.page()
        other.open()
        _ = ask(other, "")
        editor.runLater()
        #expect(first.loadedCount == 0 && editor.editor.recentWalls.last?.wall?.loadedCount == loaded)
        _ = pictures(page)
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto"}}"#)
        editor.runLater()
        #expect(Set(pictures(page).map(\.variant)).count == count)
    }

    @Test(
        "after a pause in editing, only pictures that look different are drawn again, with the findings they have now")
    func following() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let count = try #require(ask(page, "")["variants"]?.elements?.count)
        editor.runLater()
        #expect(pictures(page).count == count)
        _ = page.takeEvents("wallFindings")
        page.perform(#"{"setCanvasLocation": {"scene": "sce-sh-001", "x": 900, "y": 0}}"#)
        editor.runLater()
        #expect(pictures(page).isEmpty)
        page.perform(
            #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "An espresso that is far too long"}}"#)
        page.perform(#"{"setFrame": {"object": "but-to-001", "x": 20, "y": 180, "width": 80, "height": 50}}"#)
        #expect(pictures(page).isEmpty)
        _ = page.takeEvents("wallFindings")
        editor.runLater()
        #expect(pictures(page).count == count)
        let rules = page.takeEvents("wallFindings").last?["findings"]?["findings"]?.elements?.map { $0["rule"]?.string }
        #expect(rules?.contains("wall.clipped-text") == true && rules?.contains("wall.small-target") == false)
        page.ask("undo", #""document": "Shop.storyboard""#)
        editor.runLater()
        #expect(!pictures(page).isEmpty)
    }

    @Test("a wall with a name is a preview of one variant, beside the others, and follows edits")
    func previews() throws {
        let editor = TestEditor()
        let page = editor.page()
        page.open()
        let answer = ask(
            page,
            #", "scenes": ["sce-sh-001"], "name": "one", "device": "ipad9_7", "orientation": "landscape", "appearance": "dark", "contentSize": "AX2", "language": "x-longer""#
        )
        let variant = try #require(answer["variants"]?.elements?.first)
        #expect(answer["variants"]?.elements?.count == 1)
        #expect(
            ["device", "orientation", "appearance", "contentSize", "language"].map { variant[$0]?.string }
                == ["ipad9_7", "landscape", "dark", "AX2", "x-longer"])
        _ = ask(page, #", "scenes": ["sce-sh-001"], "name": "two""#)
        editor.runLater()
        let names = { page.takeEvents("wallPicture").compactMap { $0["name"]?.string } }
        #expect(names() == ["one", "two"])
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto"}}"#)
        editor.runLater()
        #expect(Set(names()) == ["one", "two"])
        _ = ask(page, #", "scenes": [], "name": "one""#)
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Lungo"}}"#)
        editor.runLater()
        #expect(names() == ["two"])
        let refused = ask(page, #", "name": "three", "device": "toaster""#)
        #expect(refused["error"]?["message"]?.string == "there is no device 'toaster'")
        for number in 0..<23 { #expect(ask(page, #", "name": "\#(number)""#)["error"] == nil) }
        #expect(
            ask(page, #", "name": "more""#)["error"]?["message"]?.string
                == "a page has no more than 24 walls of a document")
    }

    @Test("a container has previews, too, and a storyboard reference none; the wall of all shows scenes with views")
    func containers() throws {
        let text = shop.replacing(
            "</scenes>",
            with: """
                <scene sceneID="sce-re-001"><objects><viewControllerPlaceholder storyboardName="Beans" id="ref-er-001" sceneMemberID="viewController"/></objects></scene></scenes>
                """)
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": text]))
        let page = editor.page()
        page.open()
        let titles = { (answer: TestPage.Answer) in answer["scenes"]?.elements?.compactMap { $0["scene"]?.string } }
        #expect(titles(ask(page, "")) == ["sce-sh-001"])
        _ = ask(page, #", "scenes": []"#)
        let preview = ask(page, #", "scenes": ["sce-na-001", "sce-re-001"], "name": "one""#)
        #expect(titles(preview) == ["sce-na-001"])
        editor.runLater()
        let drawn = pictures(page).filter { $0.scene == "sce-na-001" }
        let key = try #require(drawn.first?.key)
        #expect(drawn.count == 1)
        #expect(editor.editor.wallPicture(key)?.starts(with: [0x89, 0x50]) == true)
    }

    @Test("the languages of a document are its own, and those of the strings files around it")
    func languages() {
        let files = MemoryFiles([
            "/app/Base.lproj/Shop.storyboard": shop, "/app/de.lproj/Shop.strings": "\"lab-el-001.text\" = \"Kaffee\";",
            "/app/ar.lproj/Shop.strings": "", "/app/Shop.storyboard": shop,
        ])
        let page = TestEditor(files).page()
        page.open("Base.lproj/Shop.storyboard")
        let answer = page.ask("languages", #""document": "Base.lproj/Shop.storyboard""#)
        #expect(answer["own"]?.string == "en" && answer["others"]?.texts == ["ar", "de"])
        page.open("Shop.storyboard")
        #expect(page.ask("languages", #""document": "Shop.storyboard""#)["others"]?.texts == [])
    }

    @Test("a wall ends when the page says so, or goes; documents that UIKit doesn't draw have none")
    func ending() throws {
        let mac = shop.replacing("CocoaTouch.Storyboard.XIB", with: "Cocoa.Storyboard.XIB").replacing(
            "iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": shop, "/app/Mac.storyboard": mac]))
        let page = editor.page()
        page.open()
        _ = ask(page)
        #expect(ask(page, #", "scenes": []"#)["variants"] == nil)
        editor.runLater()
        #expect(pictures(page).isEmpty)
        _ = ask(page)
        editor.runLater()
        let key = try #require(pictures(page).first?.key)
        #expect(editor.editor.wallPicture(key) != nil)
        page.leave()
        #expect(editor.editor.wallPicture(key) == nil)
        let other = editor.page()
        other.open("Mac.storyboard")
        let refused = other.ask("wall", #""document": "Mac.storyboard""#)
        #expect(refused["error"]?["message"]?.string == "only documents of iOS and tvOS have a wall")
        let preview = other.ask("wall", #""document": "Mac.storyboard", "name": "one""#)
        #expect(preview["error"]?["message"]?.string == "only documents of iOS and tvOS have previews")
    }
}
