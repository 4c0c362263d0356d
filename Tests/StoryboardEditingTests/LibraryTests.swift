import ElementCatalog
import DocumentEdits
import StoryboardChecks
import StoryboardModel
import Testing
import XMLTree

@testable import StoryboardEditing

@Suite("Objects of the library") struct LibraryTests {
    /// A view controller, a table view controller and an object to drop each item on.
    static let workshop: String = {
        do {
            var document = try Document(Fixture("EmptyStoryboard.storyboard").bytes, idSeed: 99)
            for (controller, id) in [
                ("viewController", "vie-vc-001"), ("tableViewController", "tab-vc-001"),
                ("collectionViewController", "col-vc-001"), ("tableViewController", "sta-vc-001"),
            ] {
                try document.perform(.addScene(controller: controller, id: id))
            }
            let table = document.node("sta-vc-001").child(key: "view")?["id"] ?? ""
            try document.perform(.set(object: Address(table), attribute: "dataMode", value: "static"))
            return document.text
        } catch {
            return "\(error)"
        }
    }()

    private static func parent(of item: LibraryItem) -> Address? {
        switch item.element {
        case _ where item.isController: nil
        case "tableViewCell": "tab-vc-001"
        case "tableViewSection": "sta-vc-001"
        case "collectionViewCell", "collectionReusableView": "col-vc-001"
        default: "vie-vc-001"
        }
    }

    @Test("every item can be added, and leaves a document without errors", arguments: Library.items.map(\.id))
    func everyItem(id: String) throws {
        let item = try #require(Library.item(id))
        let command = Command.addObject(item: id, into: Self.parent(of: item))
        let document = try assertEdit(Self.workshop, command)
        #expect(document.index.danglingIDs.isEmpty)
        let errors = Checker.check(document).filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(errors.map(\.message))")
        var again = try Document(Array(Self.workshop.utf8), idSeed: 1)
        let created = try again.perform(command).created
        #expect(again.node(created[0]).name == item.element)
        #expect(command.title == "Add \(item.title)")
        let scenes = if case .scenes(let scenes) = item.content { scenes.count } else { 0 }
        #expect(again.scenes.count == 4 + scenes + (id == "containerView" ? 1 : 0))
    }

    @Test("all elements of every item are in the catalog", arguments: Library.items.map(\.id))
    func catalog(id: String) throws {
        let item = try #require(Library.item(id))
        var document = try Document(Array(Self.workshop.utf8), idSeed: 1)
        let created = try document.perform(.addObject(item: id, into: Self.parent(of: item))).created
        let node = document.node(created[0])
        for element in node.subtree {
            let type = try #require(element.elementType, "\(element.name)")
            #expect(element.attributes.allSatisfy { type.attribute($0.name) != nil }, "\(element.name)")
            if element != node, let parent = element.parent {
                #expect(parent.elementType?.child(element.name, key: element["key"]) != nil, "\(element.path)")
            }
        }
    }

    @Test("ids and titles of the items are all different, and every category has some")
    func items() {
        #expect(Set(Library.items.map(\.id)).count == Library.items.count)
        #expect(Set(Library.items.map(\.title)).count == Library.items.count)
        #expect(Set(Library.items.map(\.category)) == Set(LibraryItem.Category.allCases))
        #expect(Library.items(for: .macStoryboard).isEmpty)
        #expect(!Library.items(for: .phoneXib).contains { $0.isController || $0.id == "containerView" })
        let television = Library.items(for: .televisionStoryboard).map(\.id)
        #expect(!television.contains("switch") && television.contains("button"))
    }

    @Test("a view gets a frame, stays there, and is written as Xcode writes it")
    func label() throws {
        let view = try Document(Array(Self.workshop.utf8)).node("vie-vc-001").child(key: "view")?["id"] ?? ""
        let document = try assertEdit(Self.workshop, .addObject(item: "label", into: Address(view), x: 20, y: 60.5))
        let label = try #require(document.node(view).child("subviews")?.child("label")?["id"])
        try assertEdit(
            Self.workshop, .addObject(item: "label", into: Address(view), x: 20, y: 60.5),
            diff: [
                "+ <subviews>",
                #"+     <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\#(label)">"#,
                #"+         <rect key="frame" x="20" y="60.5" width="42" height="21"/>"#,
                #"+         <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#,
                #"+         <fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
                #"+         <nil key="textColor"/>"#, #"+         <nil key="highlightedColor"/>"#,
                "+     </label>", "+ </subviews>",
            ])
    }

    @Test("without Auto Layout a view has its mask alone; in a stack view neither mask nor fixed place")
    func layouts() throws {
        let old = try assertEdit(shop, .addObject(item: "button", into: "box-vi-001"))
        let button = try #require(old.node("box-vi-001").child("subviews")?.child("button"))
        #expect(button["fixedFrame"] == nil && button["translatesAutoresizingMaskIntoConstraints"] == nil)
        #expect(button.child("autoresizingMask") != nil)
        #expect(button.frame == DocumentRect(x: 13, y: 33, width: 75, height: 35))

        var document = try Document(Array(Self.workshop.utf8), idSeed: 1)
        let stack = try document.perform(.addObject(item: "verticalStackView", into: "vie-vc-001")).created[0]
        let switched = try document.perform(.addObject(item: "switch", into: Address(stack))).created[0]
        #expect(document.node(switched)["fixedFrame"] == nil)
        #expect(document.node(switched)["translatesAutoresizingMaskIntoConstraints"] == "NO")
        #expect(document.node(switched).child("autoresizingMask") == nil)
    }

    @Test("the header of a table and the view of a bar item have a mask alone; a table's is as wide as the table")
    func keyedViews() throws {
        let header = try assertEdit(Self.workshop, .addObject(item: "view", into: "tab-vc-001"))
        let view = try #require(header.node("tab-vc-001").child(key: "view")?.child(key: "tableHeaderView"))
        #expect(view.frame == DocumentRect(x: 0, y: 0, width: 393, height: 128) && view["fixedFrame"] == nil)
        #expect(view.child("autoresizingMask") != nil && view["translatesAutoresizingMaskIntoConstraints"] == nil)
        let title = try assertEdit(shop, .addObject(item: "label", into: "det-ni-001"))
        #expect(title.node("det-ni-001").child(key: "titleView")?.name == "label")
    }

    @Test("a bar button item creates the controller's navigation item, and uses the free side")
    func barButtonItems() throws {
        let first = try assertEdit(Self.workshop, .addObject(item: "barButtonItem", into: "vie-vc-001"))
        let view = try #require(first.node("vie-vc-001").child(key: "view")?["id"])
        let item = try #require(first.node("vie-vc-001").child("navigationItem", key: "navigationItem"))
        #expect(item.child(key: "rightBarButtonItem")?["title"] == "Item")
        let second = try assertEdit(first.text, .addObject(item: "barButtonItem", into: Address(view)))
        let third = second.node("vie-vc-001").child("navigationItem", key: "navigationItem")
        #expect(third?.child(key: "leftBarButtonItem")?["title"] == "Item")
        try assertRefused(
            second.text, .addObject(item: "barButtonItem", into: "vie-vc-001"),
            "'Bar Button Item' is not allowed in 'Navigation Item'")
        let bar = try assertEdit(
            Self.workshop, .addObject(item: "toolbar", into: "vie-vc-001"))
        let toolbar = try #require(bar.node("vie-vc-001").subtree.first { $0.name == "toolbar" })
        let more = try assertEdit(bar.text, .addObject(item: "flexibleSpace", into: Address(toolbar["id"] ?? "")))
        #expect(
            more.node(toolbar["id"] ?? "").child("items")?.children.map { $0["systemItem"] } == [nil, "flexibleSpace"])
    }

    @Test("a gesture recognizer is added to the dock, connected with the view it was dropped on")
    func gestures() throws {
        let document = try assertEdit(shop, .addObject(item: "pinchGestureRecognizer", into: "box-vi-001"))
        let recognizer = try #require(document.scenes[0].dockObjects.last)
        #expect(recognizer.name == "pinchGestureRecognizer" && recognizer.parent?.name == "objects")
        let connection = try #require(document.node("box-vi-001").connections.first)
        #expect(connection.kind == .outletCollection && connection.name == "gestureRecognizers")
        #expect(connection.destinationID == recognizer["id"] && connection.node["appends"] == "YES")
        try assertRefused(
            shop, .addObject(item: "pinchGestureRecognizer", into: "det-ni-001"),
            "'Navigation Item' does not accept gesture recognizers", hint: "gesture recognizers belong to a view")
        let xib = try assertEdit(
            Fixture("PhoneXib.xib").text,
            .addObject(
                item: "tapGestureRecognizer",
                into: Address(
                    try #require(Document(Fixture("PhoneXib.xib").bytes).topLevelObjects.first(where: \.isView)?["id"]))
            ))
        #expect(xib.topLevelObjects.contains { $0.name == "tapGestureRecognizer" })
    }

    @Test("cells are one below the other, and are added after the section or table that they are dropped on")
    func cells() throws {
        let one = try assertEdit(Self.workshop, .addObject(item: "tableViewCell", into: "tab-vc-001"))
        let first = try #require(one.node("tab-vc-001").subtree.first { $0.name == "tableViewCell" })
        #expect(first.frame == DocumentRect(x: 0, y: 50, width: 393, height: 44))
        #expect(first.child(key: "contentView")?["tableViewCell"] == first["id"])
        let two = try assertEdit(one.text, .addObject(item: "tableViewCell", into: Address(first["id"] ?? "")))
        let rows = two.node("tab-vc-001").subtree.filter { $0.name == "tableViewCell" }
        #expect(rows.map { $0.frame?.y } == [50, 94])
        let label = try assertEdit(one.text, .addObject(item: "label", into: Address(first["id"] ?? "")))
        let holder = label.node(first["id"] ?? "").subtree.first { $0.name == "label" }?.parent?.parent
        #expect(holder?.name == "tableViewCellContentView")

        try assertRefused(
            Self.workshop, .addObject(item: "tableViewCell", into: "sta-vc-001"),
            "the static table has no section that the cell could go into", hint: "add a section first")
        try assertRefused(
            Self.workshop, .addObject(item: "tableViewSection", into: "tab-vc-001"), "only a static table has sections")
        let section = try assertEdit(
            Self.workshop, .addObject(item: "tableViewSection", into: "sta-vc-001"),
            .addObject(item: "tableViewCell", into: "sta-vc-001"))
        let cells = section.node("sta-vc-001").subtree.filter { $0.name == "tableViewCell" }
        #expect(cells.map { $0.frame?.y } == [50, 94, 138, 182])
    }

    @Test("a navigation controller is added with a table as its root, beside it")
    func navigationController() throws {
        let document = try assertEdit(
            Fixture("EmptyStoryboard.storyboard").text, .addObject(item: "navigationController", x: 100, y: 40))
        #expect(document.controllers.map(\.name) == ["navigationController", "tableViewController"])
        #expect(document.initialController == document.controllers[0])
        #expect(document.scenes.map { $0.canvasLocation?.x } == [100, 100 + DocumentDevice(of: document).sceneSpacing])
        let segue = try #require(document.controllers[0].segues.first)
        #expect(segue.relationship == "rootViewController" && segue.destinationID == document.controllers[1]["id"])
        #expect(document.scenes[1].title == "Root View Controller")
        #expect(document.controllers[1].subtree.contains { $0.name == "tableViewCell" })
    }

    @Test("a container view comes with the controller that it shows, as large as itself")
    func containerView() throws {
        let document = try assertEdit(shop, .addObject(item: "containerView", into: "lis-vi-001", x: 0, y: 300))
        let container = try #require(document.node("lis-vi-001").subtree.first { $0.name == "containerView" })
        let embedded = try #require(document.scenes.last?.controller)
        #expect(container.segues.first?.kind == .embed && container.segues.first?.destinationID == embedded["id"])
        #expect(embedded.child(key: "view")?.frame == DocumentRect(x: 0, y: 0, width: 240, height: 128))
    }

    @Test("the scene of a container view is right of the container's scene, or near it where there is room")
    func placeOfEmbeddedScene() throws {
        let device = try DocumentDevice(of: Document(shop.utf8))
        let first = try assertEdit(
            shop, .setCanvasLocation(scene: "lis-vc-001", x: 0, y: 0),
            .setCanvasLocation(scene: "det-vc-001", x: 5000, y: -3000),
            .addObject(item: "containerView", into: "lis-vi-001", x: 0, y: 300))
        let place = try #require(first.scenes.last).canvasLocation
        #expect([place?.x, place?.y] == [device.sceneSpacing, 0])
        let second = try assertEdit(
            first.text, .addObject(item: "containerView", into: "lis-vi-001", x: 0, y: 450))
        let other = try #require(second.scenes.last).canvasLocation
        #expect([other?.x, other?.y] == [device.sceneSpacing, device.sceneRowSpacing])
    }

    @Test("what cannot be added is an error with a hint")
    func refusals() throws {
        try assertRefused(
            shop, .addObject(item: "lable", into: "lis-vi-001"), "the library has no 'lable'; did you mean 'label'?")
        try assertRefused(
            shop, .addObject(item: "label"), "'Label' needs a container", hint: "name it with 'into'")
        try assertRefused(
            shop, .addObject(item: "viewController", into: "lis-vi-001"),
            "'View Controller' has its own scene", hint: "omit 'into'")
        try assertRefused(
            shop, .addObject(item: "button", into: "lab-el-001"), "'Beans' does not accept views",
            hint: "put 'Button' into the view around it")
        try assertRefused(
            shop, .addObject(item: "label", into: "box-vi-001", x: .nan), "a place cannot have the number nan")
        try assertRefused(
            Fixture("MacStoryboard.storyboard").text, .addObject(item: "label"),
            "the library has nothing for a macOS storyboard", hint: "'insert' accepts any element")
        try assertRefused(
            Fixture("PhoneXib.xib").text, .addObject(item: "viewController"),
            "'View Controller' cannot be in a iOS xib")
        try assertRefused(
            shop, .addObject(item: "navigationItem", into: "det-vc-001"),
            "'Detail View Controller' has a 'navigationItem' already")
    }
}
