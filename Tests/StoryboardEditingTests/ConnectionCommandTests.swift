import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that connect") struct ConnectionCommandTests {
    @Test("an outlet is inserted in the order of names")
    func outlets() throws {
        try assertEdit(
            shop, .addOutlet(from: "lis-vc-001", property: "buyButton", to: "but-to-001", id: "out-le-003"),
            diff: [#"+ <outlet property="buyButton" destination="but-to-001" id="out-le-003"/>"#])
        let document = try assertEdit(shop, .addOutlet(from: "lis-vc-001", property: "buyButton", to: "but-to-001"))
        #expect(document.node("lis-vc-001").connections.map(\.name) == ["beans", "buyButton", "gap"])
        let first = try assertEdit(shop, .addOutlet(from: "lis-vc-001", property: "alpha", to: "but-to-001"))
        #expect(first.node("lis-vc-001").connections.map(\.name) == ["alpha", "beans", "gap"])
        #expect(document.node("lis-vc-001").connections[1].id.split(separator: "-").map(\.count) == [3, 2, 3])
    }

    @Test("an outlet that is connected again replaces the old connection; an equal one changes nothing")
    func replacedOutlet() throws {
        try assertEdit(
            shop, .addOutlet(from: "lis-vc-001", property: "beans", to: "but-to-001", id: "out-le-003"),
            diff: [
                #"- <outlet property="beans" destination="lab-el-001" id="out-le-001"/>"#,
                #"+ <outlet property="beans" destination="but-to-001" id="out-le-003"/>"#,
            ])
        try assertEdit(shop, .addOutlet(from: "lis-vc-001", property: "beans", to: "lab-el-001"), diff: [])
    }

    @Test("the only outlet of an object is replaced without losing its connections")
    func onlyOutlet() throws {
        let source = try assertEdit(
            shop, .addOutlet(from: "box-vi-001", property: "delegate", to: "lis-vc-001", id: "a")
        ).text
        let document = try assertEdit(
            source, .addOutlet(from: "box-vi-001", property: "delegate", to: "lab-el-001", id: "b"))
        #expect(document.node("box-vi-001").connections.map(\.id) == ["b"])
    }

    @Test("an outlet collection has many members, each once, after the outlets and before the segues")
    func outletCollections() throws {
        let document = try assertEdit(
            shop, .addOutlet(from: "lis-vc-001", property: "all", to: "but-to-001", collection: true, id: "all-01-001"),
            .addOutlet(from: "lis-vc-001", property: "all", to: "lab-el-001", collection: true, id: "all-01-002"),
            .addOutlet(from: "lis-vc-001", property: "all", to: "lab-el-001", collection: true),
            diff: [
                #"+ <outletCollection property="all" destination="but-to-001" collectionClass="NSMutableArray" id="all-01-001"/>"#,
                #"+ <outletCollection property="all" destination="lab-el-001" collectionClass="NSMutableArray" id="all-01-002"/>"#,
            ])
        #expect(
            document.node("lis-vc-001").child("connections")?.children.map(\.name) == [
                "outlet", "outlet", "outletCollection", "outletCollection", "segue",
            ])
    }

    @Test("an action has Interface Builder's default event, before other connections")
    func actions() throws {
        let document = try assertEdit(
            shop, .insert(into: "lis-vi-001", xml: #"<slider id="sli-de-001"/>"#),
            .addAction(from: "sli-de-001", selector: "slide:", to: "lis-vc-001", id: "new-ac-001"),
            .addAction(from: "but-to-001", selector: "hold:", to: "lis-vc-001", event: "touchDown", id: "new-ac-002"),
            .addAction(from: "but-to-001", selector: "buy:", to: "lis-vc-001"),
            .addAction(from: "tap-ge-001", selector: "more:", to: "lis-fr-001", id: "new-ac-003"))
        #expect(
            document.text.contains(
                #"<action selector="slide:" destination="lis-vc-001" eventType="valueChanged" id="new-ac-001"/>"#))
        #expect(document.text.contains(#"<action selector="more:" destination="lis-fr-001" id="new-ac-003"/>"#))
        #expect(
            document.node("but-to-001").child("connections")?.children.compactMap { $0["id"] } == [
                "act-io-001", "new-ac-002", "seg-ue-001",
            ])
    }

    @Test("a macOS action names its target")
    func macAction() throws {
        let source = Fixture("MacXib.xib")
        let document = try Document(source.bytes)
        let control = try #require(document.root.subtree.first { $0.name == "button" }?["id"])
        let edited = try assertEdit(
            source.text, .addAction(from: Address(control), selector: "x:", to: "-2", id: "new-ac-001"))
        #expect(edited.node("new-ac-001")["target"] == "-2")
        #expect(edited.node("new-ac-001")["destination"] == nil)
    }

    @Test("impossible connections are errors")
    func refusals() throws {
        let hint = "only segues connect scenes"
        try assertRefused(
            shop, .addOutlet(from: "det-vc-001", property: "x", to: "lab-el-001"),
            "'Detail View Controller' and 'Beans' are in different scenes", hint: hint)
        try assertRefused(
            shop, .addOutlet(from: "lab-el-001/rect", property: "x", to: "lab-el-001"),
            "'lab-el-001/rect' is not an object",
            hint: "connections go between objects that have an id")
        try assertRefused(
            shop, .addOutlet(from: "lis-vc-001", property: "", to: "lab-el-001"), "an outlet needs a name")
        try assertRefused(
            shop, .addOutlet(from: "lis-vc-001", property: "a\u{1}", to: "lab-el-001"),
            "the value of 'property' contains a character that XML does not allow")
        try assertRefused(
            shop, .addAction(from: "but-to-001", selector: "", to: "lis-vc-001"), "an action needs a selector")
        try assertRefused(
            shop, .addAction(from: "but-to-001", selector: "x", to: "lis-vc-001", event: "tap"),
            "there is no event 'tap'")
        try assertRefused(
            shop, .addOutlet(from: "lis-vc-001", property: "x", to: "lab-el-001", id: "but-to-001"),
            "the id 'but-to-001' is already in use")
        try assertRefused(
            shop, .addOutlet(from: "lis-vc-001", property: "x", to: "lab-el-001", id: ""), "an id cannot be empty")
    }

    // MARK: Segues

    @Test("a segue has its attributes in Apple's order, whatever characters they contain")
    func segues() throws {
        try assertEdit(
            shop,
            .addSegue(
                from: "lab-el-001", to: "lis-sc-001", kind: "custom", identifier: "A & \"B\"", customClass: "Wipe",
                customModule: "Shop",
                attributes: ["modalPresentationStyle": "fullScreen", "animates": "NO"], id: "seg-ue-009"),
            diff: [
                "+ <connections>",
                #"+     <segue destination="lis-vc-001" kind="custom" identifier="A &amp; &quot;B&quot;" customClass="Wipe" customModule="Shop" customModuleProvider="target" modalPresentationStyle="fullScreen" animates="NO" id="seg-ue-009"/>"#,
                "+ </connections>",
            ])
    }

    @Test("an unwind segue leads to the exit of its scene, which is made where there is none")
    func unwinding() throws {
        let command = Command.addSegue(
            from: "but-to-001", to: "exit", kind: "unwind", unwindAction: "back:", id: "unw-in-001")
        let document = try assertEdit(shop, command)
        let exit = try #require(document.scenes[0].exit?["id"])
        #expect(document.text.contains(#"<exit id="\#(exit)" userLabel="Exit" sceneMemberID="exit"/>"#))
        #expect(
            document.text.contains(
                #"<segue destination="\#(exit)" kind="unwind" unwindAction="back:" id="unw-in-001"/>"#))
        let again = try assertEdit(
            document.text, .addSegue(from: "lab-el-001", to: Address(exit), kind: "unwind", unwindAction: "home:"),
            .addSegue(from: "box-vi-001", to: "lis-sc-001", kind: "unwind", unwindAction: "home:"))
        #expect(again.segues(to: exit).count == 3)
    }

    @Test("a second segue to a scene breaks the tie for the first")
    func tieBreaker() throws {
        let one = try assertEdit(shop, .delete(object: "seg-ue-001"))
        #expect(one.root.child("inferredMetricsTieBreakers") == nil)
        let document = try assertEdit(one.text, .addSegue(from: "but-to-001", to: "det-vc-001", kind: "show"))
        #expect(document.root.child("inferredMetricsTieBreakers")?.children.map { $0["reference"] } == ["seg-ue-002"])
    }

    @Test("a container embeds one controller, and a relationship to one controller has one")
    func replacedSegues() throws {
        let container = try assertEdit(shop, .insert(into: "lis-vi-001", xml: #"<containerView id="con-vi-001"/>"#))
            .text
        let embedded = try assertEdit(
            container, .addSegue(from: "con-vi-001", to: "det-vc-001", kind: "embed", id: "emb-ed-001"),
            .addSegue(from: "con-vi-001", to: "det-vc-001", kind: "embed", id: "emb-ed-002"))
        #expect(embedded.node("con-vi-001").segues.map(\.id) == ["emb-ed-002"])
        let bars = try assertEdit(
            shop, .addScene(controller: "navigationController", id: "nav-vc-001"),
            .addScene(controller: "tabBarController", id: "tab-vc-001"),
            .addSegue(from: "nav-vc-001", to: "lis-vc-001", kind: "relationship", relationship: "rootViewController"),
            .addSegue(from: "nav-vc-001", to: "det-vc-001", kind: "relationship", relationship: "rootViewController"),
            .addSegue(from: "tab-vc-001", to: "lis-vc-001", kind: "relationship", relationship: "viewControllers"),
            .addSegue(from: "tab-vc-001", to: "nav-vc-001", kind: "relationship", relationship: "viewControllers"))
        #expect(bars.node("nav-vc-001").segues.map(\.destinationID) == ["det-vc-001"])
        #expect(bars.node("tab-vc-001").segues.map(\.destinationID) == ["lis-vc-001", "nav-vc-001"])
    }

    @Test("impossible segues are errors")
    func refusedSegues() throws {
        func refuse(_ command: Command, _ message: String, hint: String? = nil, line: Int = #line) throws {
            try assertRefused(
                shop, command, message, hint: hint,
                sourceLocation: .init(fileID: #fileID, filePath: #filePath, line: line, column: 1))
        }
        try refuse(
            .addSegue(from: "but-to-001", to: "lab-el-001", kind: "show"), "'lab-el-001' is not a controller",
            hint: "a segue of the kind 'show' leads to a controller")
        try refuse(.addSegue(from: "but-to-001", to: "det-vc-001", kind: "jump"), "there is no segue kind 'jump'")
        try refuse(
            .addSegue(from: "lab-el-001/rect", to: "det-vc-001", kind: "show"),
            "'lab-el-001/rect' is not an object of a scene")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "custom"), "a custom segue needs a 'customClass'")
        try refuse(
            .addSegue(from: "lis-vc-001", to: "det-vc-001", kind: "relationship"), "a relationship needs a name",
            hint: "name one such as 'rootViewController' or 'viewControllers'")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "relationship", relationship: "x"),
            "a relationship starts from a controller")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "embed"),
            "an embed segue starts from a container view, not from 'button'")
        try refuse(
            .addSegue(from: "but-to-001", to: "exit", kind: "unwind"), "an unwind segue needs an 'unwindAction'",
            hint: "name a selector such as 'unwindToList:'")
        try refuse(
            .addSegue(from: "but-to-001", to: "lab-el-001", kind: "unwind", unwindAction: "x:"),
            "'lab-el-001' is not an exit")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-sc-001", kind: "unwind", unwindAction: "x:"),
            "an unwind segue leads to the exit of its own scene")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "show", identifier: "Details"),
            "the scene has a segue 'Details' already", hint: "the identifiers of a scene's segues must be unique")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "show", identifier: ""),
            "an identifier cannot be empty")
        try refuse(
            .addSegue(from: "but-to-001", to: "det-vc-001", kind: "show", attributes: ["x=\"1\"/><y": "1"]),
            "'x=\"1\"/><y' cannot be the name of an attribute")
        try assertRefused(
            Fixture("PhoneXib.xib").text, .addSegue(from: "t6N-l0-M93", to: "t6N-l0-M93", kind: "show"),
            "a xib has no segues")
    }
}
