import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that insert, duplicate and rename") struct CopyingTests {
    @Test("inserted XML gets Xcode's style, missing ids, and its place in Apple's order")
    func inserting() throws {
        let xml =
            "<label   id='new-la-bel' text=\"Hi\"\n contentMode='left'><connections/><rect width='1' key='frame' x='0'/></label>"
        try assertEdit(
            shop, .insert(into: "lis-vi-001", xml: xml, before: "but-to-001"),
            diff: [
                #"+ <label contentMode="left" text="Hi" id="new-la-bel">"#,
                #"+     <rect key="frame" x="0" width="1"/>"#,
                "+     <connections/>", "+ </label>",
            ])
        let document = try assertEdit(
            shop, .insert(into: "box-vi-001", xml: "<view><subviews><label/></subviews></view>"))
        let ids = document.node("box-vi-001").subtree.compactMap { $0["id"] }
        #expect(ids.count == 3 && ids.allSatisfy { $0.count == 10 })
    }

    @Test("inserted elements go into the matching part of the object")
    func containers() throws {
        let view = try assertEdit(
            shop, .delete(object: "det-vi-001"), .insert(into: "det-vc-001", xml: #"<view id="new-vi-001"/>"#))
        #expect(view.node("new-vi-001")["key"] == "view")
        let recognizer = try assertEdit(
            shop, .insert(into: "lis-sc-001/objects", xml: #"<tapGestureRecognizer id="new-ge-001"/>"#))
        #expect(recognizer.node("new-ge-001").parent?.name == "objects")
        let item = try assertEdit(
            shop, .insert(into: "det-ni-001", xml: #"<barButtonItem systemItem="add" id="new-it-001"/>"#))
        #expect(item.node("new-it-001")["key"] == "rightBarButtonItem")
        #expect(!item.text.contains("more than one left or right"))
        let left = try assertEdit(item.text, .insert(into: "det-ni-001", xml: #"<barButtonItem id="new-it-002"/>"#))
        #expect(left.node("new-it-002")["key"] == "leftBarButtonItem")
        try assertRefused(
            left.text, .insert(into: "det-ni-001", xml: "<barButtonItem/>"),
            "'barButtonItem' is not allowed in 'navigationItem'")
        let several = try assertEdit(
            shop,
            .insert(
                into: "det-ni-001", xml: "<rightBarButtonItems><barButtonItem/><barButtonItem/></rightBarButtonItems>"),
            .insert(into: "det-ni-001", xml: "<barButtonItem/>"))
        #expect(
            several.node("det-ni-001").child("rightBarButtonItems")?.children.reduce(0) { count, _ in count + 1 } == 3)
        let cells = try assertEdit(
            Fixture("PrototypeCells.storyboard").text,
            .insert(
                into: Address(
                    try #require(
                        Document(Fixture("PrototypeCells.storyboard").bytes).root.subtree.first {
                            $0.name == "tableView"
                        }?["id"])), xml: #"<tableViewCell reuseIdentifier="New" id="new-ce-001"/>"#))
        #expect(cells.node("new-ce-001").parent?.name == "prototypes")
    }

    @Test("what is unknown can be inserted, and is left as it is")
    func unknown() throws {
        let xml = #"<neverSeen odd="1" id="nev-er-001"><x b="2" a="1"/></neverSeen>"#
        let document = try assertEdit(shop, .insert(into: "box-vi-001", xml: xml))
        #expect(document.node("nev-er-001").child("x")?.attributes.map(\.name) == ["b", "a"])
    }

    @Test("XML that cannot be inserted is an error")
    func refusals() throws {
        try assertRefused(
            shop, .insert(into: "box-vi-001", xml: ""), "the XML is not well formed: 1:1: the document is empty")
        try assertRefused(
            shop, .insert(into: "box-vi-001", xml: "<a/><b/>"),
            "the XML is not well formed: 1:5: found a second root element")
        try assertRefused(
            shop, .insert(into: "box-vi-001", xml: "<label id=\"but-to-001\"/>"),
            "the id 'but-to-001' is already in use",
            hint: "omit the id to get a new one, or choose another")
        try assertRefused(
            shop, .insert(into: "box-vi-001", xml: "<view><view id=\"x\"/><view id=\"x\"/></view>"),
            "the id 'x' is already in use")
        try assertRefused(
            shop, .insert(into: "con-st-001", xml: "<label/>"), "'label' is not allowed in 'constraint'")
        try assertRefused(
            shop, .insert(into: "box-vi-001", xml: "<label/>", before: "but-to-001"),
            "'but-to-001' is not in 'subviews'")
    }

    @Test("ids are kept or replaced: references inside follow, those to others stay")
    func freshIDs() throws {
        let xml = """
            <view id="but-to-001"><subviews><label id="lab-el-001"/></subviews><constraints>\
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="but-to-001" secondAttribute="top" id="con-st-001"/>\
            </constraints><connections><outlet property="delegate" destination="lis-vc-001" id="out-le-001"/></connections></view>
            """
        let document = try assertEdit(shop, .insert(into: "box-vi-001", xml: xml, freshIDs: true))
        let view = try #require(document.node("box-vi-001").child("subviews")?.children.first)
        let label = try #require(view.child("subviews")?.children.first)
        #expect(view["id"] != "but-to-001" && label["id"] != "lab-el-001")
        #expect(view.constraints.first?.firstItemID == label["id"])
        #expect(view.constraints.first?.secondItemID == view["id"])
        #expect(view.connections.first?.destinationID == "lis-vc-001")
        #expect(document.index.duplicates.isEmpty)
    }

    // MARK: Duplicates

    @Test("a duplicate is inserted after the original, offset, with new ids and without identifiers")
    func duplicate() throws {
        let document = try assertEdit(shop, .duplicate(object: "but-to-001", offsetX: 10, offsetY: -20.5))
        let buttons = try #require(
            document.node("lis-vi-001").child("subviews")?.children.filter { $0.name == "button" })
        #expect(buttons[0].nextElement == buttons[1])
        #expect(buttons[1].frame == DocumentRect(x: 26, y: 99.5, width: 30, height: 30))
        #expect(
            Set(buttons[0].subtree.compactMap { $0["id"] }).isDisjoint(with: buttons[1].subtree.compactMap { $0["id"] })
        )
        #expect(buttons[1].connections.first?.destinationID == "lis-vc-001")
        #expect(buttons[1].segues.first?.identifier == nil)
    }

    @Test("a duplicated view leaves gesture recognizers to the original")
    func gestureRecognizers() throws {
        let source = shop.replacing(
            #"<rect key="frame" x="16" y="160" width="100" height="100"/>"#,
            with: """
                <rect key="frame" x="16" y="160" width="100" height="100"/>
                <connections><outletCollection property="gestureRecognizers" destination="tap-ge-001" id="col-le-002"/></connections>
                """)
        let document = try assertEdit(source, .duplicate(object: "box-vi-001"))
        #expect(document.references(to: "tap-ge-001").count == 2)
        #expect(document.node("box-vi-001").nextElement?.child("connections") == nil)
    }

    @Test("a duplicated scene has its comment, a free place, and no storyboard identifier")
    func scenes() throws {
        for address: Address in ["lis-sc-001", "lis-vc-001"] {
            let document = try assertEdit(shop, .duplicate(object: address))
            #expect(document.scenes.map(\.title) == ["List", "List", "Detail View Controller"])
            let copy = document.scenes[1]
            #expect(copy.controller?["storyboardIdentifier"] == nil)
            #expect(copy.node.previous?.text == "List")
            #expect(copy.canvasLocation.map { [$0.x, $0.y] } == [1586, 10])
            #expect(copy.controller?.connections.map(\.name) == ["beans", "gap"])
            #expect(
                copy.controller?.connections.allSatisfy { document.object($0.destinationID)?.scene == copy } == true)
            #expect(document.initialController?["id"] == "lis-vc-001")
        }
        let shifted = try assertEdit(shop, .duplicate(object: "lis-sc-001", offsetY: 900))
        #expect(shifted.scenes[1].canvasLocation.map { [$0.x, $0.y] } == [0, 910])
    }

    @Test("an element whose place allows only one cannot be duplicated")
    func refusedDuplicates() throws {
        for (address, name) in [
            ("lis-vi-001", "View"), ("lis-fr-001", "First Responder"), ("lab-el-001/rect", "Rectangle"),
            ("lis-sa-001", "Layout Guide"),
            ("out-le-001", "Outlet"),
        ] {
            var document = try Document(Array(shop.utf8))
            let error = #expect(throws: ChangeError.self) { try document.perform(.duplicate(object: Address(address))) }
            #expect(error?.hint == "its place allows only one element", "\(name)")
            #expect(document.text == shop)
        }
        try assertRefused(
            shop, .duplicate(object: "lab-el-001", offsetX: .infinity), "an offset cannot have the number inf")
    }

    // MARK: Names

    @Test("a new storyboard identifier changes the references to it, and their comments")
    func storyboardIdentifiers() throws {
        let source = try assertEdit(
            shop, .addScene(controller: "viewControllerPlaceholder", storyboardIdentifier: "List", id: "ref-vc-001")
        ).text
        let document = try assertEdit(source, .renameIdentifier(object: "lis-vc-001", to: "Menu"))
        #expect(document.node("ref-vc-001")["referencedIdentifier"] == "Menu")
        #expect(document.scenes[2].node.previous?.text == "Menu")
        try assertRefused(
            source, .renameIdentifier(object: "det-vc-001", to: "List"),
            "another controller has the storyboard identifier 'List'")
    }

    @Test("segues and cells are renamed; what has no identifier is not")
    func identifiers() throws {
        let document = try assertEdit(shop, .renameIdentifier(object: "seg-ue-001", to: "Purchase"))
        #expect(document.node("seg-ue-001")["identifier"] == "Purchase")
        try assertEdit(shop, .renameIdentifier(object: "seg-ue-001", to: "Buy"), diff: [])
        try assertRefused(
            shop, .renameIdentifier(object: "seg-ue-001", to: "Details"), "the scene has a segue 'Details' already")
        try assertRefused(shop, .renameIdentifier(object: "seg-ue-001", to: ""), "an identifier cannot be empty")
        try assertRefused(
            shop, .renameIdentifier(object: "lab-el-001", to: "x"), "'Beans' has no identifier",
            hint: "controllers, segues, cells and reusable views have one")
    }

    @Test("an object's new id replaces the old one everywhere")
    func objectIDs() throws {
        for id in ["lab-el-001", "lis-vc-001", "lis-sc-001", "seg-ue-001", "con-st-002", "tap-ge-001"] {
            let document = try assertEdit(shop, .renameObject(object: Address(id), to: "new-id-001"))
            #expect(document.text == shop.replacing(id, with: "new-id-001"))
        }
        try assertEdit(shop, .renameObject(object: "lab-el-001", to: "lab-el-001"), diff: [])
        try assertRefused(
            shop, .renameObject(object: "lab-el-001", to: "lis-sc-001"), "the id 'lis-sc-001' is already in use")
        try assertRefused(shop, .renameObject(object: "lab-el-001", to: ""), "an id cannot be empty")
        try assertRefused(shop, .renameObject(object: "lab-el-001/rect", to: "x"), "'rect' has no id")
    }
}
