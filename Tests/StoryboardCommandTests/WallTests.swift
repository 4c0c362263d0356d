import FileAccess
import JSONText
import StoryboardCommand
import Testing

@MainActor
@Suite("storyboard wall")
struct WallTests {
    /// Returns a storyboard with one scene of 393 × 852 points that has some views.
    private func storyboard(_ views: String, language: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c-1">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <viewController title="Card" id="c-1" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-1">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>\(views)</subviews>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    }

    private func label(
        _ id: String, _ text: String, _ frame: (Int, Int, Int, Int),
        _ attributes: String = #"adjustsFontSizeToFit="NO""#, _ content: String = ""
    ) -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \(attributes) id="\(id)">
            <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\(content)
        </label>
        """
    }

    /// Returns the rules, objects and variants that are found.
    private func findings(_ views: String, _ words: String...) throws -> [String] {
        let call = Call(files: MemoryFiles(["Main.storyboard": storyboard(views)]))
        let outcome = call.run(["wall", "Main.storyboard", "--json"] + words)
        let scenes = try #require(try JSONReader.read(outcome.bytes)["scenes"]?.elements, "\(outcome.errors)")
        return scenes.flatMap { $0["findings"]?.elements ?? [] }.map { finding in
            let objects = finding["objects"]?.elements?.compactMap(\.string).joined(separator: "+") ?? ""
            let variants = finding["variants"]?.elements?.compactMap(\.string).joined(separator: ", ") ?? ""
            return "\(finding["rule"]?.string?.dropFirst(5) ?? "") \(objects): \(variants)"
        }
    }

    /// Returns the rules and messages of what is found in a document as it is.
    private func messages(in text: String) throws -> [String] {
        let outcome = Call(files: MemoryFiles(["Main.storyboard": text]))
            .run(["wall", "Main.storyboard", "--json", "--languages", "own"])
        let scenes = try JSONReader.read(outcome.bytes)["scenes"]?.elements ?? []
        return scenes.flatMap { $0["findings"]?.elements ?? [] }.map {
            "\($0["rule"]?.string ?? "") \($0["object"]?.string ?? ""): \($0["message"]?.string ?? "")"
        }
    }

    @Test("a text that has room is fine, and one that has too little in another language or size is found")
    func clipped() throws {
        let views = label("l-1", "Hello", (20, 100, 60, 21))
        #expect(try findings(views, "--languages", "own") == [])
        #expect(
            try findings(views, "--languages", "own,x-longer") == ["clipped-text l-1: iPhone 15 Pro · longer"])
        let styled = label("l-1", "Hello", (20, 100, 60, 24))
            .replacing(#"type="system" pointSize="17""#, with: #"style="UICTFontTextStyleBody""#)
            .replacing("<label ", with: #"<label adjustsFontForContentSizeCategory="YES" "#)
        #expect(
            try findings(styled, "--content-sizes", "L,XXXL,AX5")
                == ["clipped-text l-1: iPhone 15 Pro · XXXL, iPhone 15 Pro · AX5"])
        let inside = """
            <view clipsSubviews="YES" contentMode="scaleToFill" id="v-2"><rect key="frame" x="20" y="100" width="30" height="30"/>
            <subviews>\(label("l-1", "Hello", (0, 0, 60, 21)))</subviews></view>
            """
        #expect(try findings(inside, "--languages", "own") == ["clipped-text l-1: iPhone 15 Pro"])
        let shrinking = label(
            "l-1", "Hello", (20, 100, 30, 21), #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#
        )
        .replacing("adjustsFontSizeToFit=\"YES\"", with: "adjustsFontSizeToFit=\"YES\"")
        #expect(try findings(shrinking, "--languages", "own") == [])
    }

    @Test("texts over each other are found, unless something opaque is between them")
    func overlapping() throws {
        let one = label("l-1", "Hello", (20, 100, 60, 21))
        let other = label("l-2", "World", (30, 105, 60, 21))
        #expect(try findings(one + other, "--languages", "own") == ["overlapping-text l-1+l-2: iPhone 15 Pro"])
        let card = """
            <view contentMode="scaleToFill" id="v-2"><rect key="frame" x="20" y="100" width="200" height="100"/>
            <subviews>\(label("l-2", "World", (0, 0, 60, 21)))</subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
            """
        #expect(try findings(one + card, "--languages", "own") == [])
        #expect(try findings(one + label("l-2", "World", (20, 121, 60, 21)), "--languages", "own") == [])
    }

    @Test("a text outside of the screen is found on the devices where it is, and not in what scrolls")
    func offScreen() throws {
        let views = label("l-1", "Hello", (345, 550, 46, 21))
        #expect(
            try findings(views, "--devices", "iPhone 15 Pro,iPhone 8,iPhone 5s")
                == ["off-screen-text l-1: iPhone SE (3rd generation), iPhone SE (1st generation)"])
        let scrolling = """
            <scrollView clipsSubviews="YES" contentMode="scaleToFill" id="v-2"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(label("l-1", "Hello", (20, 100, 60, 21)))</subviews></scrollView>
            """
        #expect(try findings(scrolling, "--devices", "iPhone 5s") == [])
    }

    @Test("small targets are found, but not controls whose size the system decides")
    func targets() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b-1"><rect key="frame" x="20" y="100" width="80" height="30"/>
            <state key="normal" title="OK"/></button>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b-2"><rect key="frame" x="20" y="200" width="80" height="44"/>
            <state key="normal" title="OK"/></button>
            <switch opaque="NO" contentMode="scaleToFill" id="w-1"><rect key="frame" x="20" y="300" width="51" height="31"/></switch>
            """
        #expect(try findings(button, "--languages", "own") == ["small-target b-1: iPhone 15 Pro"])
    }

    @Test("contrast is that with what is drawn behind a text, in each appearance")
    func contrast() throws {
        let white =
            #"<color key="textColor" white="0.9" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        let views = label("l-1", "Hello", (20, 100, 60, 21), #"adjustsFontSizeToFit="NO""#, white)
        #expect(try findings(views, "--appearances", "light,dark") == ["low-contrast l-1: iPhone 15 Pro"])
        let box = """
            <view contentMode="scaleToFill" id="v-2"><rect key="frame" x="0" y="90" width="200" height="60"/>
            <color key="backgroundColor" red="0" green="0" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
            """
        #expect(try findings(box + views, "--appearances", "both") == [])
    }

    @Test("a text behind a bar of the scene is found")
    func covered() throws {
        let bar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
        func found(_ views: String) throws -> [String] {
            let text = storyboard(views).replacing("</viewController>", with: bar + "</viewController>")
            return try messages(in: text)
        }
        let behind = label("l-1", "Hello", (20, 790, 60, 21))
        #expect(try found(behind) == ["wall.covered-text l-1: has text behind the tab bar"])
        #expect(try found(label("l-1", "Hello", (20, 700, 60, 21))) == [])
    }

    @Test("a view that constraints leave in more than one place is found")
    func ambiguous() throws {
        func found(_ constraints: String) throws -> [String] {
            let view = label("l-1", "Hello", (20, 100, 60, 21), #"translatesAutoresizingMaskIntoConstraints="NO""#)
            let text = storyboard(view).replacing(
                "</subviews>", with: "</subviews><constraints>\(constraints)</constraints>")
            return try messages(in: text)
        }
        let leading =
            #"<constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-1"/>"#
        let top =
            #"<constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="100" id="k-2"/>"#
        #expect(
            try found(leading) == ["wall.ambiguous-layout l-1: can be in more than one place"])
        #expect(try found(leading + top) == [])
    }

    @Test("constraints that cannot be satisfied on a device are found there")
    func constraints() throws {
        let views = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v-2">
                <rect key="frame" x="20" y="100" width="353" height="50"/>
                <constraints>
                    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="350" id="k-1"/>
                    <constraint firstAttribute="height" constant="50" id="k-2"/>
                </constraints>
            </view>
            """
        let constraints = """
            <constraints>
                <constraint firstItem="v-2" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="k-3"/>
                <constraint firstAttribute="trailing" secondItem="v-2" secondAttribute="trailing" constant="20" id="k-4"/>
                <constraint firstItem="v-2" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="100" id="k-5"/>
            </constraints>
            """
        let text = storyboard(views).replacing(
            #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#,
            with: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"# + constraints)
        let call = Call(files: MemoryFiles(["Main.storyboard": text]))
        let outcome = call("wall", "Main.storyboard", "--devices", "iPhone 15,iPhone 5s", "--strict")
        #expect(outcome.code == .findings)
        #expect(outcome.output.contains("[wall.conflicting-constraints]\n    on iPhone SE (1st generation)\n"))
    }

    @Test("the folder has a page, a picture of each variant and a sheet of each scene")
    func files() throws {
        let files = MemoryFiles(["Main.storyboard": storyboard(label("l-1", "A &amp; &lt;b&gt;", (20, 100, 20, 21)))])
        let outcome = Call(files: files)(
            "wall", "Main.storyboard", "-o", "out", "--scale", "0.25", "--appearances", "both")
        #expect(outcome.code == .success)
        #expect(outcome.errors.hasSuffix("1 warning in 1 document: 1 scene in 2 variants\n"))
        #expect(try files.list("out") == ["1-1.png", "1-2.png", "1.png", "index.html"])
        let page = try files.text("out/index.html")
        #expect(page.contains("label 'A &amp; &lt;b&gt;'"))
        #expect(!page.contains("<b>'"))
    }

    @Test("a scene is drawn in two dozen variants, and in each language of the app")
    func usualVariants() throws {
        let files = MemoryFiles([
            "App/Base.lproj/Main.storyboard": storyboard(label("l-1", "Hello", (20, 100, 60, 21))),
            "App/de.lproj/Main.strings": #""l-1.text" = "Guten Morgen";"#,
        ])
        let outcome = Call(files: files)("wall", "App/Base.lproj/Main.storyboard", "--json")
        let scene = try #require(try JSONReader.read(outcome.bytes)["scenes"]?.elements?.first)
        let variants = scene["pictures"]?.elements?.compactMap { $0["variant"]?.string } ?? []
        #expect(variants.first == "iPhone 15 Pro")
        #expect(variants.last == "iPhone 15 Pro · de")
        #expect(variants.count == 25)
        #expect(Set(variants).count == 25)
        let clipped = scene["findings"]?.elements?.first { $0["rule"]?.string == "wall.clipped-text" }
        #expect(clipped?["variants"]?.elements?.contains { $0.string == "iPhone 15 Pro · de" } == true)
    }

    @Test("check knows the rules, with the severities of the project, if it draws")
    func check() throws {
        let files = MemoryFiles([
            "Main.storyboard": storyboard(label("l-1", "Hello", (20, 100, 50, 21))),
            ".storyboard-check.json": #"{"rules": {"wall.clipped-text": "error", "accessibility.*": "off"}}"#,
        ])
        #expect(!Call(files: files)("check", "Main.storyboard").output.contains("wall."))
        let outcome = Call(files: files)("check", "--wall", "Main.storyboard")
        #expect(outcome.code == .findings)
        #expect(outcome.output.contains("error: the label 'Hello' has more text than room [wall.clipped-text]"))
        let xib = MemoryFiles([
            "a.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
        ])
        #expect(Call(files: xib)("check", "--wall", "a.xib").code == .success)
    }

    @Test("invalid lists are refused, with suggestions")
    func faults() {
        let call = Call(files: MemoryFiles(["Main.storyboard": storyboard("")]))
        for (words, message) in [
            (["--devices", "iPhone 15 Por"], "did you mean 'iPhone 15 Pro'?"),
            (["--orientations", "sideways"], "expected portrait, landscape or both"),
            (["--appearances", "grey"], "expected light, dark or both"),
            (["--content-sizes", "huge"], "is not a text size"),
            (["--languages", "x-longr"], "did you mean 'x-longer'?"),
            (["--scale", "9"], "is not a scale"),
        ] {
            let outcome = call.run(["wall", "Main.storyboard"] + words)
            #expect(outcome.code == .usage, "\(words)")
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
        #expect(call("wall", "--scene", "s-2", "Main.storyboard").code == .refused)
    }
}
