import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

@testable import StoryboardEditing

@Suite("Copying and pasting") struct ClipboardTests {
    private func copy(_ objects: Address..., from source: String = shop) throws -> String {
        try Document(Array(source.utf8)).xml(of: objects)
    }

    @Test("what is copied names nothing that is not copied with it")
    func copying() throws {
        let button = try copy("but-to-001")
        #expect(button.hasPrefix("<button id=\"but-to-001\">"))
        #expect(!button.contains("action") && !button.contains("segue") && !button.contains("connections"))
        let view = try copy("lis-vi-001")
        #expect(!view.contains("key=\"view\"") && view.contains("con-st-002") && view.contains("con-st-001"))
        #expect(!view.contains("gestureRecognizers"))
        let both = try copy("lab-el-001", "box-vi-001")
        #expect(both.hasPrefix("<clipboard>\n<label") && both.hasSuffix("</clipboard>"))
        #expect(try copy("lis-vi-001", "lab-el-001") == view)
        let scene = try copy("lis-vc-001")
        #expect(scene.hasPrefix("<scene") && scene.contains("tap:") && !scene.contains("<segue"))
    }

    @Test("pasted objects have new ids, and keep their own attributes")
    func pasting() throws {
        let xml = try copy("lab-el-001", "but-to-001")
        let document = try assertEdit(shop, .paste(xml: xml, into: "det-vc-001", x: 30, y: 40))
        let views = document.node("det-vi-001").child("subviews").map { Array($0.children) } ?? []
        #expect(views.map(\.name) == ["label", "button"])
        #expect(views.allSatisfy { $0["id"] != "lab-el-001" && $0["id"] != "but-to-001" })
        #expect(
            views.map(\.frame) == [
                DocumentRect(x: 30, y: 40, width: 42, height: 21), DocumentRect(x: 30, y: 80, width: 30, height: 30),
            ])
        let whole = try assertEdit(shop, .paste(xml: copy("lis-vi-001"), into: "det-vi-001"))
        let copied = try #require(whole.node("det-vi-001").child("subviews")?.children.first)
        #expect(copied.constraints.count == 2 && copied["key"] == nil)
        #expect(
            copied.constraints.allSatisfy { constraint in
                [constraint.firstItemID, constraint.secondItemID ?? ""].allSatisfy { id in
                    whole.object(id)?.ancestor { $0 == copied } != nil
                }
            })
    }

    @Test("references to others are kept if those exist and can be reached")
    func references() throws {
        let xml =
            #"<button><connections><action selector="buy:" destination="lis-vc-001" eventType="touchUpInside"/><action selector="gone:" destination="nobody"/><segue destination="det-vc-001" kind="show"/></connections></button>"#
        let near = try assertEdit(shop, .paste(xml: xml, into: "lis-vi-001"))
        let button = try #require(near.node("lis-vi-001").child("subviews")?.children.reversed().first)
        #expect(button.connections.map(\.name) == ["buy:"] && button.segues.count == 1)
        let far = try assertEdit(shop, .paste(xml: xml, into: "det-vi-001"))
        let other = try #require(far.node("det-vi-001").child("subviews")?.children.first)
        #expect(other.connections.isEmpty && other.segues.count == 1)
    }

    @Test("a scene is pasted beside the others, and keeps a unique identifier")
    func scenes() throws {
        let scene = try copy("lis-vc-001")
        let document = try assertEdit(shop, .paste(xml: scene))
        #expect(document.scenes.count == 3 && document.scenes[2].title == "List")
        #expect(document.scenes[2].controller?["storyboardIdentifier"] == nil)
        #expect(document.scenes[2].dockObjects.map(\.name) == ["tapGestureRecognizer"])
        #expect(document.scenes[2].controller?.connections.count == 2)
        let moved = try assertEdit(shop, .delete(object: "lis-vc-001"), .paste(xml: scene, x: 5, y: 6))
        #expect(moved.scenes.last?.controller?["storyboardIdentifier"] == "List")
        #expect(moved.scenes.last?.canvasLocation.map { [$0.x, $0.y] } == [5, 6])
    }

    @Test("cells, gestures and bar items find their places")
    func places() throws {
        let sample = Fixture.sample.text
        let document = try assertEdit(
            sample, .paste(xml: copy("KLb-wI-jbf", from: sample), into: "nef-n5-U5j"))
        let cells = document.node("nef-n5-U5j").child("prototypes").map { Array($0.children) } ?? []
        #expect(cells.map { $0["reuseIdentifier"] } == ["SessionCell", nil])
        #expect(cells[1].connections.count == 3)
        #expect(cells[1].frame?.y == 50 + 64.333333333333329)
        let item = try assertEdit(
            sample,
            .paste(
                xml: copy("MpA-w1-Wwh", from: sample.replacing("MpA-AC-g1B", with: "MpA-w1-Wwh")), into: "uxo-6u-YJV"))
        #expect(item.node("4xx-0s-ROW").child(key: "leftBarButtonItem")?["systemItem"] == "add")
        let gesture = try assertEdit(shop, .paste(xml: copy("tap-ge-001"), into: "box-vi-001"))
        let pasted = try #require(gesture.scenes[0].dockObjects.last)
        #expect(gesture.node("box-vi-001").connections.map(\.destinationID) == [pasted["id"]])
    }

    @Test("what cannot be copied or pasted is an error")
    func refusals() throws {
        #expect(throws: ChangeError.self) { try copy("seg-ue-001") }
        #expect(throws: ChangeError.self) { try copy("lis-fr-001") }
        #expect(throws: ChangeError.self) { try copy() }
        #expect(throws: ChangeError.self) { try copy("nobody") }
        try assertRefused(
            shop, .paste(xml: "<label/>"), "'Label' needs a container", hint: "name it with 'into'")
        try assertRefused(shop, .paste(xml: "<clipboard/>", into: "box-vi-001"), "there is nothing to paste")
        try assertRefused(
            shop, .paste(xml: "<viewController/>", into: "box-vi-001"), "a controller comes with its scene",
            hint: "paste the 'scene' element")
        try assertRefused(
            shop, .paste(xml: "<outlet property=\"a\"/>", into: "box-vi-001"), "'Outlet' cannot be pasted",
            hint: "'insert' accepts any element")
        try assertRefused(
            shop, .paste(xml: "<label", into: "box-vi-001"),
            "the XML is not well formed: 1:7: the document ends inside the tag 'label'")
        try assertRefused(shop, .paste(xml: "<scene><objects/></scene>"), "the scene has no controller")
        try assertRefused(
            shop, .paste(xml: "<button/>", into: "lab-el-001"), "'Beans' does not accept views",
            hint: "put 'Button' into the view around it")
        try assertRefused(
            shop, .paste(xml: "<label/>", into: "box-vi-001", x: .nan), "a place cannot have the number nan")
    }
}
