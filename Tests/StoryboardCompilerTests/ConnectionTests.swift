import NibArchive
import Testing

/// Outlets and actions, within a nib and between a view and its scene.
@Suite struct ConnectionTests {
    @Test func aControllersOutletIsArchivedWithTheView() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                #"<label text="hi" id="l"/>"#,
                controller: #"<connections><outlet property="titleLabel" destination="l" id="o"/></connections>"#))
        #expect(
            try compiled.view().connections == [
                "Outlet titleLabel: UpstreamPlaceholder-1 -> UILabel", "Outlet view: IBFilesOwner -> UIView",
            ])
        let controller = try compiled.scene().first("UIViewController")
        let table = try #require(controller.object("UIExternalObjectsTableForViewLoading"))
        #expect(table.entryNames == ["UpstreamPlaceholder-1"])
        #expect(table.entryObject("UpstreamPlaceholder-1") == controller)
        #expect(try compiled.view().topLevel.last?.string("UIProxiedObjectIdentifier") == "UpstreamPlaceholder-1")
    }

    @Test func anActionSaysWhichEventSendsIt() throws {
        func action(_ event: String) throws -> [String] {
            try assertCompiled(
                subviewDocument(
                    """
                    <button id="b"><connections><action selector="go:" destination="vc" \(event) id="a"/></connections></button>
                    """)
            ).view().connections
        }
        #expect(
            try action(#"eventType="touchUpInside""#).first
                == "Event go:: UIButton -> UpstreamPlaceholder-1 64")
        #expect(
            try action(#"eventType="editingDidBegin""#).first
                == "Event go:: UIButton -> UpstreamPlaceholder-1 65536")
        #expect(try action("").first == "Event go:: UIButton -> UpstreamPlaceholder-1")
    }

    @Test func anUnknownEventIsReported() throws {
        try assertCompiled(
            subviewDocument(
                """
                <button id="b"><connections>
                <action selector="go:" destination="vc" eventType="sneeze" id="a"/></connections></button>
                """), ["4 value.unknown"])
    }

    @Test func theFirstResponderIsWhoeverAnswers() throws {
        let compiled = try assertCompiled(
            viewDocument(
                """
                <subviews><button id="b"><connections><action selector="copy:" destination="fr" eventType="touchDown" id="a"/>\
                </connections></button></subviews>
                """, dock: #"<placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>"#))
        #expect(try compiled.view().connections.first == "Event copy:: UIButton -> IBFirstResponder 1")
    }

    @Test func aCollectionIsOneConnection() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                #"<label id="a"/><button id="b"/>"#,
                controller: """
                    <connections><outletCollection property="parts" destination="b" id="1"/>\
                    <outlet property="one" destination="a" id="2"/>\
                    <outletCollection property="parts" destination="a" appends="YES" id="3"/></connections>
                    """))
        #expect(
            try compiled.view().connections == [
                "OutletCollection parts: UpstreamPlaceholder-1 -> [UIButton, UILabel]",
                "Outlet one: UpstreamPlaceholder-1 -> UILabel", "Outlet view: IBFilesOwner -> UIView",
            ])
        let collection = try compiled.view().first("UIRuntimeOutletCollectionConnection")
        #expect(collection.string("runtimeCollectionClassName") == "NSArray")
        #expect(collection.bool("addsContentToExistingCollection") == false)
    }

    @Test func recognizersInTheDockAreKeptAlive() throws {
        let compiled = try assertCompiled(
            viewDocument(
                #"<connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections>"#,
                dock: """
                    <tapGestureRecognizer id="tap"><connections><action selector="tapped:" destination="vc" id="1"/>\
                    <outlet property="delegate" destination="vc" id="2"/></connections></tapGestureRecognizer>
                    """))
        #expect(
            try compiled.view().connections.first
                == "OutletCollection gestureRecognizers: UIView -> [UpstreamPlaceholder-1]")
        let scene = try compiled.scene()
        let tap = try scene.first("UITapGestureRecognizer")
        let controller = try scene.first("UIViewController")
        #expect(controller.objects("UITopLevelObjectsToKeepAliveFromStoryboard") == [tap])
        #expect(
            controller.object("UIExternalObjectsTableForViewLoading")?.entryObject("UpstreamPlaceholder-1") == tap)
        #expect(scene.connections.contains("Event tapped:: UITapGestureRecognizer -> UIViewController"))
        #expect(scene.connections.contains("Outlet delegate: UITapGestureRecognizer -> UIViewController"))
    }

    @Test func viewsInTheDockAreInTheScenesNib() throws {
        let compiled = try assertCompiled(
            viewDocument(
                #"<connections><outlet property="extra" destination="dock" id="o"/></connections>"#,
                dock: #"<view id="dock"><subviews><label text="hi" id="l"/></subviews></view>"#))
        #expect(try compiled.view().connections.first == "Outlet extra: UIView -> UpstreamPlaceholder-1")
        #expect(try compiled.scene().first("UILabel").string("UIText") == "hi")
    }

    @Test func circlesOfOutletsEnd() throws {
        try assertCompiled(
            subviewDocument(
                """
                <view id="a"><connections><outlet property="b" destination="b" id="1"/></connections></view>\
                <view id="b"><connections><outlet property="a" destination="a" id="2"/>\
                <outlet property="me" destination="b" id="3"/></connections></view>
                """))
    }

    @Test func connectionsThatLeadNowhereAreReported() throws {
        try assertCompiled(
            viewDocument(
                """
                <connections>
                <outlet property="a" destination="nope" id="1"/>
                <action selector="b:" destination="nope" id="2"/>
                <outletCollection property="c" destination="nope" id="3"/>
                </connections>
                """), ["4 outlet.dangling", "5 action.dangling", "6 outlet.dangling"])
    }

    @Test func connectionsBetweenScenesAreLeftOut() throws {
        let other = scene(#"<view key="view" id="far"/>"#, id: "b", attributes: #"storyboardIdentifier="b""#)
        try assertCompiled(
            viewDocument(
                #"<connections><outlet property="a" destination="far" id="1"/></connections>"#, others: other),
            ["3 connection.between-scenes"])
    }

    @Test func anOutletIntoARepeatedCellIsReported() throws {
        try assertCompiled(
            subviewDocument(
                """
                <tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="cell">\
                <tableViewCellContentView key="contentView" id="content"><subviews><label id="l"/></subviews>\
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                """,
                controller: #"<connections><outlet property="label" destination="l" id="o"/></connections>"#),
            ["4 connection.into-repeated"])
    }
}
