import NibArchive
import Testing

@Suite struct ConstraintTests {
    /// The first constraint of the view 'root', which has a label 'l' inside.
    private func constraint(_ attributes: String, tools: Int = 22_000) throws -> NibObject {
        let nib = try compile(#"<constraint id="k" \#(attributes)/>"#).view()
        let root = try nib.first("UIView")
        return try #require(root.objects("UIViewAutolayoutConstraints")?.first)
    }

    private func compile(_ constraints: String, after: String = "", _ findings: [String] = []) throws -> Compiled {
        try assertCompiled(
            viewDocument(
                #"<subviews><label id="l"/></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\#(constraints)</constraints>\#(after)"#
            ), findings)
    }

    @Test func bothItemsAndTheirAttributes() throws {
        let one = try constraint(
            #"firstItem="l" firstAttribute="trailing" secondItem="root" secondAttribute="centerX" constant="-4.5""#)
        #expect(one.object("NSFirstItem")?.className == "UILabel")
        #expect(one.object("NSSecondItem")?.className == "UIView")
        #expect(one.integer("NSFirstAttribute") == 6 && one.integer("NSFirstAttributeV2") == 6)
        #expect(one.integer("NSSecondAttribute") == 9 && one.integer("NSSecondAttributeV2") == 9)
        #expect(one.double("NSConstant") == -4.5 && one.double("NSConstantV2") == -4.5)
        #expect(one.bool("NSShouldBeArchived") == true)
        for key in ["NSRelation", "NSMultiplier", "NSPriority", "NSSymbolicConstant", "NSLayoutIdentifier"] {
            #expect(!one.has(key), "\(key)")
        }
    }

    @Test func theOwnerIsTheFirstItemWhereNoneIsNamed() throws {
        let one = try constraint(#"firstAttribute="height" constant="20""#)
        #expect(one.object("NSFirstItem")?.className == "UIView" && !one.has("NSSecondItem"))
        #expect(one.integer("NSFirstAttributeV2") == 8)
    }

    @Test(arguments: [
        ("leading", 5, "leadingMargin", 17, 5, 8.0), ("trailing", 6, "trailingMargin", 18, 6, -8),
        ("top", 3, "topMargin", 15, 3, 8), ("bottom", 4, "bottomMargin", 16, 4, -8),
        ("centerY", 10, "centerYWithinMargins", 20, 10, 0), ("left", 1, "leftMargin", 13, 1, 8),
        ("firstBaseline", 12, "lastBaseline", 11, 11, 0),
    ]) func marginsFoldOntoEdges(_ row: (String, Int64, String, Int64, Int64, Double)) throws {
        let one = try constraint(
            #"firstItem="l" firstAttribute="\#(row.0)" secondItem="root" secondAttribute="\#(row.2)" constant="1""#)
        #expect(one.integer("NSFirstAttributeV2") == row.1)
        #expect(one.integer("NSSecondAttributeV2") == row.3 && one.integer("NSSecondAttribute") == row.4)
        #expect(one.double("NSConstantV2") == 1 && one.double("NSConstant") == (1 + row.5 == 0 ? nil : 1 + row.5))
    }

    @Test func anOlderConstantOfZeroIsLeftOut() throws {
        let one = try constraint(
            #"firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="-8""#)
        #expect(one.double("NSConstantV2") == -8 && !one.has("NSConstant"))
    }

    @Test func theStandardSpacingHasNoConstant() throws {
        let one = try constraint(
            #"firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" symbolic="YES""#)
        #expect(one.string("NSSymbolicConstant") == "NSSpace" && !one.has("NSConstant") && !one.has("NSConstantV2"))
    }

    @Test func relationsPrioritiesAndRatios() throws {
        let most = try constraint(
            #"firstItem="l" firstAttribute="width" secondItem="l" secondAttribute="height" relation="lessThanOrEqual" multiplier="16:9" priority="750" identifier="wide""#
        )
        #expect(most.integer("NSRelation") == -1 && most.integer("NSPriority") == 750)
        #expect(most.double("NSMultiplier") == 16.0 / 9)
        #expect(most.string("NSLayoutIdentifier") == "wide")
        let least = try constraint(
            #"firstItem="l" firstAttribute="width" relation="greaterThanOrEqual" constant="1" priority="249.5""#)
        #expect(least.integer("NSRelation") == 1 && least.double("NSPriority") == 249.5)
    }

    @Test func aConstraintOfTheAppsClassIsExchanged() throws {
        let one = try constraint(#"firstAttribute="width" constant="1" customClass="Hair" customModule="App""#)
        #expect(one.className == "UIClassSwapper" && one.string("UIClassName") == "_TtC3App4Hair")
        #expect(one.string("UIOriginalClassName") == "NSLayoutConstraint")
    }

    @Test func placeholdersAreLeftOut() throws {
        let nib = try compile(
            #"<constraint firstAttribute="width" constant="1" placeholder="YES" id="a"/><constraint firstAttribute="height" constant="2" id="b"/>"#
        ).view()
        #expect(
            try nib.first("UIView").objects("UIViewAutolayoutConstraints")?.map { $0.double("NSConstantV2") } == [2])
    }

    @Test func whatIsExcludedByDefaultIsOnlyInTheVariation() throws {
        let nib = try compile(
            #"<constraint firstAttribute="width" constant="1" id="a"/><constraint firstAttribute="height" constant="2" id="b"/>"#,
            after: """
                <variation key="default"><mask key="constraints"><exclude reference="a"/></mask></variation>\
                <variation key="heightClass=regular-widthClass=compact"><mask key="constraints"><include reference="a"/></mask></variation>
                """
        ).view()
        let root = try nib.first("UIView")
        #expect(root.objects("UIViewAutolayoutConstraints")?.map { $0.double("NSConstantV2") } == [2])
        let storage = try nib.first("_UIRelationshipTraitStorage")
        #expect(storage.object("UIObject") == root && storage.string("UIKeyPath") == "constraints")
        let added = try nib.first("_UIRelationshipTraitStorageRecord").objects("UIAddedObjects")
        #expect(added?.map(\.className) == ["NSLayoutConstraint"])
        #expect(added?.first?.double("NSConstantV2") == 1 && added?.first?.object("NSFirstItem") == root)
        let traits = try nib.first("UITraitCollection")
        #expect(traits.integer("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass") == 2)
        #expect(traits.integer("UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass") == 1)
    }

    @Test func aConstantThatVaries() throws {
        let nib = try compile(
            #"<constraint firstAttribute="width" constant="1" id="a"><variation key="widthClass=regular" constant="9"/></constraint>"#
        ).view()
        let storage = try nib.first("_UIAttributeTraitStorage")
        #expect(storage.string("UIKeyPath") == "constant")
        #expect(storage.object("UIObject")?.className == "NSLayoutConstraint")
        #expect(try nib.first("_NSLayoutConstraintConstant").double("UINumericConstant") == 9)
    }

    @Test func theSafeAreaBelongsToItsView() throws {
        let nib = try compile(
            #"<constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k"/>"#
        ).view()
        let root = try nib.first("UIView")
        let guide = try #require(root.objects("UIViewLayoutGuides")?.first)
        #expect(guide.string("UILayoutGuideIdentifier") == "UIViewSafeAreaLayoutGuide")
        #expect(guide.object("UILayoutGuideOwningView") == root)
        #expect(root.objects("UIViewAutolayoutConstraints")?.first?.object("NSSecondItem") == guide)
        let held = guide.objects("UILayoutGuideSystemConstraints") ?? []
        #expect(
            Set(held.compactMap { $0.string("NSLayoutIdentifier") })
                == Set(["left", "right", "top", "bottom"].map { "UIViewSafeAreaLayoutGuide-\($0)" }))
        #expect(held.allSatisfy { $0.bool("NSShouldBeArchived") == false })
    }

    @Test func anUnusedSafeAreaBelongsToNobody() throws {
        let nib = try compile("").view()
        let guide = try nib.first("UILayoutGuide")
        #expect(guide["UILayoutGuideOwningView"] == .null && guide.string("UILayoutGuideIdentifier") == "")
        #expect(!(try nib.first("UIView").has("UIViewLayoutGuides")))
    }

    @Test func theGuidesOfAController() throws {
        let nib = try assertCompiled(
            viewDocument(
                """
                <subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" \
                secondItem="top" secondAttribute="bottom" constant="5" id="k"/></constraints>
                """,
                controller: """
                    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
                    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                    """, tools: 14_000)
        ).view()
        let root = try nib.first("UIView")
        let guides = nib.all("_UILayoutGuide")
        #expect(
            guides.compactMap { $0.string("_UILayoutGuideIdentifier") }.sorted() == [
                "_UIViewControllerBottom", "_UIViewControllerTop",
            ])
        #expect(guides.allSatisfy { $0.fallbackClassNames == ["UIView"] && $0.bool("UIHidden") == true })
        #expect(Set(root.objects("UISubviews") ?? []).isSuperset(of: guides))
        let top = try #require(guides.first { $0.string("_UILayoutGuideIdentifier") == "_UIViewControllerTop" })
        let last = try #require(root.objects("UIViewAutolayoutConstraints")?.last)
        #expect(last.object("NSSecondItem") == top && last.double("NSConstantV2") == 5)
        #expect(try nib.first("_UILayoutSupportConstraint").integer("NSPriority") == 999)
    }

    @Test func constraintsThatCannotBeMadeAreReported() throws {
        _ = try compile(#"<constraint firstItem="nope" firstAttribute="top" id="k"/>"#, ["3 constraint.dangling"])
        _ = try compile(
            #"<constraint firstItem="l" firstAttribute="top" secondItem="nope" secondAttribute="top" id="k"/>"#,
            ["3 constraint.dangling"])
        _ = try compile(#"<constraint firstItem="l" firstAttribute="depth" id="k"/>"#, ["3 value.unknown"])
        _ = try compile(#"<constraint firstItem="k" firstAttribute="top" id="k"/>"#, ["3 constraint.outside"])
        _ = try compile(#"<constraint firstItem="vc" firstAttribute="top" id="k"/>"#, ["3 constraint.outside"])
        _ = try compile(#"<constraint id="k"/>"#, ["3 constraint.missing-attribute"])
    }

    @Test func aGuideOfAnotherPieceIsReported() throws {
        let other = scene(
            #"<view key="view" id="far"><viewLayoutGuide key="safeArea" id="farSafe"/></view>"#, id: "b",
            attributes: #"storyboardIdentifier="b""#)
        try assertCompiled(
            viewDocument(
                """
                <constraints>
                <constraint firstItem="root" firstAttribute="top" secondItem="farSafe" secondAttribute="top" id="k"/>
                </constraints>
                """, others: other), ["4 constraint.outside"])
    }
}
