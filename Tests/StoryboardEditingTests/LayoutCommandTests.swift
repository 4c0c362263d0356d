import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that place views") struct LayoutCommandTests {
    /// Three views in a box that is 300 wide and 200 high.
    private let box: String = {
        let views = [(10, 10, 20, 20), (40, 50, 30, 10), (130, 100, 50, 40)].enumerated().map { number, frame in
            """
            <view id="v\(number)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/></view>
            """
        }
        return shop.replacing(
            #"<rect key="frame" x="16" y="160" width="100" height="100"/>"#,
            with:
                #"<rect key="frame" x="16" y="160" width="300" height="200"/><subviews>"# + views.joined()
                + "</subviews>")
    }()

    private func frames(_ document: Document) -> [[Double]] {
        (0..<3).map { document.node("v\($0)").frame.map { [$0.x, $0.y] } ?? [] }
    }

    @Test("a frame is spelled as Xcode spells it, and numbers that stay stay as they are spelled")
    func setFrame() throws {
        try assertEdit(
            shop, .setFrame(object: "lab-el-001", x: 16, y: 0, width: 193.0 / 3, height: 20.5),
            diff: [
                #"- <rect key="frame" x="16" y="80" width="42" height="21"/>"#,
                #"+ <rect key="frame" x="16" y="0.0" width="64.333333333333329" height="20.5"/>"#,
            ])
        try assertEdit(shop, .setFrame(object: "lab-el-001", x: 16, y: 80, width: 42, height: 21), diff: [])
        let bare = try assertEdit(shop, .insert(into: "box-vi-001", xml: #"<label id="bar-el-001"/>"#))
        let framed = try assertEdit(bare.text, .setFrame(object: "bar-el-001", x: 1, y: 2, width: 3, height: 4))
        #expect(framed.node("bar-el-001").frame == DocumentRect(x: 1, y: 2, width: 3, height: 4))
        try assertRefused(
            shop, .setFrame(object: "lis-vc-001", x: 0, y: 0, width: 1, height: 1),
            "'List' is not a view and has no frame"
        )
        try assertRefused(
            shop, .setFrame(object: "lab-el-001", x: .nan, y: 0, width: 1, height: 1),
            "a frame cannot have the number nan")
        try assertRefused(
            shop, .setFrame(object: "lab-el-001", x: 0, y: 0, width: 1e30, height: 1),
            "a frame cannot have the number 1e+30", hint: "numbers go from -16777216 to 16777216")
        try assertRefused(
            shop, .setFrame(object: "lab-el-001", x: 0, y: 0, width: -1, height: 1),
            "a size cannot be negative")
    }

    @Test("the embedded scene has the size of its container view, also through a navigation controller")
    func embeddedScenes() throws {
        let box =
            #"<containerView id="con-ta-001"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></containerView>"#
        let embedded = try assertEdit(
            shop, .insert(into: "lis-vi-001", xml: box),
            .addSegue(from: "con-ta-001", to: "det-vc-001", kind: "embed", id: "emb-ed-001"),
            .setFrame(object: "con-ta-001", x: 5, y: 6, width: 240, height: 160))
        let size: (Document) throws -> [Double] = { document in
            let frame = try #require(document.node("det-vi-001").frame)
            return [frame.x, frame.y, frame.width, frame.height]
        }
        #expect(try size(embedded) == [0, 0, 240, 160])
        let moved = try assertEdit(
            embedded.text, .setFrame(object: "con-ta-001", x: 50, y: 60, width: 240, height: 160))
        #expect(try size(moved) == [0, 0, 240, 160])
        let inside = try assertEdit(
            moved.text, .embed(objects: ["det-vc-001"], in: "navigationController"),
            .setFrame(object: "con-ta-001", x: 50, y: 60, width: 120, height: 90))
        #expect(try size(inside) == [0, 0, 120, 90])
        let freeform = try assertEdit(
            inside.text,
            .setValue(object: "det-vc-001", key: "simulatedDestinationMetrics", xml: "<freeformSimulatedSizeMetrics/>"),
            .setFrame(object: "con-ta-001", x: 50, y: 60, width: 320, height: 300))
        #expect(try size(freeform) == [0, 0, 120, 90])
    }

    @Test("subviews follow a view's size by their autoresizing masks")
    func masks() throws {
        let masks = [
            #"widthSizable="YES" flexibleMaxY="YES""#, #"flexibleMinX="YES" flexibleMinY="YES""#,
            #"flexibleMinX="YES" flexibleMaxX="YES" heightSizable="YES""#,
        ]
        var source = box
        for (number, mask) in masks.enumerated() {
            source = try assertEdit(
                source,
                .insert(into: Address("v\(number)"), xml: "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
            ).text
        }
        let document = try assertEdit(
            source, .setFrame(object: "box-vi-001", x: 16, y: 160, width: 320, height: 210))
        #expect(document.node("v0").frame == DocumentRect(x: 10, y: 10, width: 40, height: 20))
        #expect(document.node("v1").frame == DocumentRect(x: 60, y: 60, width: 30, height: 10))
        #expect(document.node("v2").frame == DocumentRect(x: 140, y: 100, width: 50, height: 50))
    }

    @Test("views are aligned with the outermost of them, a single one with the view around it")
    func align() throws {
        let all: [Address] = ["v0", "v1", "v2"]
        #expect(try frames(assertEdit(box, .align(objects: all, to: "left"))) == [[10, 10], [10, 50], [10, 100]])
        #expect(
            try frames(assertEdit(box, .align(objects: all, to: "right"))) == [[160, 10], [150, 50], [130, 100]])
        #expect(
            try frames(assertEdit(box, .align(objects: all, to: "bottom"))) == [[10, 120], [40, 130], [130, 100]])
        #expect(try frames(assertEdit(box, .align(objects: all, to: "centerX"))) == [[85, 10], [80, 50], [70, 100]])
        #expect(try frames(assertEdit(box, .align(objects: ["v1"], to: "centerY")))[1] == [40, 95])
        try assertRefused(
            box, .align(objects: all, to: "center"), "nothing can be aligned to 'center'; did you mean 'centerX'?")
    }

    @Test("in views of AppKit, which count from the bottom, the top is the larger position")
    func alignUpward() throws {
        let mac = box.replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder3.Cocoa")
        let all: [Address] = ["v0", "v1", "v2"]
        #expect(try frames(assertEdit(mac, .align(objects: all, to: "top"))) == [[10, 120], [40, 130], [130, 100]])
        #expect(try frames(assertEdit(mac, .align(objects: all, to: "bottom"))) == [[10, 10], [40, 10], [130, 10]])
    }

    @Test("several views are each brought into line with the view around it")
    func alignInContainer() throws {
        let all: [Address] = ["v0", "v1"]
        #expect(
            try frames(assertEdit(box, .align(objects: all, to: "centerX", inContainer: true))) == [
                [140, 10], [135, 50], [130, 100],
            ])
        #expect(
            try frames(assertEdit(box, .align(objects: all, to: "bottom", inContainer: true))) == [
                [10, 180], [40, 190], [130, 100],
            ])
    }

    @Test("lines of text are brought to the height of the first's that is named")
    func alignLines() throws {
        var layout = DocumentLayout()
        for (id, line) in [("v1", 8.0), ("v0", 15), ("v2", 20)] {
            layout.views[id] = DocumentLayout.View(frame: DocumentRect(x: 0, y: 0, width: 0, height: 0))
            layout.views[id]?.firstBaseline = line
        }
        let all: [Address] = ["v1", "v0", "v2"]
        #expect(
            try frames(assertEdit(box, .align(objects: all, to: "firstBaseline"), layout: layout)) == [
                [10, 43], [40, 50], [130, 38],
            ])
        try assertRefused(
            box, .align(objects: all, to: "lastBaseline"), "the baseline of 'View' is unknown")
        try assertRefused(box, .align(objects: ["v0"], to: "firstBaseline"), "it takes 2 views, found 1")
    }

    @Test("distances between views are made equal, and the outermost stay")
    func distribute() throws {
        let all: [Address] = ["v2", "v0", "v1"]
        #expect(
            try frames(assertEdit(box, .distribute(objects: all, axis: "horizontal"))) == [
                [10, 10], [65, 50], [130, 100],
            ])
        #expect(
            try frames(assertEdit(box, .distribute(objects: all, axis: "vertical"))) == [
                [10, 10], [40, 60], [130, 100],
            ])
        try assertRefused(
            box, .distribute(objects: ["v0", "v1"], axis: "vertical"), "it takes 3 views, found 2")
        try assertRefused(box, .distribute(objects: all, axis: "x"), "there is no axis 'x'")
    }

    @Test(
        "views are brought to the front and back, and one step each way",
        arguments: [
            ("v0", "front", "120"), ("v0", "forward", "102"), ("v0", "back", "012"), ("v0", "backward", "012"),
            ("v1", "forward", "021"), ("v1", "backward", "102"), ("v2", "back", "201"), ("v2", "forward", "012"),
        ])
    func arrange(view: String, place: String, order: String) throws {
        let document = try assertEdit(box, .arrange(objects: [Address(view)], to: place))
        let ids = document.node("box-vi-001").child("subviews")?.children.map { $0["id"]?.last.map(String.init) ?? "" }
        #expect(ids?.joined() == order)
        if order == "012" { #expect(document.text == box) }
    }

    @Test(
        "several views keep the order that they have among themselves",
        arguments: [
            (["v1", "v0"], "front", "201"), (["v2", "v0"], "front", "102"), (["v2", "v1"], "back", "120"),
            (["v0", "v1"], "forward", "201"), (["v1", "v2"], "forward", "012"), (["v2", "v1"], "backward", "120"),
            (["v0", "v1"], "backward", "012"),
        ])
    func arrangeSeveral(views: [String], place: String, order: String) throws {
        let document = try assertEdit(box, .arrange(objects: views.map { Address($0) }, to: place))
        let ids = document.node("box-vi-001").child("subviews")?.children.map { $0["id"]?.last.map(String.init) ?? "" }
        #expect(ids?.joined() == order)
    }

    @Test("objects without siblings cannot be arranged")
    func unarrangeable() throws {
        try assertRefused(
            shop, .arrange(objects: ["lis-vi-001"], to: "front"), "'View' cannot be reordered")
        try assertRefused(shop, .arrange(objects: ["lab-el-001"], to: "top"), "there is no place 'top'")
    }
}
