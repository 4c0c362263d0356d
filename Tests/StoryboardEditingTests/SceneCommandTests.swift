import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that add and arrange scenes") struct SceneCommandTests {
    @Test("a new scene is written as by Xcode, beside the others")
    func newScene() throws {
        let document = try assertEdit(
            shop,
            .addScene(
                controller: "viewController", title: "Cart", customClass: "CartViewController", customModule: "Shop",
                id: "car-vc-001"))
        let ids = document.scenes[2].node.subtree.compactMap(\.objectID)
        let lines = """
            <!--Cart-->
            <scene sceneID="\(ids[0])">
                <objects>
                    <viewController title="Cart" id="car-vc-001" customClass="CartViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="\(ids[2])">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <viewLayoutGuide key="safeArea" id="\(ids[3])"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="\(ids[4])" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="1586" y="10"/>
            </scene>
            """.split(separator: "\n").map { "        " + $0 + "\n" }.joined()
        #expect(document.text.contains(lines), "\(document.text)")
        #expect(document.text.contains(#"<systemColor name="systemBackgroundColor">"#))
        #expect(document.initialController?["id"] == "lis-vc-001")
    }

    @Test(
        "every kind of controller can be added to every kind of storyboard, with outlets that lead somewhere",
        arguments: ["MinimalStoryboard", "MacStoryboard", "TVStoryboard", "WatchStoryboard", "OldXcode5"])
    func everyController(name: String) throws {
        let source = Fixture("\(name).storyboard")
        var probe = try Document(source.bytes)
        let error = #expect(throws: ChangeError.self) { try probe.perform(.addScene(controller: "label")) }
        let kinds = try #require(error?.hint).dropFirst("choose one of: ".count).split(separator: ", ").map(String.init)
        for kind in kinds {
            let document = try assertEdit(source.text, .addScene(controller: kind, id: "new-vc-001"))
            #expect(document.controllers.last?["id"] == "new-vc-001", "\(kind)")
            #expect(document.index.danglingIDs.isEmpty, "\(kind): \(document.index.danglingIDs)")
        }
    }

    @Test("the first scene's controller becomes the initial one, unless it is a reference to another storyboard")
    func initialController() throws {
        let empty = Fixture("EmptyStoryboard.storyboard").text
        let first = try assertEdit(empty, .addScene(controller: "viewController", id: "fir-st-001"))
        #expect(first.root["initialViewController"] == "fir-st-001")
        #expect(first.scenes.first?.canvasLocation.map { [$0.x, $0.y] } == [0, 0])
        #expect(
            try assertEdit(empty, .addScene(controller: "viewController", isInitial: false)).initialController == nil)
        #expect(try assertEdit(empty, .addScene(controller: "viewControllerPlaceholder")).initialController == nil)
        let asked = try assertEdit(shop, .addScene(controller: "viewController", id: "new-vc-001", isInitial: true))
        #expect(asked.initialController?["id"] == "new-vc-001")
        try assertRefused(
            shop, .addScene(controller: "viewControllerPlaceholder", isInitial: true),
            "a storyboard reference cannot be the initial controller")
    }

    @Test("a storyboard reference is identified by what it refers to")
    func storyboardReference() throws {
        let document = try assertEdit(
            shop,
            .addScene(
                controller: "viewControllerPlaceholder", x: -5, y: 7.5, storyboardIdentifier: "List", id: "ref-vc-001"))
        #expect(document.node("ref-vc-001")["referencedIdentifier"] == "List")
        #expect(document.text.contains("<!--List-->\n        <scene sceneID=\"\(document.scenes[2].id)\">"))
        #expect(document.text.contains(#"<point key="canvasLocation" x="-5" y="7.5"/>"#))
    }

    @Test("impossible scenes are errors")
    func refusals() throws {
        try assertRefused(
            Fixture("PhoneXib.xib").text, .addScene(controller: "viewController"), "a xib has no scenes",
            hint: "use 'insert' for a further object")
        try assertRefused(shop, .addScene(controller: "label"), "there is no controller 'label'")
        try assertRefused(
            shop, .addScene(controller: "viewController", id: "lab-el-001"), "the id 'lab-el-001' is already in use")
        try assertRefused(shop, .addScene(controller: "viewController", id: ""), "an id cannot be empty")
        try assertRefused(
            shop, .addScene(controller: "viewController", storyboardIdentifier: "List"),
            "another controller has the storyboard identifier 'List'")
        try assertRefused(
            shop, .addScene(controller: "viewController", x: .nan),
            "a place on the canvas cannot have the number nan")
    }

    @Test("the initial controller is set by itself or its scene, and removed")
    func settingInitial() throws {
        for address: Address in ["det-vc-001", "det-sc-001"] {
            #expect(
                try assertEdit(shop, .setInitialController(object: address)).initialController?["id"] == "det-vc-001")
        }
        #expect(try assertEdit(shop, .setInitialController(object: nil)).root["initialViewController"] == nil)
        try assertEdit(shop, .setInitialController(object: "lis-vc-001"), diff: [])
        try assertRefused(shop, .setInitialController(object: "lab-el-001"), "'lab-el-001' is not a controller")
        try assertRefused(
            Fixture("PhoneXib.xib").text, .setInitialController(object: "t6N-l0-M93"), "a xib has no initial controller"
        )
    }

    @Test("a scene is moved on the canvas by any object in it")
    func canvasLocation() throws {
        try assertEdit(
            shop, .setCanvasLocation(scene: "lab-el-001", x: 40, y: 0.5),
            diff: [
                #"- <point key="canvasLocation" x="0.0" y="10"/>"#, #"+ <point key="canvasLocation" x="40" y="0.5"/>"#,
            ])
        let without = shop.replacing("            <point key=\"canvasLocation\" x=\"800\" y=\"10\"/>\n", with: "")
        #expect(try assertEdit(without, .setCanvasLocation(scene: "det-sc-001", x: 800, y: 10)).text == shop)
        try assertRefused(shop, .setCanvasLocation(scene: "document", x: 0, y: 0), "'document' is not in a scene")
        try assertRefused(
            shop, .setCanvasLocation(scene: "lab-el-001", x: .infinity, y: 0),
            "a place on the canvas cannot have the number inf")
    }

    @Test("an inserted scene gets the comment that names it")
    func insertedScene() throws {
        let xml =
            #"<scene sceneID="new-sc-001"><objects><viewController title="New" id="new-vc-001" sceneMemberID="viewController"/></objects></scene>"#
        let document = try assertEdit(shop, .insert(into: "document/scenes", xml: xml))
        #expect(document.text.contains("<!--New-->\n        <scene sceneID=\"new-sc-001\">"))
    }

    @Test(
        "tidied scenes stand in columns as segues lead, each in line with the first that leads to it, and none on another"
    )
    func tidying() throws {
        func scene(_ id: String, _ targets: [String], height: Double = 852) -> String {
            let segues = targets.map { #"<segue destination="\#($0)" kind="show" id="\#(id)-\#($0)"/>"# }.joined()
            return """
                <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/></view>
                <connections>\(segues)</connections></viewController></objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
                """
        }
        let scenes = [
            scene("alone", []), scene("list", ["detail", "add", "list"]), scene("detail", ["edit"]), scene("add", []),
            scene("edit", ["list", "long"]), scene("long", [], height: 2000),
        ]
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="list">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    \(scenes.joined(separator: "\n"))
                </scenes>
            </document>

            """
        let document = try assertEdit(text, .tidyScenes)
        func place(_ id: String) throws -> (x: Double, y: Double) {
            try #require(document.object(id)?.scene?.canvasLocation)
        }
        let (list, detail, add) = (try place("list"), try place("detail"), try place("add"))
        let (edit, long, alone) = (try place("edit"), try place("long"), try place("alone"))
        #expect(list == (0, 0))
        #expect(
            [detail, edit, long].map(\.y) == [0, 0, 0] && list.x < detail.x && detail.x < edit.x && edit.x < long.x)
        #expect(add.x == detail.x && add.y > 0 && alone.x == 0 && alone.y > add.y)
        #expect(add.y >= 1408 / 2 + 300, "no scene is on the long one")
        #expect(try assertEdit(document.text, .tidyScenes).text == document.text, "tidied again nothing changes")
    }
}
