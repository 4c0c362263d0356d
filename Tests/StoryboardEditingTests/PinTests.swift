import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that keep views where they are") struct PinTests {
    /// A scene with Auto Layout, 393 by 852 points, whose safe area begins at 59; each view has a frame and nothing else.
    private func scene(_ views: (id: String, element: String, frame: [Double])..., constraints: String = "") -> String {
        let subviews = views.map { id, element, frame in
            """
                                            <\(element) id="\(id)">
                                                <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
                                            </\(element)>
            """
        }
        return shop.replacing(" useSafeAreas=", with: " useAutolayout=\"YES\" useSafeAreas=").replacing(
            #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"# + "\n                    </view>",
            with: """
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                        <subviews>
                \(subviews.joined(separator: "\n"))
                                        </subviews>
                                        <viewLayoutGuide key="safeArea" id="det-sa-001"/>\(constraints)
                                    </view>
                """)
    }

    /// What is known of the scene's view.
    private let layout: DocumentLayout = {
        var root = DocumentLayout.View(frame: DocumentRect(x: 0, y: 0, width: 393, height: 852))
        root.safeArea = DocumentRect(x: 0, y: 59, width: 393, height: 759)
        root.margins = DocumentRect(x: 16, y: 67, width: 361, height: 743)
        return DocumentLayout(["det-vi-001": root])
    }()

    /// The constraints that a command adds, such as `a.leading = safeArea.leading + 20`, in their order.
    private func added(
        _ source: String, _ command: Command, layout: DocumentLayout? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let document = try assertEdit(
            source, command, layout: layout ?? self.layout, sourceLocation: sourceLocation)
        let old = try Document(Array(source.utf8))
        return document.root.subtree.compactMap { Constraint($0) }.filter { old.object($0.id) == nil }.map(said)
    }

    private func said(_ constraint: Constraint) -> String {
        func name(_ id: String) -> String {
            ["det-sa-001": "safeArea", "det-vi-001": "view"][id] ?? id
        }
        let multiplier = constraint.node["multiplier"].map { " * \($0)" } ?? ""
        let second =
            constraint.secondItemID.map { "\(name($0)).\(constraint.secondAttribute ?? "")\(multiplier) + " } ?? ""
        return "\(name(constraint.firstItemID)).\(constraint.firstAttribute) = \(second)\(constraint.constant)"
    }

    private var one: String { scene(("a", "view", [20, 100, 100, 40])) }

    @Test("without siblings a view is pinned to its surroundings, with distances that are positive inward")
    func surroundings() throws {
        let all = Command.pin(objects: ["a"], top: .current, leading: .current, trailing: .current, bottom: .current)
        #expect(
            try added(one, all) == [
                "a.top = safeArea.top + 41.0", "a.leading = safeArea.leading + 20.0",
                "safeArea.trailing = a.trailing + 273.0", "safeArea.bottom = a.bottom + 678.0",
            ])
        let margins = Command.pin(objects: ["a"], leading: .current, trailing: .current, toMargins: true)
        #expect(
            try added(one, margins) == [
                "a.leading = view.leadingMargin + 4.0", "view.trailingMargin = a.trailing + 257.0",
            ])
        #expect(
            try added(one, .pin(objects: ["a"], leading: .current), layout: DocumentLayout()) == [
                "a.leading = safeArea.leading + 20.0"
            ])
    }

    @Test(
        "a side is pinned to another neighbor if one is named: a sibling further away, the safe area, the superview or its margins"
    )
    func chosenNeighbors() throws {
        let three = scene(
            ("a", "view", [20, 300, 100, 40]), ("b", "view", [20, 200, 100, 40]), ("c", "view", [20, 100, 100, 40]))
        #expect(try added(three, .pin(objects: ["a"], top: .current)) == ["a.top = b.bottom + 60.0"])
        #expect(try added(three, .pin(objects: ["a"], top: .current, topTo: "c")) == ["a.top = c.bottom + 160.0"])
        #expect(
            try added(three, .pin(objects: ["a"], top: .current, topTo: "safeArea")) == ["a.top = safeArea.top + 241.0"]
        )
        #expect(
            try added(three, .pin(objects: ["a"], top: .points(8), topTo: "superview")) == ["a.top = view.top + 8.0"])
        #expect(
            try added(three, .pin(objects: ["a"], leading: .current, leadingTo: "superviewMargins")) == [
                "a.leading = view.leadingMargin + 4.0"
            ])
        try assertRefused(
            three, .pin(objects: ["a"], top: .current, topTo: "nothing"), "'nothing' is not beside 'View' (top)")
        try assertRefused(
            three, .pin(objects: ["a"], bottom: .current, bottomTo: "b"), "'b' is not beside 'View' (bottom)")
    }

    @Test("the nearest sibling beside a view is used, not one further away or behind it")
    func siblings() throws {
        let source = scene(
            ("a", "view", [20, 100, 100, 40]), ("far", "view", [20, 300, 100, 20]),
            ("near", "view", [60, 148, 100, 20]),
            ("aside", "view", [200, 145, 10, 10]), ("over", "view", [0, 90, 300, 30]))
        let all = Command.pin(objects: ["a"], top: .current, trailing: .points(12), bottom: .current)
        #expect(
            try added(source, all) == [
                "a.top = safeArea.top + 41.0", "safeArea.trailing = a.trailing + 12.0", "near.top = a.bottom + 8.0",
            ])
        #expect(try added(source, .pin(objects: ["near"], top: .current)) == ["near.top = a.bottom + 8.0"])
        let document = try Document(Array(source.utf8))
        let neighbors = try document.neighbors(of: "near", toMargins: false, in: layout)
        #expect(neighbors[.bottom]?.item == "far" && neighbors[.bottom]?.distance == 132)
        #expect(neighbors[.leading]?.item == "safeArea" && neighbors[.leading]?.distance == 60)
    }

    @Test("distances are those of the layout where it is known, not of the frames that the document has")
    func laidOut() throws {
        var layout = layout
        layout.views["a"] = DocumentLayout.View(frame: DocumentRect(x: 31.006, y: 100, width: 200, height: 40))
        let pins = Command.pin(objects: ["a"], leading: .current, width: .current)
        #expect(try added(one, pins, layout: layout) == ["a.width = 200.0", "a.leading = safeArea.leading + 31.01"])
    }

    @Test("each view is tied at its own distance unless a number is given, and sizes are those of the first")
    func several() throws {
        let source = scene(("a", "view", [20, 100, 160, 90]), ("b", "view", [30, 400, 50, 50]))
        let both: [Address] = ["a", "b"]
        #expect(
            try added(source, .pin(objects: both, leading: .current)) == [
                "a.leading = safeArea.leading + 20.0", "b.leading = safeArea.leading + 30.0",
            ])
        #expect(
            try added(source, .pin(objects: both, leading: .points(16))) == [
                "a.leading = safeArea.leading + 16.0", "b.leading = safeArea.leading + 16.0",
            ])
        #expect(
            try added(source, .pin(objects: both, height: .points(44), equalWidths: true, aspectRatio: true)).sorted()
                == [
                    "a.height = 44.0", "a.width = a.height * 16:9 + 0.0", "b.height = 44.0",
                    "b.width = a.width + 0.0", "b.width = b.height * 1:1 + 0.0",
                ])
    }

    @Test("views are aligned with the first of them, or each with what is around it")
    func alignment() throws {
        let source = scene(("a", "view", [20, 100, 160, 90]), ("b", "view", [30, 400, 50, 50]))
        #expect(
            try added(source, .addAlignment(objects: ["a", "b"], attribute: "leading")) == [
                "b.leading = a.leading + 0.0"
            ])
        #expect(
            try added(source, .addAlignment(objects: ["a", "b"], attribute: "centerX", inContainer: true, offset: -4))
                == ["a.centerX = view.centerX + -4.0", "b.centerX = view.centerX + -4.0"])
        try assertRefused(source, .addAlignment(objects: ["a"], attribute: "leading"), "it takes 2 views, found 1")
        try assertRefused(
            source, .addAlignment(objects: ["a", "b"], attribute: "width"), "'width' is not an attribute of a view")
    }

    @Test("what cannot be pinned is an error")
    func refusals() throws {
        try assertRefused(one, .pin(objects: ["a"]), "there is nothing to pin")
        try assertRefused(one, .pin(objects: [], width: .current), "there are no views")
        try assertRefused(one, .pin(objects: ["a"], equalWidths: true), "it takes 2 views, found 1")
        try assertRefused(one, .pin(objects: ["a"], width: .points(-1)), "a size cannot be negative")
        try assertRefused(
            one, .pin(objects: ["det-vi-001"], width: .current), "'View' is not inside another view")
        try assertRefused(one, .pin(objects: ["det-vc-001"], width: .current), "'Detail View Controller' is not a view")
    }

    // MARK: What is missing

    @Test("a label lacks two edges, a plain view a size too")
    func missing() throws {
        let places = ["a.leading = safeArea.leading + 20.0", "a.top = safeArea.top + 41.0"]
        let label = scene(("a", "label", [20, 100, 100, 40]))
        #expect(try added(label, .addMissingConstraints(objects: ["a"])) == places)
        #expect(
            try added(one, .addMissingConstraints(objects: ["a"])).sorted()
                == ["a.height = 40.0", places[0], places[1], "a.width = 100.0"])
        #expect(try added(label, .addMissingConstraints(objects: ["det-vc-001"], all: true)) == places)
    }

    @Test("what fills the room is tied to its other edge")
    func spanning() throws {
        let source = scene(("a", "textField", [16, 100, 361, 40]), ("b", "slider", [16, 300, 361, 40]))
        #expect(
            try added(source, .addMissingConstraints(objects: ["b"])) == [
                "b.leading = safeArea.leading + 16.0", "safeArea.trailing = b.trailing + 16.0",
                "b.top = a.bottom + 160.0",
            ])
    }

    @Test("what is drawn larger than its content keeps its length, but a label's height follows its text")
    func drawnLarger() throws {
        var layout = layout
        for (id, frame) in [
            ("a", DocumentRect(x: 16, y: 100, width: 361, height: 44)),
            ("b", DocumentRect(x: 16, y: 300, width: 120, height: 40)),
        ] {
            layout.views[id] = DocumentLayout.View(frame: frame)
            layout.views[id]?.fittingSize = DocumentSize(width: 60, height: 30)
        }
        let source = scene(("a", "button", [16, 100, 361, 44]), ("b", "label", [16, 300, 120, 40]))
        #expect(
            try added(source, .addMissingConstraints(objects: ["a"]), layout: layout).sorted() == [
                "a.height = 44.0", "a.leading = safeArea.leading + 16.0", "a.top = safeArea.top + 41.0",
                "safeArea.trailing = a.trailing + 16.0",
            ])
        #expect(
            try added(source, .addMissingConstraints(objects: ["b"]), layout: layout).sorted() == [
                "b.leading = safeArea.leading + 16.0", "b.top = a.bottom + 156.0", "b.width = 120.0",
            ])
    }

    private static let center = """

                                <constraints>
                                    <constraint firstItem="a" firstAttribute="centerX" secondItem="det-vi-001" secondAttribute="centerX" id="con-st-101"/>
                                    <constraint firstItem="det-vi-001" firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="con-st-102"/>
                                </constraints>
        """

    @Test("existing constraints stay; a view with constraints gets more only if it is ambiguous")
    func told() throws {
        let source = scene(("a", "label", [16, 100, 361, 40]), constraints: Self.center)
        try assertEdit(source, .addMissingConstraints(objects: ["a"]), layout: layout, diff: [])
        let open = scene(("a", "view", [16, 100, 100, 40]), constraints: Self.center)
        try assertEdit(open, .addMissingConstraints(objects: ["a"]), layout: layout, diff: [])
        var layout = layout
        layout.views["a"] = DocumentLayout.View(frame: DocumentRect(x: 16, y: 100, width: 100, height: 40))
        layout.views["a"]?.isAmbiguous = true
        #expect(
            try added(open, .addMissingConstraints(objects: ["a"]), layout: layout) == [
                "a.width = 100.0", "a.height = 40.0",
            ])
    }

    @Test("suggested constraints replace all existing ones, of some views or of all")
    func reset() throws {
        let source = scene(
            ("a", "label", [16, 100, 100, 40]), ("b", "label", [16, 200, 10, 10]), constraints: Self.center)
        let own = ["a.leading = safeArea.leading + 16.0", "a.top = safeArea.top + 41.0"]
        #expect(try added(source, .resetConstraints(objects: ["a"])) == own)
        let document = try assertEdit(source, .resetConstraints(objects: ["a"]), layout: layout)
        #expect(document.object("con-st-101") == nil && document.object("con-st-102") == nil)
        #expect(document.node("a")["fixedFrame"] == nil)
        #expect(
            try added(source, .resetConstraints(objects: ["a"], all: true)) == own + [
                "b.leading = safeArea.leading + 16.0", "b.top = a.bottom + 60.0",
            ])
    }

    // MARK: Frames

    @Test("a misplaced view's frame becomes the one that its constraints have made")
    func updateFrames() throws {
        var layout = layout
        for (id, x) in [("a", 90.0), ("b", 32), ("open", 90)] {
            layout.views[id] = DocumentLayout.View(frame: DocumentRect(x: x, y: 210, width: 50, height: 50))
            layout.views[id]?.place = DocumentRect(x: x + 0.00049, y: 210, width: 50, height: 50)
        }
        layout.views["open"]?.isAmbiguous = true
        let source = scene(
            ("a", "view", [20, 210, 50, 50]), ("b", "view", [30, 210, 50, 50]), ("open", "view", [20, 300, 50, 50]))
        let document = try assertEdit(source, .updateFrames(objects: ["a"], all: true), layout: layout)
        #expect(document.node("a").frame == DocumentRect(x: 90, y: 210, width: 50, height: 50))
        #expect(document.node("b").frame?.x == 30, "what is hardly elsewhere is not misplaced")
        #expect(document.node("open").frame?.x == 20, "a place that is left open is no better than another")
    }

    @Test("a view whose frame is right loses the marks that it was saved with, and one that isn't keeps them")
    func marks() throws {
        var layout = layout
        for id in ["a", "open"] {
            layout.views[id] = DocumentLayout.View(frame: DocumentRect(x: 20, y: 210, width: 50, height: 50))
            layout.views[id]?.place = DocumentRect(x: 20, y: 210, width: 50, height: 50)
        }
        layout.views["open"]?.isAmbiguous = true
        let source = scene(("a", "view", [20, 210, 50, 50]), ("open", "view", [20, 210, 50, 50])).replacing(
            "<view ", with: #"<view ambiguous="YES" misplaced="YES" "#)
        let document = try assertEdit(source, .updateFrames(objects: ["a", "open"]), layout: layout)
        #expect(document.node("a")["misplaced"] == nil && document.node("a")["ambiguous"] == nil)
        #expect(document.node("open")["misplaced"] == "YES" && document.node("open")["ambiguous"] == "YES")
    }

    @Test("views get their fitting size, and those without one are not changed")
    func sizeToFit() throws {
        var layout = layout
        layout.views["a"] = DocumentLayout.View(frame: DocumentRect(x: 20, y: 100, width: 100, height: 40))
        layout.views["a"]?.fittingSize = DocumentSize(width: 63, height: 20.5)
        let source = scene(("a", "label", [20, 100, 100, 40]), ("b", "view", [20, 200, 10, 10]))
        let document = try assertEdit(source, .sizeToFit(objects: ["a", "b"]), layout: layout)
        #expect(document.node("a").frame == DocumentRect(x: 20, y: 100, width: 63, height: 20.5))
        #expect(document.node("b").frame == DocumentRect(x: 20, y: 200, width: 10, height: 10))
    }

    @Test("constraints ask for the frames that the document has")
    func constants() throws {
        let constraints = """

                                    <constraints>
                                        <constraint firstItem="a" firstAttribute="leading" secondItem="det-sa-001" secondAttribute="leading" constant="16" id="con-st-101"/>
                                        <constraint firstItem="det-sa-001" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" id="con-st-102"/>
                                        <constraint firstItem="a" firstAttribute="top" secondItem="det-vi-001" secondAttribute="topMargin" id="con-st-103"/>
                                        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="det-vi-001" secondAttribute="width" multiplier="0.5" id="con-st-104"/>
                                        <constraint firstItem="a" firstAttribute="centerX" secondItem="det-vi-001" secondAttribute="centerX" constant="-126.4" id="con-st-105"/>
                                    </constraints>
            """
        let source = scene(("a", "view", [20, 100, 100, 40]), constraints: constraints)
        let document = try assertEdit(source, .updateConstraintConstants(objects: ["a"]), layout: layout)
        func constant(_ id: String) -> String? { document.node(id)["constant"] }
        #expect(constant("con-st-101") == "20")
        #expect(constant("con-st-102") == "678")
        #expect(constant("con-st-103") == "33")
        #expect(constant("con-st-104") == nil, "it holds as it is")
        #expect(constant("con-st-105") == "-126.4", "frames are rounded to pixels")
        try assertEdit(document.text, .updateConstraintConstants(objects: ["a"]), layout: layout, diff: [])
    }
}
