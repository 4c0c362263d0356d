import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

/// Values are found in documents by kind, and replaced.
@Suite struct SearchTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="Home" title="Home" customClass="HomeController" customModule="App" id="c" sceneMemberID="viewController">
                            <view key="view" id="v">
                                <subviews>
                                    <button id="b">
                                        <fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="13"/>
                                        <state key="normal" title="Buy Coffee" image="cup">
                                            <color key="titleColor" name="Roast"/>
                                        </state>
                                        <connections>
                                            <segue destination="c" kind="show" identifier="HomeAgain" id="g"/>
                                        </connections>
                                    </button>
                                    <label id="l">
                                        <string key="text">Two lines
        of coffee</string>
                                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                        <color key="textColor" systemColor="labelColor"/>
                                    </label>
                                    <stackView spacing="8" id="k"/>
                                </subviews>
                                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
                                <constraints>
                                    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="n"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="cup" width="16" height="16"/>
                <namedColor name="Roast"><color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            </resources>
        </document>
        """

    private func found(_ subject: DocumentQuery.Subject, _ value: String, isWhole: Bool = false) throws -> [String] {
        try Document(Self.text.utf8).find(DocumentQuery(subject, value, isWhole: isWhole)).map {
            "\($0.object) \($0.property) \($0.value.replacing("\n", with: "|"))"
        }
    }

    private func replaced(
        _ subject: DocumentQuery.Subject, _ value: String, by new: String, isWhole: Bool = false
    ) throws -> Document {
        var document = try Document(Self.text.utf8)
        let query = DocumentQuery(subject, value, isWhole: isWhole)
        let commands = try document.commands(replacing: document.find(query), of: query, by: new)
        try document.perform(commands, name: "Replace")
        #expect(document.invariantViolation() == nil)
        return document
    }

    @Test("texts are found by a part, in attributes and elements, without regard to case")
    func texts() throws {
        #expect(try found(.text, "COFFEE") == ["b normal.title Buy Coffee", "l text Two lines|of coffee"])
    }

    @Test("everything of a kind is found without a value")
    func everything() throws {
        #expect(try found(.className, "") == ["c customClass HomeController"])
        #expect(try found(.image, "") == ["b normal.image cup"])
        #expect(try found(.identifier, "") == ["c storyboardIdentifier Home", "g identifier HomeAgain"])
        #expect(try found(.spacing, "8").sorted() == ["k spacing 8", "n top.constant 8"])
        let constraint = try Document(Self.text.utf8).find(DocumentQuery(.spacing, "")).first { $0.object == "n" }
        #expect(constraint?.name == "Buy Coffee", "the item that it places")
    }

    @Test("a whole value isn't found by a part of it")
    func whole() throws {
        #expect(try found(.identifier, "home", isWhole: true) == [])
        #expect(try found(.identifier, "Home", isWhole: true) == ["c storyboardIdentifier Home"])
    }

    @Test("colors are found by name, or by components with opacity; the list of resources isn't searched")
    func colors() throws {
        #expect(try found(.color, "Roast") == ["b normal.titleColor Roast"])
        #expect(try found(.color, "labelcolor") == ["l textColor labelColor"])
        #expect(try found(.color, "#FF800080") == ["v backgroundColor #FF800080"])
        #expect(try found(.color, "Label Color") == ["l textColor labelColor"])
        let custom = Self.text.replacing(
            #"<stackView spacing="8" id="k"/>"#,
            with: """
                <view id="w"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">\
                <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                """)
        let hit = try #require(try Document(custom.utf8).find(DocumentQuery(.color, "systemRedColor")).first)
        #expect(hit.object == "w" && hit.property == "layer.borderColor")
    }

    @Test("fonts are found by style, or by name in any size")
    func fonts() throws {
        #expect(try found(.font, "body") == ["l fontDescription Body"])
        #expect(try found(.font, "Menlo-Regular") == ["b fontDescription Menlo-Regular 13"])
        #expect(try found(.font, "Menlo-Regular 14") == [])
    }

    @Test("a part of a text is replaced, and keeps the rest")
    func replacingTexts() throws {
        let document = try replaced(.text, "coffee", by: "Tea")
        #expect(document.object("b")?.child("state")?["title"] == "Buy Tea")
        #expect(document.object("l")?.text("text") == "Two lines\nof Tea")
    }

    @Test("a color is replaced wherever it is, and the resources follow")
    func replacingColors() throws {
        let document = try replaced(.color, "Roast", by: "systemRedColor")
        #expect(document.object("b")?.child("state")?.child("color")?["systemColor"] == "systemRedColor")
        #expect(document.resources.map(\.name) == ["cup", "systemRedColor"])
        let words = try replaced(.color, "Roast", by: "Secondary Label Color")
        #expect(words.object("b")?.child("state")?.child("color")?["systemColor"] == "secondaryLabelColor")
        let short = try replaced(.color, "Roast", by: "System Teal")
        #expect(short.object("b")?.child("state")?.child("color")?["systemColor"] == "systemTealColor")
        let named = try replaced(.color, "Roast", by: "Dark Roast")
        #expect(named.object("b")?.child("state")?.child("color")?["name"] == "Dark Roast")
        let components = try replaced(.color, "labelColor", by: "#336699")
        #expect(components.find(DocumentQuery(.color, "#336699")).map(\.object) == ["l"])
    }

    @Test("a font that is replaced by one without a size keeps its own")
    func replacingFonts() throws {
        let document = try replaced(.font, "Menlo-Regular", by: "Courier")
        #expect(document.find(DocumentQuery(.font, "")).map(\.value) == ["Courier 13", "Body"])
        let system = try replaced(.font, "Body", by: "System Semibold 20")
        #expect(system.find(DocumentQuery(.font, "")).map(\.value) == ["Menlo-Regular 13", "System Semibold 20"])
    }

    @Test("classes, identifiers, images and spacings are replaced")
    func replacingOthers() throws {
        #expect(try replaced(.className, "Home", by: "Start").object("c")?["customClass"] == "StartController")
        #expect(try replaced(.className, "HomeController", by: "", isWhole: true).object("c")?["customClass"] == nil)
        let images = try replaced(.image, "cup", by: "mug")
        #expect(images.resources.map(\.name) == ["mug", "Roast"])
        let spacing = try replaced(.spacing, "8", by: "12")
        #expect(spacing.object("n")?["constant"] == "12" && spacing.object("k")?["spacing"] == "12")
        let identifier = try replaced(.identifier, "HomeAgain", by: "Again", isWhole: true)
        #expect(identifier.object("g")?["identifier"] == "Again")
    }
}
