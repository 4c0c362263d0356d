import DocumentEdits
import ElementCatalog
import StoryboardModel
import Testing
import XMLTree

/// A document with the given objects.
func xib(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>"
}

@Suite("Typed views of elements") struct ViewTests {
    @Test("a scene knows its controller, exit, first responder and dock")
    func scene() throws {
        let document = try Document(Fixture("GestureRecognizers.storyboard").bytes)
        let scene = try #require(document.scenes.first)
        #expect(scene.controller?.isController == true)
        #expect(scene.controller?.scene == scene)
        #expect(scene.firstResponder?["placeholderIdentifier"] == "IBFirstResponder")
        #expect(scene.dockObjects.contains { $0.elementType?.kind == .gestureRecognizer })
        #expect(!scene.dockObjects.contains { $0 == scene.controller || $0 == scene.firstResponder })
        #expect(scene.canvasLocation != nil)
        #expect(Scene(document.root) == nil)
        let bare = try Document(text: "<document><scenes><scene sceneID=\"s\"/></scenes></document>")
        #expect(bare.scenes.first?.controller == nil && bare.scenes.first?.objects.isEmpty == true)
        #expect(bare.scenes.first?.title == "Scene")
        #expect(bare.scenes.first?.canvasLocation == nil)
        #expect(bare.object("s")?.displayName == "Scene")
    }

    @Test(
        "the comment before a scene is the scene's title",
        arguments: [
            "DailyBuzz", "MinimalStoryboard", "StoryboardReference", "SplitView", "StaticTable", "TVStoryboard",
            "MacStoryboard",
        ])
    func sceneTitles(name: String) throws {
        let fixture = name == "DailyBuzz" ? Fixture.sample : Fixture("\(name).storyboard")
        for scene in try Document(fixture.bytes).scenes {
            guard let comment = scene.node.previous, comment.kind == .comment else { continue }
            #expect(scene.title == comment.text)
        }
    }

    @Test("a segue's kind has a name, and an obsolete one a successor")
    func segueKinds() {
        for name in [
            "relationship", "embed", "show", "showDetail", "presentation", "popoverPresentation", "custom", "unwind",
        ] {
            #expect(Segue.Kind(name: name).name == name)
            #expect(Segue.Kind(name: name).successor == nil)
        }
        #expect(Segue.Kind(name: "push").successor == .show)
        #expect(Segue.Kind(name: "modal").successor == .presentation)
        #expect(Segue.Kind(name: "popover").successor == .popoverPresentation)
        #expect(Segue.Kind(name: "replace").successor == .showDetail)
        #expect(Segue.Kind(name: "fly") == .other("fly"))
        #expect(Segue.Kind.other("fly").name == "fly")
    }

    @Test("a segue knows where it starts, what triggers it and where it leads")
    func segues() throws {
        let document = try Document(
            text: """
                <document><scenes><scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" id="v"><prototypes>
                <tableViewCell id="c"><connections><segue destination="d" kind="show" identifier="A" id="1"/>
                <segue destination="d" kind="show" trigger="accessoryAction" id="2"/></connections></tableViewCell></prototypes></tableView>
                <connections><segue destination="d" kind="custom" customClass="Wipe" id="3"/></connections></tableViewController>
                <tapGestureRecognizer id="g"><connections><segue destination="e" kind="unwind" unwindAction="back:" id="4"/></connections>
                </tapGestureRecognizer><exit id="e"/></objects></scene>
                <scene sceneID="u"><objects><viewController id="d"/></objects></scene></scenes>
                <inferredMetricsTieBreakers><segue reference="1"/></inferredMetricsTieBreakers></document>
                """)
        let segues = document.segues
        #expect(segues.map(\.id) == ["1", "2", "3", "4"])
        #expect(segues.map(\.trigger) == [.object("c"), .accessory("c"), .manual, .object("g")])
        #expect(segues.map { $0.source?["id"] } == ["t", "t", "t", "t"])
        #expect(segues.map { $0.sender?["id"] } == ["c", "c", "t", "g"])
        #expect(segues[0].identifier == "A" && segues[2].customClass == "Wipe" && segues[3].unwindAction == "back:")
        #expect(document.segues(to: "d").map(\.id) == ["1", "2", "3"])
        #expect(document.node("c").segues.count == 2)
    }

    @Test("connections have a kind, name, source and destination")
    func connections() throws {
        let document = try Document(
            text: xib(
                """
                <view id="a"><connections><outlet property="p" destination="b" id="1"/><outletCollection property="q" destination="b" id="2"/>
                <action selector="s:" destination="b" eventType="touchDown" id="3"/><action selector="t:" target="b" id="4"/>
                </connections></view>
                """))
        let connections = document.node("a").connections
        #expect(connections.map(\.kind) == [.outlet, .outletCollection, .action, .action])
        #expect(connections.map(\.name) == ["p", "q", "s:", "t:"])
        #expect(connections.map(\.destinationID) == ["b", "b", "b", "b"])
        #expect(connections.map(\.event) == [nil, nil, "touchDown", nil])
        #expect(connections.allSatisfy { $0.source?["id"] == "a" })
        #expect(Connection(document.root) == nil)
    }

    @Test("what a constraint leaves out has its default")
    func constraints() throws {
        let document = try Document(
            text: xib(
                """
                <view id="a"><constraints><constraint firstAttribute="width" id="1"/>
                <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="top" priority="250" \
                multiplier="3:4" constant="-8.5" symbolic="YES" placeholder="YES" id="2"/>
                <constraint firstAttribute="width" multiplier="1:0" id="3"/><constraint firstAttribute="width" multiplier="16/9" id="4"/>
                </constraints></view>
                """))
        let constraints = document.node("a").constraints
        let plain = constraints[0]
        #expect(plain.firstItemID == "a" && plain.secondItemID == nil && plain.relation == .equal)
        #expect(plain.priority == 1000 && plain.multiplier == 1 && plain.constant == 0)
        #expect(!plain.isPlaceholder && !plain.isSymbolic)
        let full = constraints[1]
        #expect(full.firstItemID == "b" && full.secondItemID == "a" && full.secondAttribute == "top")
        #expect(
            full.relation == .greaterThanOrEqual && full.priority == 250 && full.multiplier == 0.75
                && full.constant == -8.5)
        #expect(full.isPlaceholder && full.isSymbolic)
        #expect(constraints[2].multiplier == 1)
        #expect(constraints[3].multiplier == 16.0 / 9)
    }

    @Test(
        "colors are read in every form",
        arguments: [
            (
                #"white="0.5" alpha="1" colorSpace="calibratedWhite""#,
                DocumentColor.gray(white: 0.5, alpha: 1, space: "calibratedWhite")
            ),
            (
                #"red="1" green="0.5" blue="0.0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB""#,
                .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: "sRGB")
            ),
            (
                #"cyan="1" magenta="0.5" yellow="0.0" black="0.1" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#,
                .cmyk(cyan: 1, magenta: 0.5, yellow: 0, black: 0.1, alpha: 1, space: "genericCMYKColorSpace")
            ),
            (#"name="Roast""#, .named("Roast")), (#"systemColor="labelColor""#, .system("labelColor")),
            (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
            (
                #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
                .system("systemBackgroundColor")
            ),
            (#"name="textColor" catalog="System" colorSpace="catalog""#, .catalog("textColor", catalog: "System")),
        ])
    func colors(attributes: String, color: DocumentColor) throws {
        let document = try Document(text: xib("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>"))
        #expect(document.node("a").color(key: "backgroundColor") == color)
        #expect(document.node("a").color(key: "tintColor") == nil)
    }

    @Test("a color without components is none, nor is a rectangle without sizes one")
    func incomplete() throws {
        let document = try Document(
            text: xib(
                #"<view id="a"><rect key="frame" x="0.0" y="1"/><color key="backgroundColor" colorSpace="x"/></view><view id="b"><rect key="frame" x="0.0" y="1" width="2.5" height="-3"/></view>"#
            ))
        #expect(document.node("a").color(key: "backgroundColor") == nil)
        #expect(document.node("a").frame == nil)
        #expect(document.node("b").frame == DocumentRect(x: 0, y: 1, width: 2.5, height: -3))
    }

    @Test("variations list what is installed for which traits")
    func variations() throws {
        let document = try Document(Fixture("Variations.storyboard").bytes)
        let variations = document.root.subtree.compactMap(Variation.init)
        #expect(variations.contains { $0.key == "default" && !$0.excluded.isEmpty })
        #expect(variations.contains { $0.key.contains("Class=") && !$0.included.isEmpty })
    }

    @Test("resources have a kind and name")
    func resources() throws {
        let document = try Document(
            text: """
                <document><resources><image name="star" catalog="system" width="1" height="1"/><image name="bean"/><namedColor name="Roast"/>
                <systemColor name="labelColor"/><other name="x"/></resources></document>
                """)
        #expect(
            document.resources.map(\.key) == [
                ResourceName(.image, "star"), ResourceName(.image, "bean"), ResourceName(.namedColor, "Roast"),
                ResourceName(.systemColor, "labelColor"),
            ])
        #expect(document.resources.map(\.isSystem) == [true, false, false, false])
    }

    @Test("documents know their initial controller, launch screens and top objects")
    func documentFacts() throws {
        #expect(try Document(Fixture("LaunchScreen.storyboard").bytes).isLaunchScreen)
        let document = try Document(Fixture.sample.bytes)
        #expect(!document.isLaunchScreen)
        #expect(document.initialController?.isController == true)
        #expect(document.controllers.count == document.scenes.count)
        #expect(
            try Document(Fixture("PhoneXib.xib").bytes).topLevelObjects.map(\.name) == [
                "placeholder", "placeholder", "view",
            ])
    }
}

@Suite struct NameTests {
    @Test(
        "elements are called what Interface Builder's outline calls them",
        arguments: [
            (#"<label userLabel="Price" text="5" id="a"/>"#, "Price"), (#"<label text="One&#10;Two" id="a"/>"#, "One"),
            (#"<label text="  " id="a"/>"#, "Label"),
            (#"<button id="a"><state key="normal" title="Buy"/></button>"#, "Buy"),
            (#"<textField placeholder="Name" id="a"/>"#, "Name"), (#"<tableViewCell id="a"/>"#, "Table View Cell"),
            (#"<view customClass="PriceTag" id="a"/>"#, "Price Tag"), (#"<neverSeen id="a"/>"#, "Never Seen"),
            (#"<view customClass="ABRevealView" id="a"/>"#, "Reveal View"),
            (#"<view customClass="UIView" id="a"/>"#, "View"),
            (#"<view customClass="AView" id="a"/>"#, "A View"), (#"<view customClass="URL" id="a"/>"#, "URL"),
            ("<label id=\"a\"><string key=\"text\">\nOne\nTwo</string></label>", "One"),
            (#"<constraint placeholder="YES" firstAttribute="width" id="a"/>"#, "Layout Constraint"),
            (#"<placeholder placeholderIdentifier="IBFilesOwner" id="a"/>"#, "File's Owner"),
            (
                #"<button id="a"><state key="normal" title="Button"/><buttonConfiguration key="configuration" title="Next"/></button>"#,
                "Next"
            ),
            (
                #"<button id="a"><state key="normal" title="Back"/><buttonConfiguration key="configuration"/></button>"#,
                "Back"
            ),
            (#"<viewController id="a"><navigationItem key="navigationItem" title="Beans"/></viewController>"#, "Beans"),
            (#"<collectionReusableView key="sectionHeaderView" id="a"/>"#, "Section Header"),
            (#"<collectionReusableView key="sectionFooterView" id="a"/>"#, "Section Footer"),
            (#"<collectionReusableView key="sectionFooterView" userLabel="Sum" id="a"/>"#, "Sum"),
            (#"<collectionReusableView key="sectionHeaderView" customClass="DayView" id="a"/>"#, "Day View"),
            (#"<collectionReusableView id="a"/>"#, "Collection Reusable View"),
        ])
    func displayNames(xml: String, name: String) throws {
        let found = try Document(text: xib(xml)).node("a").displayName
        #expect(found == name || xml.contains("constraint") && found != "YES")
    }

    @Test("a name is the beginning of a text that is no name")
    func longDisplayName() throws {
        let text = "\n \n" + String(repeating: "é", count: 100_000)
        let name = try Document(text: xib("<label text=\"\(text.replacing("\n", with: "&#10;"))\" id=\"a\"/>")).node(
            "a"
        ).displayName
        #expect(name == String(repeating: "é", count: 300))
    }

    @Test(
        "scenes have the titles that Xcode writes before them",
        arguments: [
            (#"<viewController userLabel="L" title="T" customClass="C" id="a"/>"#, "L"),
            (
                #"<viewController title="T" customClass="C" id="a"><navigationItem key="navigationItem" title="N"/></viewController>"#,
                "T"
            ),
            (
                #"<viewController customClass="C" id="a"><navigationItem key="navigationItem" title="N"/></viewController>"#,
                "N"
            ),
            (
                #"<viewController customClass="C" id="a"><tabBarItem key="tabBarItem" title="Item 1"/></viewController>"#,
                "Item 1"
            ),
            (#"<viewController customClass="ABCTextViewController" id="a"/>"#, "Text View Controller"),
            (#"<navigationController id="a"/>"#, "Navigation Controller"),
            (#"<windowController customClass="MainWindowController" id="a"/>"#, "Window Controller"),
            (#"<viewControllerPlaceholder storyboardName="S" referencedIdentifier="R" id="a"/>"#, "R"),
            (#"<viewControllerPlaceholder storyboardName="S" id="a"/>"#, "S"),
            (#"<viewControllerPlaceholder id="a"/>"#, "Storyboard Reference"),
            (#"<controllerPlaceholder storyboardName="S" id="a"/>"#, "S"),
        ])
    func sceneTitles(xml: String, title: String) throws {
        let document = try Document(
            text: "<document><scenes><scene sceneID=\"s\"><objects>\(xml)</objects></scene></scenes></document>")
        #expect(document.node("a").sceneTitle == title)
        #expect(document.scenes.first?.title == title)
        #expect(document.node("s").displayName == title)
    }

    @Test("a path names the objects around an element")
    func paths() throws {
        let document = try Document(
            text: """
                <document><scenes><scene sceneID="s"><objects><viewController title="Menu" id="c"><view key="view" id="v"><subviews>
                <label text="Tea" id="l"><rect key="frame"/></label></subviews></view><connections>
                <outlet property="tea" destination="l" id="o"/></connections></viewController></objects></scene></scenes></document>
                """)
        #expect(document.node("l").path == "Menu › View › Tea")
        #expect(document.node("o").path == "Menu › outlet tea")
        #expect(document.node("l").child("rect")?.path == "Menu › View › Tea › Rectangle")
        #expect(document.node("s").path == "Menu")
    }

    @Test(
        "names in camel case are split",
        arguments: [("tableViewCell", "Table View Cell"), ("AVPlayerView", "AV Player View"), ("", ""), ("x", "X")])
    func spacedWords(name: String, words: String) {
        #expect(name.spacedWords == words)
    }

    @Test("absent values are those of the catalog")
    func values() throws {
        let document = try Document(text: xib(#"<constraint firstAttribute="width" constant="x" id="a"/>"#))
        #expect(document.node("a").number("priority") == 1000)
        #expect(document.node("a").number("constant") == nil)
        #expect(!document.node("a").bool("symbolic"))
        #expect(document.node("a").value("nope") == nil)
    }
}
