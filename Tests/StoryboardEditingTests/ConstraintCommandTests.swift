import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands that add and clear constraints") struct ConstraintCommandTests {
    /// The shop with Auto Layout and a box that has a fixed place.
    private let store = shop.replacing(" useSafeAreas=", with: " useAutolayout=\"YES\" useSafeAreas=").replacing(
        #"<view contentMode="scaleToFill" id="box-vi-001">"#,
        with:
            #"<view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-001">"#
    ).replacing(
        #"<rect key="frame" x="16" y="160" width="100" height="100"/>"#,
        with:
            #"<rect key="frame" x="16" y="160" width="100" height="100"/>"# + "\n"
            + #"                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    )

    private func added(_ command: Command) throws -> (text: String, holder: String?) {
        let document = try assertEdit(store, command)
        let old = try Document(Array(store.utf8))
        let new = try #require(
            document.root.subtree.first { $0.name == "constraint" && old.object($0["id"] ?? "") == nil })
        let text = new.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return (text, new.parent?.parent?["id"])
    }

    @Test("a size is held by the view itself, which is placed by constraints from then on")
    func size() throws {
        let (text, holder) = try added(.addConstraint(first: "box-vi-001", firstAttribute: "width", constant: 44.5))
        #expect(text == "firstAttribute=width constant=44.5" && holder == "box-vi-001")
        let document = try assertEdit(store, .addConstraint(first: "box-vi-001", firstAttribute: "height"))
        #expect(document.node("box-vi-001")["fixedFrame"] == nil)
        #expect(document.node("box-vi-001")["translatesAutoresizingMaskIntoConstraints"] == "NO")
        #expect(document.node("box-vi-001").child("autoresizingMask") == nil)
        let ratio = try added(
            .addConstraint(
                first: "box-vi-001", firstAttribute: "width", second: "box-vi-001", secondAttribute: "height",
                multiplier: "16:9"))
        #expect(ratio.text == "firstAttribute=width secondItem=box-vi-001 secondAttribute=height multiplier=16:9")
        #expect(ratio.holder == "box-vi-001")
    }

    @Test("a view around another is named first at the far sides, so that distances are positive")
    func containers() throws {
        func text(_ attribute: String, _ other: String, _ constant: Double) throws -> String {
            try added(
                .addConstraint(
                    first: "box-vi-001", firstAttribute: attribute, second: "lis-vi-001", secondAttribute: other,
                    constant: constant)
            ).text
        }
        #expect(
            try text("bottom", "bottomMargin", -12)
                == "firstAttribute=bottomMargin secondItem=box-vi-001 secondAttribute=bottom constant=12")
        #expect(
            try text("leading", "leadingMargin", 12)
                == "firstItem=box-vi-001 firstAttribute=leading secondItem=lis-vi-001 secondAttribute=leadingMargin constant=12"
        )
    }

    @Test("neighbors are tied by the nearest view around both")
    func neighbors() throws {
        let (text, holder) = try added(
            .addConstraint(
                first: "box-vi-001", firstAttribute: "top", relation: "greaterThanOrEqual", second: "but-to-001",
                secondAttribute: "bottom", constant: 8, priority: 750, identifier: "gap"))
        #expect(
            text
                == "firstItem=box-vi-001 firstAttribute=top relation=greaterThanOrEqual secondItem=but-to-001 secondAttribute=bottom priority=750 constant=8 identifier=gap"
        )
        #expect(holder == "lis-vi-001")
    }

    @Test("what is around a view can be named by what it is, and far sides are written from the outside")
    func surroundings() throws {
        #expect(
            try added(.addConstraint(first: "box-vi-001", firstAttribute: "leading", second: "superviewMargins")).text
                == "firstItem=box-vi-001 firstAttribute=leading secondItem=lis-vi-001 secondAttribute=leadingMargin")
        #expect(
            try added(
                .addConstraint(first: "box-vi-001", firstAttribute: "trailing", second: "superview", constant: -20)
            )
            .text == "firstAttribute=trailing secondItem=box-vi-001 secondAttribute=trailing constant=20")
        #expect(
            try added(
                .addConstraint(
                    first: "box-vi-001", firstAttribute: "bottom", relation: "lessThanOrEqual", second: "safeArea",
                    constant: -1)
            ).text
                == "firstItem=lis-sa-001 firstAttribute=bottom relation=greaterThanOrEqual secondItem=box-vi-001 secondAttribute=bottom constant=1"
        )
        #expect(
            try added(.addConstraint(first: "box-vi-001", firstAttribute: "centerX", second: "superviewMargins")).text
                == "firstItem=box-vi-001 firstAttribute=centerX secondItem=lis-vi-001 secondAttribute=centerXWithinMargins"
        )
    }

    @Test("a safe area is made for the outermost view where none is yet")
    func safeArea() throws {
        let label = #"<label id="new-la-001"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>"#
        let document = try assertEdit(
            store, .insert(into: "det-vi-001", xml: label),
            .addConstraint(first: "new-la-001", firstAttribute: "top", second: "safeArea"))
        let guide = try #require(document.node("det-vi-001").child("viewLayoutGuide", key: "safeArea"))
        #expect(document.node("det-vi-001").constraints.first?.secondItemID == guide["id"])
    }

    @Test("the same constraint is not added twice")
    func twice() throws {
        try assertEdit(
            store, .addConstraint(first: "lab-el-001", firstAttribute: "top", second: "safeArea"),
            text: store)
    }

    @Test("constraints are cleared with what refers to them, and views without any stay where they are")
    func clearing() throws {
        let document = try assertEdit(store, .clearConstraints(objects: ["but-to-001"]))
        #expect(document.object("con-st-002") == nil && document.object("con-st-001") != nil)
        #expect(document.object("out-le-002") == nil)
        #expect(document.node("but-to-001")["fixedFrame"] == "YES" && document.node("lab-el-001")["fixedFrame"] == nil)
        #expect(document.node("but-to-001").child("autoresizingMask")?["flexibleMaxX"] == "YES")
        let all = try assertEdit(store, .clearConstraints(objects: ["box-vi-001"], all: true))
        #expect(!all.text.contains("<constraint"))
        #expect(all.node("lab-el-001")["fixedFrame"] == "YES")
    }

    @Test(
        "an impossible constraint is an error",
        arguments: [
            (("top", nil, nil, nil), "'top' needs a second item"),
            (("tpo", nil, nil, nil), "there is no 'tpo'; did you mean 'top'?"),
            (
                ("top", "superview", "leading", nil),
                "'top' speaks of places from top to bottom, 'leading' of places from left to right"
            ),
            (("width", "superview", "top", nil), "'width' speaks of sizes, 'top' of places from top to bottom"),
            (("left", "superview", "leading", nil), "'left' and 'leading' cannot be constrained to each other"),
            (("top", "det-vi-001", nil, nil), "the items have no common superview"),
            (("top", "lis-vc-001", nil, nil), "'List' is neither a view nor a guide"),
            (("width", nil, nil, "0:9"), "'0:9' is not a multiplier"),
        ] as [((String, Address?, String?, String?), String)])
    func refusals(parts: (String, Address?, String?, String?), message: String) throws {
        try assertRefused(
            store,
            .addConstraint(
                first: "box-vi-001", firstAttribute: parts.0, second: parts.1, secondAttribute: parts.2,
                multiplier: parts.3), message)
    }

    @Test("unknown priorities and relations are errors")
    func priorities() throws {
        try assertRefused(
            store, .addConstraint(first: "box-vi-001", firstAttribute: "width", priority: 1001),
            "'1001' is not a priority",
            hint: "priorities range from 1 to 1000")
        try assertRefused(
            store, .addConstraint(first: "box-vi-001", firstAttribute: "width", relation: "equl"),
            "there is no 'equl'; did you mean 'equal'?")
        try assertRefused(
            store, .addConstraint(first: "lis-vi-001", firstAttribute: "top", second: "superview"),
            "'View' is not inside another view")
        try assertRefused(
            store, .addConstraint(first: "box-vi-001", firstAttribute: "width", constant: .nan),
            "a constraint cannot have the number nan")
    }
}
