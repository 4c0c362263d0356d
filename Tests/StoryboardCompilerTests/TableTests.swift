import NibArchive
import Testing

/// Tables and collections with what they copy.
@Suite struct TableTests {
    private static let cell = """
        <tableViewCell reuseIdentifier="row" id="cell"><rect key="frame" x="0.0" y="28" width="375" height="44"/>\
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\
        <subviews><label text="hi" id="l"/><button id="b"><connections><action selector="go:" destination="vc" \
        eventType="touchUpInside" id="a"/></connections></button></subviews><constraints><constraint firstItem="l" \
        firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="k"/></constraints></tableViewCellContentView>\
        <connections><outlet property="label" destination="l" id="o"/></connections></tableViewCell>
        """

    @Test func aPrototypeIsANibOfItsOwn() throws {
        let compiled = try assertCompiled(
            subviewDocument(#"<tableView id="t"><prototypes>\#(Self.cell)</prototypes></tableView>"#))
        let table = try compiled.view().first("UITableView")
        let nested = try #require(try prototype("row", of: table))
        let cell = try nested.first("UITableViewCell")
        #expect(nested.topLevel.contains(cell))
        #expect(cell.string("UIReuseIdentifier") == "row")
        #expect(try cell.object("UIContentView") == nested.first("UITableViewCellContentView"))
        #expect(nested.connections.contains("Outlet label: UITableViewCell -> UILabel"))
        #expect(nested.connections.contains("Event go:: UIButton -> UpstreamPlaceholder-1 64"))
        #expect(try nested.first("NSLayoutConstraint").object("NSFirstItem") == nested.first("UILabel"))
        #expect(try compiled.view().all("UILabel").isEmpty)
    }

    @Test func aPrototypesNibAsksForWhatIsOutsideOfItsTable() throws {
        let compiled = try assertCompiled(
            subviewDocument(#"<tableView id="t"><prototypes>\#(Self.cell)</prototypes></tableView>"#))
        let view = try compiled.view()
        let externals = try view.first("UITableView").object("UITableViewCellPrototypeNibExternalObjects")
        let proxy = try #require(externals?.entryObject("row")?.entryObject("UpstreamPlaceholder-1"))
        #expect(proxy.className == "UIProxyObject" && view.topLevel.contains(proxy))
        let controller = try compiled.scene().first("UIViewController")
        let name = try #require(proxy.string("UIProxiedObjectIdentifier"))
        #expect(controller.object("UIExternalObjectsTableForViewLoading")?.entryObject(name) == controller)
    }

    @Test func aPrototypeWithoutIdentifierIsLeftOut() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                #"<tableView id="t"><prototypes><tableViewCell id="cell"/></prototypes></tableView>"#),
            ["3 reuse-identifier.missing"])
        #expect(!(try compiled.view().first("UITableView").has("UITableViewCellPrototypeNibs")))
    }

    @Test("The style of a table is kept, whatever saved it", arguments: [9_000, 14_000, 22_000])
    func style(tools: Int) throws {
        for (name, number) in [("grouped", Int64(1)), ("insetGrouped", 2)] {
            let table = try assertCompiled(subviewDocument(#"<tableView style="\#(name)" id="t"/>"#, tools: tools))
                .view()
                .first("UITableView")
            #expect(table.integer("UIStyle") == number && table.integer("UITableViewStyle") == number)
        }
        let plain = try assertCompiled(subviewDocument(#"<tableView style="plain" id="t"/>"#, tools: tools)).view()
            .first("UITableView")
        #expect(plain.integer("UIStyle") == (tools < 16_000 ? nil : 0))
    }

    @Test("A width of indentation of none is kept, whatever saved it", arguments: [9_000, 14_000, 22_000])
    func indentation(tools: Int) throws {
        let prototypes = """
            <prototypes><tableViewCell reuseIdentifier="c" indentationLevel="1" indentationWidth="0.0" id="c"/></prototypes>
            """
        let compiled = try assertCompiled(
            subviewDocument("<tableView id=\"t\">\(prototypes)</tableView>", tools: tools))
        let table = try compiled.view().first("UITableView")
        let nib = try #require(try prototype("c", of: table, "UITableViewCellPrototypeNibs"))
        let cell = try nib.first("UITableViewCell")
        #expect(cell.double("UIIndentationWidth") == 0 && cell.integer("UIIndentationLevel") == 1)
    }

    @Test func twoPrototypesOfOneIdentifierAreReported() throws {
        try assertCompiled(
            subviewDocument(
                """
                <tableView id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"/>
                <tableViewCell reuseIdentifier="x" id="d"/></prototypes></tableView>
                """), ["4 reuse-identifier.duplicate"])
    }

    @Test func aStaticTableHoldsItsSections() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                """
                <tableView id="t"><sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s"><cells>\
                <tableViewCell rowHeight="60" id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>\
                <label id="l"/></subviews></tableViewCellContentView></tableViewCell><tableViewCell id="d"/></cells>\
                </tableViewSection></sections></tableView>
                """,
                controller: #"<connections><outlet property="label" destination="l" id="o"/></connections>"#))
        let nib = try compiled.view()
        let source = try #require(try nib.first("UITableView").object("UITableViewDataSource"))
        let section = try #require(source.objects("UITableSections")?.first)
        #expect(section.string("UITableSectionHeaderTitle") == "Above")
        #expect(section.string("UITableSectionFooterTitle") == "Below")
        let rows = section.objects("UITableSectionRows") ?? []
        #expect(rows.compactMap { $0.object("UITableRowCell") } == nib.all("UITableViewCell") && rows.count == 2)
        #expect(rows.first?.double("UITableRowHeight") == 60)
        #expect(nib.connections.contains("Outlet label: UpstreamPlaceholder-1 -> UILabel"))
    }

    @Test func aCollectionsCellsAndViews() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                """
                <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" id="fl">\
                <size key="itemSize" width="100" height="80"/></collectionViewFlowLayout>\
                <cells><collectionViewCell reuseIdentifier="item" id="c"><collectionViewCellContentView key="contentView" id="cc">\
                <subviews><label text="hi" id="l"/></subviews></collectionViewCellContentView></collectionViewCell></cells>\
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/>\
                <collectionReusableView key="sectionFooterView" reuseIdentifier="foot" id="f"/></collectionView>
                """))
        let view = try compiled.view().first("UICollectionView")
        let cell = try #require(try prototype("item", of: view, "UICollectionViewCellNibDict"))
        #expect(try cell.first("UILabel").string("UIText") == "hi")
        #expect(
            view.object("UICollectionViewSupplementaryViewNibDict")?.entryNames == [
                "UICollectionElementKindSectionHeader/head", "UICollectionElementKindSectionFooter/foot",
            ])
        let layout = try #require(view.object("UICollectionLayout"))
        #expect(layout.className == "UICollectionViewFlowLayout" && layout.double("UILineSpacing") == 12)
        #expect(layout["UIItemSize"]?.sizeValue?.width == 100)
    }

    @Test(arguments: ["cell", "safe"]) func theContentOfAnOlderCellStandsInItsPlace(_ item: String) throws {
        let nib = try assertCompiled(
            xib(
                """
                <collectionViewCell id="cell"><view key="contentView"><subviews><label id="a"/><button id="b"/></subviews></view>\
                <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>\
                <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="2"/>\
                <constraint firstItem="a" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="3"/></constraints>\
                <viewLayoutGuide key="safeArea" id="safe"/></collectionViewCell>
                """)
        ).nib("Main")
        let cell = try nib.first("UICollectionViewCell")
        let content = try #require(cell.object("UIContentView"))
        #expect(!cell.has("UIViewAutolayoutConstraints") && !cell.has("UIViewLayoutGuides"))
        let guide = try #require(content.objects("UIViewLayoutGuides")?.first)
        #expect(guide.object("UILayoutGuideOwningView") == content)
        let constraints = try #require(content.objects("UIViewAutolayoutConstraints"))
        #expect(constraints.map { $0.object("NSFirstItem")?.className } == ["UILabel", "UIButton", "UIView"])
        #expect(constraints[0].object("NSSecondItem") == (item == "cell" ? content : guide))
        #expect(constraints[2].object("NSFirstItem") == content)
        for constraint in guide.objects("UILayoutGuideSystemConstraints") ?? [] {
            #expect([constraint.object("NSFirstItem"), constraint.object("NSSecondItem")].contains(content))
        }
    }
}
