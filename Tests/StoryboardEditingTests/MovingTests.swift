import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Command.move") struct MovingTests {
    @Test("a view moves within its parent and keeps all that concerns it")
    func sameParent() throws {
        let document = try assertEdit(shop, .move(object: "lab-el-001", into: "lis-vi-001"))
        #expect(
            document.node("lis-vi-001").child("subviews")?.children.compactMap { $0["id"] } == [
                "but-to-001", "box-vi-001", "lab-el-001",
            ])
        #expect(
            document.object("con-st-001") != nil && document.object("con-st-002") != nil
                && document.object("out-le-001") != nil)
        #expect(document.text.contains("<exclude reference=\"lab-el-001\"/>"))
        let back = try assertEdit(document.text, .move(object: "lab-el-001", into: "lis-vi-001", before: "but-to-001"))
        #expect(back.text == shop)
        try assertEdit(shop, .move(object: "lab-el-001", into: "lis-vi-001", before: "lab-el-001"), diff: [])
        try assertEdit(shop, .move(object: "lab-el-001", into: "lis-vi-001/subviews", before: "but-to-001"), diff: [])
    }

    @Test("a view moves deeper: its lines with it, broken constraints and mentions go, the others stay")
    func deeper() throws {
        let document = try assertEdit(shop, .move(object: "but-to-001", into: "box-vi-001"))
        let lines = """
            <subviews>
                <button id="but-to-001">
                    <rect key="frame" x="16" y="120" width="30" height="30"/>
            """.split(separator: "\n").map { "                                " + $0 + "\n" }.joined()
        #expect(document.text.contains(lines))
        #expect(document.object("con-st-001") != nil, "it doesn't concern the button")
        #expect(document.object("con-st-002") != nil, "the view that holds it still holds both items")
        #expect(document.object("act-io-001") != nil && document.object("seg-ue-001") != nil)
        let label = try assertEdit(shop, .move(object: "lab-el-001", into: "box-vi-001"))
        #expect(!label.text.contains("<exclude"), "its former view has nothing to say of it")
    }

    @Test("a constraint to a controller's layout guide survives a move within the view")
    func layoutGuides() throws {
        let source = shop.replacing(
            #"<view key="view" contentMode="scaleToFill" id="lis-vi-001">"#,
            with: """
                <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top-gu-001"/>
                </layoutGuides>
                <view key="view" contentMode="scaleToFill" id="lis-vi-001">
                """
        ).replacing(
            #"secondItem="lis-sa-001" secondAttribute="top""#,
            with: #"secondItem="top-gu-001" secondAttribute="bottom""#)
        #expect(try assertEdit(source, .move(object: "lab-el-001", into: "lis-vi-001")).object("con-st-001") != nil)
    }

    @Test("a view that leaves its view loses the constraints that this held")
    func outOfParent() throws {
        let inner = try assertEdit(
            shop, .move(object: "lab-el-001", into: "box-vi-001"), .move(object: "but-to-001", into: "box-vi-001"))
        let xml =
            #"<constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="but-to-001" secondAttribute="leading" id="con-st-009"/>"#
        let constrained = try assertEdit(inner.text, .insert(into: "box-vi-001", xml: xml))
        let document = try assertEdit(constrained.text, .move(object: "lab-el-001", into: "lis-vi-001"))
        #expect(document.object("con-st-009") == nil)
        #expect(document.object("con-st-001") != nil)
        #expect(document.node("box-vi-001").child("constraints") == nil)
    }

    @Test(
        "a view that moves to another scene keeps its segues; connections, constraints and unwind segues that break go")
    func otherScene() throws {
        let unwind = Command.addSegue(
            from: "but-to-001", to: "exit", kind: "unwind", unwindAction: "back:", id: "unw-in-001")
        let document = try assertEdit(
            shop, unwind, .move(object: "but-to-001", into: "det-vi-001"),
            .move(object: "lab-el-001", into: "det-vi-001"))
        #expect(document.object("seg-ue-001") != nil)
        for gone in ["act-io-001", "unw-in-001", "con-st-001", "con-st-002", "out-le-001", "out-le-002"] {
            #expect(document.object(gone) == nil, "\(gone)")
        }
        #expect(document.object("seg-ue-002") != nil)
        #expect(document.node("det-vi-001").child("subviews")?.children.map(\.name) == ["button", "label"])
    }

    @Test("what was broken before a move is not touched by it")
    func damage() throws {
        let source = shop.replacing(#"secondItem="lis-sa-001""#, with: #"secondItem="gone""#)
        #expect(try assertEdit(source, .move(object: "lab-el-001", into: "lis-vi-001")).object("con-st-001") != nil)
    }

    @Test("a container is removed with its last child")
    func emptiedContainer() throws {
        let first = try assertEdit(shop, .move(object: "lab-el-001", into: "box-vi-001"))
        let document = try assertEdit(first.text, .move(object: "lab-el-001", into: "lis-vi-001", before: "but-to-001"))
        #expect(document.node("box-vi-001").child("subviews") == nil)
    }

    @Test("a scene moves with the comment that names it")
    func scenes() throws {
        let document = try assertEdit(shop, .move(object: "det-sc-001", into: "document/scenes", before: "lis-sc-001"))
        let content = document.root.child("scenes").map {
            $0.content.map { $0.kind == .comment ? $0.text : $0["sceneID"] ?? "" }
        }
        #expect(content == ["Detail View Controller", "det-sc-001", "List", "lis-sc-001"])
        #expect(try assertEdit(document.text, .move(object: "det-sc-001", into: "document/scenes")).text == shop)
        try assertEdit(shop, .move(object: "det-sc-001", into: "document/scenes", before: "det-sc-001"), diff: [])
        try assertEdit(shop, .move(object: "det-sc-001", into: "document/scenes"), diff: [])
    }

    @Test("a view that is a property loses its key among subviews")
    func keys() throws {
        let document = try assertEdit(shop, .move(object: "det-vi-001", into: "box-vi-001"))
        #expect(document.node("det-vi-001")["key"] == nil)
        #expect(document.node("det-vc-001").child("view") == nil)
        let back = try assertEdit(document.text, .move(object: "det-vi-001", into: "det-vc-001"))
        #expect(back.text == shop)
    }

    @Test("impossible moves are errors with a reason")
    func refusals() throws {
        try assertRefused(shop, .move(object: "lis-vi-001", into: "lab-el-001"), "an object cannot move into itself")
        try assertRefused(shop, .move(object: "document", into: "lab-el-001"), "an object cannot move into itself")
        try assertRefused(
            shop, .move(object: "lab-el-001", into: "con-st-001"), "'label' is not allowed in 'constraint'")
        try assertRefused(
            shop, .move(object: "lab-el-001", into: "box-vi-001", before: "but-to-001"),
            "'but-to-001' is not in 'subviews'")
        try assertRefused(
            shop, .move(object: "lis-fr-001", into: "det-sc-001/objects"), "'First Responder' belongs to its scene")
        try assertRefused(
            shop, .move(object: "lis-vc-001", into: "det-sc-001/objects"), "'List' is its scene's controller",
            hint: "move what is inside it, or the scene")
    }

    @Test("a view that moves into a stack view has no fixed place any more, and one that moves out gets one")
    func stackViews() throws {
        let source = shop.replacing(" useSafeAreas=", with: " useAutolayout=\"YES\" useSafeAreas=")
        let stack =
            #"<stackView id="sta-ck-001"><rect key="frame" x="0.0" y="300" width="100" height="100"/></stackView>"#
        let label = #"""
            <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="new-la-001">\#
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></label>
            """#
        let inside = try assertEdit(
            source, .insert(into: "lis-vi-001", xml: stack), .insert(into: "box-vi-001", xml: label),
            .move(object: "new-la-001", into: "sta-ck-001"))
        #expect(inside.node("new-la-001")["fixedFrame"] == nil && inside.node("new-la-001").children.isEmpty)
        let outside = try assertEdit(inside.text, .move(object: "new-la-001", into: "box-vi-001"))
        #expect(outside.node("new-la-001")["fixedFrame"] == "YES")
    }

    /// A table in the shop, with a cell whose content has three labels.
    private static let table = """
        <tableView id="tab-le-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
        <tableViewCell id="cel-l0-001"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="con-te-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
        <label fixedFrame="YES" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one-la-001">
        <rect key="frame" x="16" y="8" width="60" height="21"/></label>
        <label text="Two" id="two-la-001"><rect key="frame" x="90" y="8" width="60" height="21"/></label>
        <label text="Three" id="thr-la-001"><rect key="frame" x="160" y="8" width="60" height="21"/></label>
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """

    @Test("a view that is moved onto a table becomes its header, then its footer, and is refused as a third")
    func ontoTable() throws {
        let before = try assertEdit(shop, .insert(into: "det-vi-001", xml: Self.table))
        let document = try assertEdit(
            before.text, .move(object: "one-la-001", into: "tab-le-001"),
            .move(object: "two-la-001", into: "tab-le-001"))
        let header = document.node("one-la-001")
        #expect(header["key"] == "tableHeaderView" && header.parent?["id"] == "tab-le-001")
        #expect(document.node("two-la-001")["key"] == "tableFooterView")
        #expect(document.node("tab-le-001").child("subviews") == nil)
        let frame = try #require(header.frame)
        #expect([frame.x, frame.y, frame.width, frame.height] == [0, 0, 375, 21])
        #expect(header["fixedFrame"] == nil && header["translatesAutoresizingMaskIntoConstraints"] == nil)
        try assertRefused(
            document.text, .move(object: "thr-la-001", into: "tab-le-001"),
            "'Three' cannot be moved onto the table: it has a header and a footer already",
            hint: "a table view has one view as its header and one as its footer; other views belong in its cells")
        try assertEdit(document.text, .move(object: "one-la-001", into: "con-te-001"))
    }

    @Test("a view that is dropped below the cells of a table becomes its footer")
    func belowCells() throws {
        let before = try assertEdit(shop, .insert(into: "det-vi-001", xml: Self.table))
        let below = try assertEdit(
            before.text, .move(object: "one-la-001", into: "tab-le-001", y: 300),
            .move(object: "two-la-001", into: "tab-le-001", y: 400))
        #expect(below.node("one-la-001")["key"] == "tableFooterView")
        #expect(below.node("two-la-001")["key"] == "tableHeaderView", "the footer is taken")
        let above = try assertEdit(before.text, .move(object: "one-la-001", into: "tab-le-001", y: 50))
        #expect(above.node("one-la-001")["key"] == "tableHeaderView")
        let added = try assertEdit(before.text, .addObject(item: "view", into: "tab-le-001", x: 0, y: 500))
        #expect(added.node("tab-le-001").child(key: "tableFooterView") != nil)
    }

    // MARK: Tabs

    private static let tabs = shop.replacing(
        "</scenes>",
        with: """
            <scene sceneID="tab-sc-001"><objects><tabBarController id="tab-vc-001" sceneMemberID="viewController">
            <tabBar key="tabBar" id="tab-ba-001"/><connections>
            <segue destination="lis-vc-001" kind="relationship" relationship="viewControllers" id="seg-ta-001"/>
            <segue destination="det-vc-001" kind="relationship" relationship="viewControllers" id="seg-ta-002"/>
            <segue destination="thi-vc-001" kind="relationship" relationship="viewControllers" id="seg-ta-003"/>
            <outlet property="delegate" destination="tab-vc-001" id="out-ta-001"/></connections></tabBarController></objects></scene>
            <scene sceneID="thi-sc-001"><objects><viewController id="thi-vc-001" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Third" id="thi-ti-001"/></viewController></objects></scene>
            </scenes>
            """)

    private func order(_ document: Document) -> [String] {
        document.node("tab-vc-001").segues.map(\.destinationID).map { String($0.prefix(3)) }
    }

    @Test("tabs are ordered by their items or relationships, and what follows them stays behind")
    func tabOrder() throws {
        let first = try assertEdit(
            Self.tabs, .move(object: "thi-ti-001", into: "tab-vc-001", before: "seg-ta-001"))
        #expect(order(first) == ["thi", "lis", "det"])
        let last = try assertEdit(first.text, .move(object: "seg-ta-003", into: "tab-ba-001"))
        #expect(order(last) == ["lis", "det", "thi"])
        #expect(last.node("tab-vc-001").child("connections")?.children.reversed().first?.name == "outlet")
        try assertRefused(
            Self.tabs, .move(object: "thi-ti-001", into: "det-vc-001"),
            "a tab can only be moved among the tabs of its tab bar controller",
            hint: "connect another tab bar controller with the scene to move it there")
        try assertRefused(
            Self.tabs, .move(object: "thi-ti-001", into: "tab-vc-001", before: "lis-vi-001"),
            "'View' is no tab of the same controller")
    }

    @Test(
        "tabs are arranged like views",
        arguments: [
            ("back", "thi lis det"), ("backward", "lis thi det"), ("forward", "lis det thi"), ("front", "lis det thi"),
        ])
    func arrangedTabs(place: String, expected: String) throws {
        var document = try Document(Self.tabs.utf8)
        try document.perform(.arrange(objects: ["thi-ti-001"], to: place))
        #expect(order(document).joined(separator: " ") == expected)
        #expect(document.node("tab-vc-001").child("connections")?.children.reversed().first?.name == "outlet")
    }
}
