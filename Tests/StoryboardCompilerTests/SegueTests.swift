import NibArchive
import Testing

@Suite struct SegueTests {
    /// A storyboard with a segue to the scene 'b' inside an element of the view of 'vc'.
    private func compile(
        _ segue: String, from trigger: (String, String) = (#"<button id="t">"#, "</button>"),
        _ findings: [String] = []
    ) throws -> Compiled {
        let other = scene(#"<view key="view" id="far"/>"#, id: "b")
        return try assertCompiled(
            viewDocument(
                "<subviews>\(trigger.0)<connections>\(segue)</connections>\(trigger.1)</subviews>",
                dock: #"<exit id="exit" userLabel="Exit"/>"#, others: other), findings)
    }

    private func template(_ attributes: String, _ className: String) throws -> NibObject {
        try compile(#"<segue destination="b" id="s" \#(attributes)/>"#).scene().first(className)
    }

    @Test func eachKindHasItsTemplate() throws {
        let kinds = [
            ("show", "UIStoryboardShowSegueTemplate", "showViewController:sender:"),
            ("showDetail", "UIStoryboardShowSegueTemplate", "showDetailViewController:sender:"),
            ("presentation", "UIStoryboardPresentationSegueTemplate", nil),
            ("popoverPresentation", "UIStoryboardPopoverPresentationSegueTemplate", nil),
            ("custom", "UIStoryboardSegueTemplate", nil), ("push", "UIStoryboardPushSegueTemplate", nil),
            ("modal", "UIStoryboardModalSegueTemplate", nil), ("popover", "UIStoryboardPopoverSegueTemplate", nil),
            ("replace", "UIStoryboardReplaceSegueTemplate", nil), ("embed", "UIStoryboardEmbedSegueTemplate", nil),
        ]
        for (kind, className, action) in kinds {
            let template = try template(#"kind="\#(kind)" identifier="go""#, className)
            #expect(template.string("UIIdentifier") == "go", "\(kind)")
            #expect(template.string("UIDestinationViewControllerIdentifier") == "UIViewController-b", "\(kind)")
            #expect(template.string("UIActionName") == action, "\(kind)")
        }
    }

    @Test func optionsOfSegues() throws {
        let template = try template(
            """
            kind="presentation" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" animates="NO" \
            destinationCreationSelector="make:" customClass="Wipe" customModule="App"
            """, "UIStoryboardPresentationSegueTemplate")
        #expect(template.integer("UIModalPresentationStyle") == 2)
        #expect(template.integer("UIModalTransitionStyle") == 2)
        #expect(template.bool("UIAnimates") == false)
        #expect(template.string("UICustomPrepareForChildViewControllersSegueName") == "make:")
        #expect(template.string("UISegueClassName") == "_TtC3App4Wipe")
    }

    @Test func aControlSetsOffItsSegue() throws {
        let compiled = try compile(#"<segue kind="show" destination="b" id="s"/>"#)
        #expect(try compiled.view().connections.first == "Event perform:: UIButton -> UpstreamPlaceholder-1 64")
        let scene = try compiled.scene()
        let controller = try scene.first("UIViewController")
        let template = try scene.first("UIStoryboardShowSegueTemplate")
        #expect(controller.objects("UIStoryboardSegueTemplates") == [template])
        #expect(
            controller.object("UIExternalObjectsTableForViewLoading")?.entryObject("UpstreamPlaceholder-1") == template)
        #expect(
            scene.connections.contains("Outlet viewController: UIStoryboardShowSegueTemplate -> UIViewController"))
        #expect(compiled.names.contains("UIViewController-b"))
    }

    @Test func aCellSetsOffSeguesBySelectionAndAccessory() throws {
        let segues =
            #"<segue kind="show" destination="b" id="s"/><segue kind="show" destination="b" trigger="accessoryAction" id="a"/>"#
        let cell = (
            #"<tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="cell">"#,
            "</tableViewCell></prototypes></tableView>"
        )
        let compiled = try compile(segues, from: cell)
        let table = try compiled.view().first("UITableView")
        let nested = try #require(try prototype("c", of: table))
        #expect(
            nested.connections == [
                "Outlet selectionSegueTemplate: UITableViewCell -> UpstreamPlaceholder-1",
                "Outlet accessoryActionSegueTemplate: UITableViewCell -> UpstreamPlaceholder-2",
            ])
        let externals = try #require(
            table.object("UITableViewCellPrototypeNibExternalObjects")?.entryObject("c"))
        #expect(externals.entryNames == ["UpstreamPlaceholder-1", "UpstreamPlaceholder-2"])
        #expect(
            externals.entryObject("UpstreamPlaceholder-2")?.string("UIProxiedObjectIdentifier")
                == "UpstreamPlaceholder-2")
        #expect(try compiled.scene().all("UIStoryboardShowSegueTemplate").count == 2)
    }

    @Test func aBarItemSetsOffItsSegueInTheScene() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i">\
            <connections><segue kind="popoverPresentation" destination="b" popoverAnchorBarButtonItem="i" id="s">\
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue></connections></barButtonItem>\
            </navigationItem>
            """
        let compiled = try assertCompiled(viewDocument("", controller: item, others: scene(id: "b")))
        let connections = try compiled.scene().connections
        let template = "UIStoryboardPopoverPresentationSegueTemplate"
        #expect(connections.contains("Event perform:: UIBarButtonItem -> \(template)"))
        #expect(connections.contains("Outlet anchorBarButtonItem: \(template) -> UIBarButtonItem"))
        #expect(try compiled.scene().first(template).integer("UIPermittedArrowDirections") == 3)
    }

    @Test func aPopoverPointsAtAView() throws {
        let compiled = try compile(
            #"<segue kind="popoverPresentation" destination="b" popoverAnchorView="t" id="s"/>"#)
        #expect(try compiled.view().connections.contains("Outlet anchorView: UpstreamPlaceholder-1 -> UIButton"))
        _ = try compile(
            #"<segue kind="popoverPresentation" destination="b" popoverAnchorView="nope" id="s"/>"#,
            ["3 segue.dangling-anchor"])
    }

    @Test func aRecognizerSetsOffItsSegue() throws {
        let compiled = try assertCompiled(
            viewDocument(
                "",
                dock: """
                    <swipeGestureRecognizer direction="right" id="g"><connections><segue kind="show" destination="b" id="s"/>\
                    </connections></swipeGestureRecognizer>
                    """, others: scene(id: "b")))
        #expect(
            try compiled.scene().connections.contains(
                "Event perform:: UISwipeGestureRecognizer -> UIStoryboardShowSegueTemplate"))
    }

    @Test func aManualSegueHasNoTrigger() throws {
        let compiled = try assertCompiled(
            viewDocument(
                "",
                controller: #"<connections><segue kind="show" identifier="m" destination="b" id="s"/></connections>"#,
                others: scene(id: "b")))
        #expect(!(try compiled.scene().connections.contains { $0.contains("perform:") }))
        #expect(try compiled.scene().first("UIStoryboardShowSegueTemplate").string("UIIdentifier") == "m")
    }

    @Test func anEmbeddedControllerHasItsPlace() throws {
        let compiled = try compile(
            #"<segue kind="embed" destination="b" id="s"/>"#, from: (#"<containerView id="t">"#, "</containerView>"))
        let template = try compiled.scene().first("UIStoryboardEmbedSegueTemplate")
        #expect(template.bool("UIPerformOnViewLoad") == true)
        #expect(try compiled.view().connections.first == "Outlet containerView: UpstreamPlaceholder-1 -> UIView")
        #expect(
            try compiled.scene().first("UIViewController").object("UIExternalObjectsTableForViewLoading")?
                .entryObject("UpstreamPlaceholder-1") == template)
    }

    @Test func controllersThatEmbedEachOtherEnd() throws {
        func embedding(_ id: String, _ other: String) -> String {
            scene(
                """
                <view key="view" id="v\(id)"><subviews><containerView id="c\(id)"><connections>\
                <segue kind="embed" destination="\(other)" id="e\(id)"/></connections></containerView></subviews></view>
                """, id: id)
        }
        try assertCompiled(storyboard(embedding("vc", "b") + embedding("b", "vc") + embedding("d", "d")))
    }

    @Test func anUnwindSegueNamesItsAction() throws {
        let compiled = try compile(
            #"<segue kind="unwind" destination="exit" unwindAction="back:" id="s"/>"#, ["4 scene.unreachable"])
        let template = try compiled.scene().first("UIStoryboardUnwindSegueTemplate")
        #expect(template.string("UIAction") == "back:")
        #expect(template["UIDestinationViewControllerIdentifier"] == nil)
    }

    @Test func seguesThatCannotBeMadeAreReported() throws {
        _ = try compile(
            #"<segue kind="show" destination="nope" id="s"/>"#, ["3 segue.dangling", "4 scene.unreachable"])
        _ = try compile(#"<segue kind="show" destination="t" id="s"/>"#, ["3 segue.dangling", "4 scene.unreachable"])
        _ = try compile(
            #"<segue kind="modal" modalPresentationStyle="sideways" destination="b" id="s"/>"#, ["3 value.unknown"])
        _ = try compile(#"<segue kind="fly" destination="b" id="s"/>"#, ["3 segue.unknown-kind"])
        _ = try compile(
            #"<segue kind="unwind" destination="nope" id="s"/>"#,
            ["3 segue.missing-action", "3 segue.dangling", "4 scene.unreachable"])
        _ = try compile(
            #"<segue kind="show" destination="b" id="s"><segue key="commit" inheritsFrom="parent" id="c"/></segue>"#,
            ["3 segue.preview"])
        let relationship =
            #"<connections><segue kind="relationship" relationship="viewControllers" destination="nope" id="r"/></connections>"#
        try assertCompiled(storyboard(scene(relationship, kind: "tabBarController")), ["2 segue.dangling"])
    }

    @Test func aPlaceInsideACellIsReported() throws {
        let cell = (
            """
            <tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="cell"><tableViewCellContentView \
            key="contentView" id="content"><subviews><containerView id="place">
            """, "</containerView></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>"
        )
        _ = try compile(
            #"<segue kind="embed" destination="b" id="s"/>"#, from: cell, ["3 connection.into-repeated"])
    }
}
