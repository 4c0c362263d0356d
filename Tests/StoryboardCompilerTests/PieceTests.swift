import NibArchive
import StoryboardCompiler
import StoryboardModel
import Testing

@Suite struct PieceTests {
    @Test func aSceneBecomesItsControllerAndItsView() throws {
        let compiled = try assertCompiled(viewDocument(""))
        #expect(
            compiled.paths == [
                "Main.storyboardc/UIViewController-vc.nib", "Main.storyboardc/vc-view-root.nib",
                "Main.storyboardc/Info.plist",
            ])
        let swapper = try compiled.scene().first("UIViewController")
        #expect(swapper.string("UINibName") == "vc-view-root")
        #expect(swapper.object("UIExternalObjectsTableForViewLoading")?.entries?.isEmpty == true)
        #expect(
            try compiled.scene().connections.sorted() == [
                "Outlet sceneViewController: IBFilesOwner -> UIViewController",
                "Outlet storyboard: UIViewController -> UIStoryboardPlaceholder",
            ])
        #expect(try compiled.view().connections == ["Outlet view: IBFilesOwner -> UIView"])
    }

    @Test func theRootListsWhatEveryNibHas() throws {
        let root = try assertCompiled(viewDocument("")).view().root
        #expect(
            root.values.map(\.key) == [
                "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
                "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
            ])
        #expect(root.object("UINibVisibleWindowsKey") == root.object("UINibKeyValuePairsKey"))
    }

    @Test func theTableOfContentsNamesEntrances() throws {
        let info = try #require(
            try assertCompiled(storyboard(scene() + scene(id: "b", attributes: #"storyboardIdentifier="second""#))).info
        )
        #expect(info["UIStoryboardVersion"] == .integer(1))
        #expect(info["UIStoryboardDesignatedEntryPointIdentifier"] == .string("UIViewController-vc"))
        #expect(
            info["UIViewControllerIdentifiersToNibNames"]
                == .dictionary([
                    "UIViewController-vc": .string("UIViewController-vc"), "second": .string("second"),
                ]))
        #expect(info["UIViewControllerIdentifiersToExternalStoryboardReferences"] == nil)
    }

    @Test func theTableOfContentsTakesAnyNumberOfScenes() throws {
        let scenes = (0..<300).map { scene(id: "s\($0)", attributes: #"storyboardIdentifier="Szene Ü\#($0)""#) }
        let info = try assertCompiled(storyboard(scenes.joined(), root: "")).info
        guard case .dictionary(let names)? = info?["UIViewControllerIdentifiersToNibNames"] else {
            Issue.record("no names")
            return
        }
        #expect(names.count == 300 && names["Szene Ü299"] == .string("Szene Ü299"))
        #expect(info?["UIStoryboardDesignatedEntryPointIdentifier"] == nil)
    }

    @Test func referencesToOtherStoryboardsStandInTheTableOfContents() throws {
        let segue = #"<connections><segue kind="show" destination="ref" id="s"/></connections>"#
        let reference = scene(
            id: "ref", kind: "viewControllerPlaceholder",
            attributes: #"storyboardName="Other" referencedIdentifier="there" bundleIdentifier="org.example.kit""#)
        let compiled = try assertCompiled(storyboard(scene(segue) + reference))
        #expect(
            compiled.info?["UIViewControllerIdentifiersToExternalStoryboardReferences"]
                == .dictionary([
                    "UIViewController-ref": .dictionary([
                        "UIReferencedStoryboardName": .string("Other"),
                        "UIReferencedControllerIdentifier": .string("there"),
                        "UIReferencedBundleIdentifier": .string("org.example.kit"),
                    ])
                ]))
        let template = try compiled.scene().first("UIStoryboardShowSegueTemplate")
        #expect(template.string("UIDestinationViewControllerIdentifier") == "UIViewController-ref")
    }

    @Test func aSceneInAContainerIsArchivedInside() throws {
        let root =
            #"<connections><segue destination="in" kind="relationship" relationship="rootViewController" id="r"/></connections>"#
        let navigation = #"<navigationBar key="navigationBar" id="bar"/>"# + root
        let inner = #"<view key="view" id="root"/><navigationItem key="navigationItem" title="Inside" id="item"/>"#
        let compiled = try assertCompiled(
            storyboard(scene(navigation, kind: "navigationController") + scene(inner, id: "in")))
        #expect(compiled.names == ["UINavigationController-vc", "in-view-root"])
        let nib = try compiled.nib("UINavigationController-vc")
        let outer = try nib.first("UINavigationController")
        let child = try nib.first("UIViewController")
        #expect(outer.objects("UIChildViewControllers") == [child] && outer.objects("UIViewControllers") == [child])
        #expect(child.object("UIParentViewController") == outer && child.string("UINibName") == "in-view-root")
        let bar = try nib.first("UINavigationBar")
        #expect(bar.object("UIDelegate") == outer && bar.objects("UIItems") == nib.all("UINavigationItem"))
        #expect(try nib.first("UINavigationItem").object("UINavigationBar") == bar)
        #expect(nib.connections.filter { $0.contains("storyboard:") }.count == 2)
    }

    @Test func aSceneInAContainerWithAnIdentifierIsArchivedTwice() throws {
        let root =
            #"<connections><segue destination="in" kind="relationship" relationship="viewControllers" id="r"/></connections>"#
        let compiled = try assertCompiled(
            storyboard(
                scene(root, kind: "tabBarController")
                    + scene(id: "in", attributes: #"storyboardIdentifier="alone""#)))
        #expect(compiled.names == ["UITabBarController-vc", "alone"])
        #expect(try compiled.nib("UITabBarController-vc").all("UIViewController").count == 1)
    }

    @Test func aSceneThatNothingLeadsToIsReported() throws {
        let compiled = try assertCompiled(storyboard(scene() + "\n" + scene(id: "b")), ["3 scene.unreachable"])
        #expect(compiled.names == ["UIViewController-vc"])
    }

    @Test func containersInACircleEnd() throws {
        func container(_ id: String, _ inner: String) -> String {
            scene(
                #"<connections><segue destination="\#(inner)" kind="relationship" relationship="viewControllers" id="r\#(id)"/></connections>"#,
                id: id, kind: "tabBarController")
        }
        try assertCompiled(storyboard(container("vc", "b") + container("b", "vc")))
        try assertCompiled(storyboard(container("vc", "vc")))
    }

    @Test func damageOfScenesIsReported() throws {
        try assertCompiled(storyboard("", root: #"initialViewController="nope""#), ["1 document.dangling-controller"])
        try assertCompiled(storyboard(#"<scene sceneID="s"><objects/></scene>"#, root: ""), ["2 scene.empty"])
        try assertCompiled(storyboard("<scene/>", root: ""), ["2 scene.empty"])
        try assertCompiled(
            storyboard(
                scene() + "\n" + scene(id: "b", attributes: #"storyboardIdentifier="x""#) + "\n"
                    + scene(id: "c", attributes: #"storyboardIdentifier="x""#)), ["4 piece.duplicate-name"])
        try assertCompiled(
            storyboard(scene(attributes: #"storyboardIdentifier="../../out""#)), ["2 piece.unsafe-name"])
        try assertCompiled(
            storyboard(scene(#"<view key="view"/>"#)), ["2 view.missing-id"])
    }

    @Test func oneScenesPiecesAlone() throws {
        let document = try Document(
            Array(storyboard(scene(#"<view key="view" id="root"/>"#) + scene(id: "b")).utf8))
        let compilation = StoryboardCompiler(document, name: "Main").compile(scene: "vc")
        #expect(
            compilation.pieces.map(\.path) == [
                "Main.storyboardc/UIViewController-vc.nib", "Main.storyboardc/vc-view-root.nib",
            ])
        #expect(compilation.diagnostics.isEmpty)
        let whole = StoryboardCompiler(document, name: "Main").compile()
        #expect(compilation.pieces.allSatisfy(whole.pieces.contains))
        let none = StoryboardCompiler(document, name: "Main").compile(scene: "nobody")
        #expect(none.pieces.isEmpty && none.diagnostics.map(\.rule) == ["scene.unknown"])
    }

    @Test func otherPlatformsAreRefused() throws {
        try assertCompiled(storyboard("", root: "", type: "Cocoa.Storyboard.XIB"), ["1 document.foreign-platform"])
    }

    @Test func aXibIsOneNib() throws {
        let compiled = try assertCompiled(
            xib(
                """
                <view id="v"><subviews><label text="hi" id="l"/></subviews>\
                <connections><outlet property="delegate" destination="-1" id="o"/></connections></view>
                """))
        #expect(compiled.paths == ["Main.nib"])
        let nib = try compiled.nib("Main")
        #expect(
            nib.topLevel.map { $0.string("UIProxiedObjectIdentifier") ?? $0.className } == [
                "IBFilesOwner", "IBFirstResponder", "UIView",
            ])
        #expect(nib.connections == ["Outlet delegate: UIView -> IBFilesOwner"])
    }

    @Test func aControllerInAXibHoldsItsView() throws {
        let nib = try assertCompiled(
            xib(
                """
                <viewController id="c"><view key="view" id="v"><subviews><label text="hi" id="l"/></subviews><constraints>\
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/></constraints>\
                </view><connections><outlet property="label" destination="l" id="o"/></connections></viewController>
                """)
        ).nib("Main")
        #expect(try nib.first("UIViewController").object("UIView") == nib.first("UIView"))
        #expect(nib.connections == ["Outlet label: UIViewController -> UILabel"])
        #expect(try nib.first("NSLayoutConstraint").object("NSFirstItem") == nib.first("UILabel"))
    }

    @Test func proxiesStoodBehindBeforeXcode13() throws {
        func kinds(_ tools: Int) throws -> [String] {
            try assertCompiled(viewDocument("", tools: tools)).view().topLevel.map(\.className)
        }
        #expect(try kinds(22_000) == ["UIProxyObject", "UIProxyObject", "UIView"])
        #expect(try kinds(14_000) == ["UIView", "UIProxyObject", "UIProxyObject"])
    }

    @Test("proxies of external objects have their ids up to Xcode 10, and numbers since", arguments: [14_113, 16_097])
    func outerObjects(_ tools: Int) throws {
        let compiled = try assertCompiled(
            subviewDocument(
                #"<button id="b"><connections><action selector="go:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>"#,
                tools: tools))
        let name = tools < 15_000 ? "UpstreamPlaceholder-vc" : "UpstreamPlaceholder-1"
        #expect(try compiled.view().connections.contains("Event go:: UIButton -> \(name) 64"))
    }

    @Test("a navigation bar has the size of the first phones, or the current one, depending on its margins")
    func barsOfControllers() throws {
        func bar(_ attributes: String, tools: Int) throws -> NibObject {
            try assertCompiled(
                storyboard(
                    scene(#"<navigationBar key="navigationBar" \#(attributes) id="b"/>"#, kind: "navigationController"),
                    tools: tools)
            ).nib("UINavigationController-vc").first("UINavigationBar")
        }
        let old = try bar("", tools: 11_762)
        #expect(old["UIBounds"]?.doublesValue == [0, 0, 320, 44] && old["UICenter"]?.doublesValue == [160, 22])
        #expect(old.string("UIViewContentHuggingPriority") == "{250, 250}")
        let new = try bar(#"insetsLayoutMarginsFromSafeArea="NO""#, tools: 14_113)
        #expect(new["UIBounds"]?.doublesValue == [0, 0, 0, 50])
        #expect(new.string("UIViewContentHuggingPriority") == "{250, 750}")
    }

    @Test("an empty list of toolbar items is not a list")
    func emptyToolbarItems() throws {
        let nib = try assertCompiled(viewDocument("", controller: "<toolbarItems/>")).scene()
        #expect(try nib.first("UIViewController").object("UIToolbarItems") == nil)
    }

    @Test(
        "stack views had no background, and were never opaque, with Xcode 9 and 10",
        arguments: [12_120, 14_113, 16_097])
    func stackViews(_ tools: Int) throws {
        let stack = try assertCompiled(
            subviewDocument(
                #"<stackView id="s"><color key="backgroundColor" white="1" alpha="1"/></stackView>"#, tools: tools)
        ).view().first("UIStackView")
        #expect(stack.bool("UIOpaque") == (tools != 14_113))
        #expect((stack.object("UIBackgroundColor") == nil) == (tools == 14_113))
    }
}
