import NibArchive
import StoryboardCompiler
import StoryboardModel
import Testing

/// Documents that nobody saves and somebody will hand in.
@Suite struct OddDocumentTests {
    @Test func viewsAsDeepAsADocumentMayBe() throws {
        let depth = 490
        let open = (0..<depth).map { #"<view id="v\#($0)"><subviews>"# }.joined()
        let text = subviewDocument(open + String(repeating: "</subviews></view>", count: depth))
        #expect(try assertCompiled(text).view().all("UIView").count == depth + 1)
    }

    @Test func menusAsDeepAsADocumentMayBe() throws {
        let depth = 400
        let text = subviewDocument(
            #"<button id="b">"# + String(repeating: #"<menu key="menu" title="m"><items>"#, count: depth)
                + String(repeating: "</items></menu>", count: depth) + "</button>")
        let document = try Document(Array(text.utf8))
        try assertSound(StoryboardCompiler(document, name: "Main").compile())
    }

    @Test func namesOfAnyLengthAndContent() throws {
        let long = String(repeating: "x", count: 100_000)
        try assertCompiled(
            subviewDocument(
                """
                <label customClass="\(long)" customModule="\(long)" text="\(long)" id="l"/>\
                <label customClass="..." customModule="é" id="m"/>
                """))
        for content in [#"<color key="\#(long)" white="1" alpha="1"/>"#, #"<nonsense key="\#(long)"/>"#] {
            let text = subviewDocument(
                #"<navigationBar id="n">\#(content)<navigationBarAppearance key="standardAppearance">\#(content)</navigationBarAppearance></navigationBar>"#
            )
            try assertSound(StoryboardCompiler(try Document(Array(text.utf8)), name: "Main").compile())
        }
    }

    @Test(arguments: ["inf", "-inf", "nan", "1e308", "-0.0", "many", "", "9223372036854775808", "4:0"])
    func anyNumberAnywhere(_ number: String) throws {
        let text = subviewDocument(
            """
            <label id="l" tag="\(number)" alpha="\(number)" numberOfLines="\(number)" minimumFontSize="\(number)" \
            horizontalHuggingPriority="\(number)"><rect key="frame" x="\(number)" y="\(number)" width="\(number)" \
            height="\(number)"/><fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>\
            <segmentedControl id="s"><rect key="frame" x="0" y="0" width="\(number)" height="\(number)"/><segments>\
            <segment title="a"/></segments></segmentedControl>\
            <view id="v"><constraints><constraint firstAttribute="width" constant="\(number)" multiplier="\(number)" \
            priority="\(number)" id="k"/></constraints></view>\
            <textView id="t"><fontDescription key="fontDescription" type="system" pointSize="\(number)"/></textView>
            """)
        let document = try Document(Array(text.utf8))
        try assertSound(StoryboardCompiler(document, name: "Main").compile())
    }

    @Test func aSceneWithAControllerThatNobodyKnowsIsLeftOut() throws {
        let text = storyboard(
            #"<scene sceneID="a"><objects><hologramController id="vc" sceneMemberID="viewController"><view key="view" id="v"/></hologramController></objects></scene>"#
                + scene(#"<view key="view" id="w"/>"#, id: "other", attributes: #"storyboardIdentifier="Other""#))
        let compilation = StoryboardCompiler(try Document(Array(text.utf8)), name: "Main").compile()
        try assertSound(compilation)
        #expect(compilation.pieces.map(\.path).contains("Main.storyboardc/Other.nib"))
        #expect(!compilation.diagnostics.isEmpty && compilation.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func aBarInThePlaceOfAContainersViewDoesNotLeadInCircles() throws {
        let text = storyboard(
            #"<scene sceneID="a"><objects><navigationController id="vc"><navigationBar key="view"></navigationBar></navigationController></objects></scene>"#
        )
        let compilation = StoryboardCompiler(try Document(Array(text.utf8)), name: "Main").compile()
        try assertSound(compilation)
        #expect(compilation.diagnostics.contains { $0.rule == "view.cycle" && $0.severity == .error })
    }

    @Test func objectsWithoutIDsAndIDsWithoutObjects() throws {
        for text in [
            subviewDocument("<label/><view><subviews><button/></subviews></view>"),
            subviewDocument(#"<label id=""/><label id=""/>"#),
            storyboard("<scene><objects><viewController/></objects></scene>", root: ""),
            storyboard("<scene><objects><viewController><view key=\"view\"/></viewController></objects></scene>"),
            xib("<view/><viewController><view key=\"view\"/></viewController>"), xib(""),
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#,
        ] {
            try assertSound(StoryboardCompiler(try Document(Array(text.utf8)), name: "Main").compile())
        }
    }

    @Test func relationshipsToWhatIsNoController() throws {
        let relationship =
            #"<connections><segue kind="relationship" relationship="viewControllers" destination="root" id="r"/></connections>"#
        try assertCompiled(
            storyboard(scene(#"<view key="view" id="root"/>"# + relationship, kind: "tabBarController")),
            ["2 segue.dangling"])
    }
}
