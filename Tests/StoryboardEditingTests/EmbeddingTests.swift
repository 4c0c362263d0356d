import DocumentEdits
import RandomNumbers
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that embed and unembed") struct EmbeddingTests {
    /// The shop with Auto Layout.
    private let store = shop.replacing(" useSafeAreas=", with: " useAutolayout=\"YES\" useSafeAreas=")

    // MARK: Controllers

    @Test("a navigation controller takes the location of the controller that it embeds, to the left of it")
    func navigationController() throws {
        let document = try assertEdit(shop, .embed(objects: ["lis-vc-001"], in: "navigationController"))
        let new = try #require(document.controllers.last)
        #expect(new.name == "navigationController" && document.initialController == new)
        #expect(new.segues.map(\.relationship) == ["rootViewController"])
        #expect(new.segues.first?.destinationID == "lis-vc-001")
        #expect(new.scene?.canvasLocation.map { [$0.x, $0.y] } == [-786, 10])
        #expect(document.node("lis-vc-001").child("navigationItem", key: "navigationItem") != nil)
        #expect(new.child("navigationBar", key: "navigationBar") != nil)
    }

    @Test("the new scene of a container is on no other scene, however scenes are arranged", arguments: UInt64(1)...60)
    func freePlace(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        var document = try Document(Array(shop.utf8), idSeed: 1)
        for _ in 0..<4 {
            let x = Double(Int.random(in: -9...9, using: &random) * 150)
            let y = Double(Int.random(in: -4...4, using: &random) * 220)
            try document.perform(.addScene(controller: "viewController", x: x, y: y))
        }
        let chosen = try #require(document.controllers.randomElement(using: &random)?["id"])
        let before = Self.overlaps(document)
        try document.perform(.embed(objects: [Address(chosen)], in: "navigationController"))
        let new = try #require(document.controllers.last?.scene?.node.id)
        let mine = Self.overlaps(document).filter { $0.contains(new) }
        #expect(mine.isEmpty, "seed \(seed)")
        #expect(Self.overlaps(document).isSubset(of: before), "seed \(seed): what moved is on no other")
    }

    /// The pairs of scenes that overlap on the canvas; a screen is 600 units wide and high.
    private static func overlaps(_ document: Document) -> Set<Set<NodeID>> {
        let places = document.scenes.compactMap { scene in
            scene.canvasLocation.map { (scene.node.id, $0.x, $0.y) }
        }
        var found: Set<Set<NodeID>> = []
        for (index, one) in places.enumerated() {
            for other in places[(index + 1)...] where abs(one.1 - other.1) < 600 && abs(one.2 - other.2) < 600 {
                found.insert([one.0, other.0])
            }
        }
        return found
    }

    @Test("segues that led to a controller lead to what it is embedded in")
    func redirectedSegues() throws {
        let document = try assertEdit(shop, .embed(objects: ["det-sc-001"], in: "navigationController"))
        let new = try #require(document.controllers.last?["id"])
        #expect(document.node("seg-ue-001")["destination"] == new && document.node("seg-ue-002")["destination"] == new)
        #expect(document.initialController?["id"] == "lis-vc-001")
        #expect(document.segues(to: "det-vc-001").map(\.kind) == [.relationship])
        // The list lies to the left of the details already, so these make room.
        #expect(document.scenes.map { $0.canvasLocation?.x } == [0, 1586, 800])
        try assertRefused(
            document.text, .embed(objects: ["det-vc-001"], in: "navigationController"),
            "'Detail View Controller' is in a navigation controller already")
    }

    @Test("a tab bar controller embeds several controllers, each with an item; a tab's item follows its place")
    func tabBarController() throws {
        let tabs = try assertEdit(shop, .embed(objects: ["lis-vc-001", "det-vc-001"], in: "tabBarController"))
        let bar = try #require(tabs.controllers.last)
        #expect(bar.segues.map(\.destinationID) == ["lis-vc-001", "det-vc-001"])
        #expect(bar.segues.allSatisfy { $0.relationship == "viewControllers" })
        #expect(tabs.node("det-vc-001").child("tabBarItem", key: "tabBarItem")?["title"] == "Item")
        let both = try assertEdit(tabs.text, .embed(objects: ["lis-vc-001"], in: "navigationController"))
        let navigation = try #require(both.controllers.last)
        #expect(navigation.child("tabBarItem", key: "tabBarItem") != nil)
        #expect(both.node("lis-vc-001").child("tabBarItem", key: "tabBarItem") == nil)
        #expect(both.node(bar["id"] ?? "").segues.first?.destinationID == navigation["id"])
    }

    @Test("a container that is removed leaves its controller in its place")
    func unembeddingControllers() throws {
        let embedded = try assertEdit(shop, .embed(objects: ["lis-vc-001"], in: "navigationController"))
        let item = try #require(embedded.node("lis-vc-001").child(key: "navigationItem")?["id"])
        let out = try assertEdit(embedded.text, .unembed(object: "lis-vc-001"), .delete(object: Address(item)))
        #expect(out.text == shop)
        let again = try assertEdit(
            embedded.text, .unembed(object: Address(embedded.controllers.last?["id"] ?? "")))
        #expect(again.initialController?["id"] == "lis-vc-001" && again.scenes.count == 2)
        try assertRefused(shop, .unembed(object: "det-vc-001"), "'Detail View Controller' is not in a container")
    }

    // MARK: Views

    @Test("a stack view has the size that its views need, and arranges them in their order")
    func stackView() throws {
        let document = try assertEdit(
            store, .embed(objects: ["box-vi-001", "lab-el-001", "but-to-001"], in: "stackView"))
        let stack = try #require(document.node("lab-el-001").parent?.parent)
        #expect(stack.name == "stackView" && stack["axis"] == "vertical" && stack["spacing"] == nil)
        // The gaps of 19 and 10 points between them are gone, as in Interface Builder.
        #expect(stack.frame == DocumentRect(x: 16, y: 80, width: 100, height: 151))
        #expect(stack.child("subviews")?.children.map { $0["id"] } == ["lab-el-001", "but-to-001", "box-vi-001"])
        #expect(document.node("but-to-001").frame == DocumentRect(x: 0, y: 21, width: 100, height: 30))
        // Their places come from the stack view now; the outlet to one of the constraints goes with it.
        #expect(document.object("con-st-001") == nil && document.object("con-st-002") == nil)
        #expect(document.object("out-le-002") == nil && document.object("out-le-001") != nil)
        #expect(document.node("lab-el-001")["fixedFrame"] == nil && stack["fixedFrame"] == "YES")
        #expect(document.node("lab-el-001")["translatesAutoresizingMaskIntoConstraints"] == "NO")
    }

    @Test("views side by side make a row, and equal distances its spacing")
    func row() throws {
        let views = (0..<3).map {
            #"<view id="r\#($0)"><rect key="frame" x="\#($0 * 30)" y="5" width="20" height="10"/></view>"#
        }
        let source = try assertEdit(
            store, .insert(into: "box-vi-001", xml: views[2]), .insert(into: "box-vi-001", xml: views[0]),
            .insert(into: "box-vi-001", xml: views[1]))
        let document = try assertEdit(source.text, .embed(objects: ["r0", "r1", "r2"], in: "stackView"))
        let stack = try #require(document.node("r1").parent?.parent)
        #expect(stack["axis"] == nil && stack["spacing"] == "10")
        #expect(stack.child("subviews")?.children.map { $0["id"] } == ["r0", "r1", "r2"])
    }

    @Test("a view keeps the constraints between its views, and drops those to others")
    func view() throws {
        let document = try assertEdit(store, .embed(objects: ["lab-el-001", "but-to-001"], in: "viewWithoutInset"))
        let holder = try #require(document.node("lab-el-001").parent?.parent)
        #expect(holder.frame == DocumentRect(x: 16, y: 80, width: 42, height: 70))
        #expect(holder.constraints.map(\.id) == ["con-st-002"] && document.object("con-st-001") == nil)
        #expect(document.node("out-le-002")["destination"] == "con-st-002")
        #expect(holder.nextElement?["id"] == "box-vi-001")
        let inset = try assertEdit(store, .embed(objects: ["box-vi-001"], in: "view"))
        #expect(inset.node("box-vi-001").frame == DocumentRect(x: 20, y: 20, width: 100, height: 100))
    }

    @Test("unembedded views keep their position on the screen")
    func unembeddingViews() throws {
        let embedded = try assertEdit(store, .embed(objects: ["lab-el-001", "but-to-001"], in: "viewWithoutInset"))
        let holder = try #require(embedded.node("lab-el-001").parent?.parent?["id"])
        let out = try assertEdit(embedded.text, .unembed(object: Address(holder)))
        #expect(out.object(holder) == nil)
        #expect(out.node("lab-el-001").frame == DocumentRect(x: 16, y: 80, width: 42, height: 21))
        #expect(
            out.node("lis-vi-001").child("subviews")?.children.map { $0["id"] } == [
                "lab-el-001", "but-to-001", "box-vi-001",
            ])
        #expect(out.node("lis-vi-001").constraints.map(\.id) == ["con-st-002"])
    }

    @Test("what cannot be embedded or unembedded is an error")
    func refusals() throws {
        let choices =
            "choose one of: navigationController, tabBarController, view, viewWithoutInset, stackView, scrollView"
        try assertRefused(
            shop, .embed(objects: ["lab-el-001"], in: "stackVew"),
            "nothing can be embedded in 'stackVew'; did you mean 'stackView'?", hint: choices)
        try assertRefused(shop, .embed(objects: [], in: "stackView"), "there is nothing to embed")
        try assertRefused(
            shop, .embed(objects: ["lis-vi-001"], in: "view"), "'View' is not inside another view")
        try assertRefused(shop, .embed(objects: ["lis-vc-001"], in: "view"), "'List' is not a view")
        try assertRefused(
            shop, .embed(objects: ["lab-el-001", "lab-el-001"], in: "view"), "'lab-el-001' is named twice")
        let nested = try assertEdit(shop, .insert(into: "box-vi-001", xml: #"<label id="inn-er-001"/>"#))
        try assertRefused(
            nested.text, .embed(objects: ["lab-el-001", "inn-er-001"], in: "view"),
            "the views are not all in the same view")
        try assertRefused(nested.text, .embed(objects: ["inn-er-001"], in: "view"), "'Label' has no frame")
        try assertRefused(
            shop, .embed(objects: ["lis-vc-001", "det-vc-001"], in: "navigationController"),
            "a navigation controller has one root", hint: "embed one controller at a time")
        try assertRefused(
            shop, .embed(objects: ["lab-el-001"], in: "navigationController"), "'lab-el-001' is not a controller")
        try assertRefused(shop, .unembed(object: "box-vi-001"), "'View' holds nothing", hint: "'delete' removes it")
        try assertRefused(shop, .unembed(object: "lis-vi-001"), "'View' is not inside another view")
        try assertRefused(shop, .unembed(object: "lab-el-001"), "'Beans' contains no views")
        try assertRefused(
            Fixture("MacStoryboard.storyboard").text, .embed(objects: ["x"], in: "view"),
            "embedding is for documents of iOS and tvOS, not for a macOS storyboard")
    }
}
