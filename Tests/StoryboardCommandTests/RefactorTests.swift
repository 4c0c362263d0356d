import FileAccess
import StoryboardCommand
import Testing

@MainActor
@Suite("The commands refactor, inline, find and replace") struct RefactorTests {
    private static let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="lis-vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--List-->
                <scene sceneID="lis-sc-001">
                    <objects>
                        <viewController title="List" id="lis-vc-001" sceneMemberID="viewController">
                            <view key="view" id="lis-vi-001">
                                <subviews>
                                    <label text="Good coffee" id="lis-la-001">
                                        <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                                        <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                                        <color key="textColor" red="1" green="0.50196078431372548" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    </label>
                                </subviews>
                            </view>
                            <connections>
                                <segue destination="det-vc-001" kind="show" id="seg-ue-001"/>
                            </connections>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Detail-->
                <scene sceneID="det-sc-001">
                    <objects>
                        <viewController title="Detail" id="det-vc-001" sceneMemberID="viewController">
                            <view key="view" id="det-vi-001"/>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="800" y="0.0"/>
                </scene>
            </scenes>
        </document>

        """

    private func files() -> MemoryFiles {
        MemoryFiles([
            "/Main.storyboard": Self.main,
            "/More/Other.storyboard": Self.main.replacing("coffee", with: "tea"),
        ])
    }

    private func text(_ path: String, _ files: MemoryFiles) -> String {
        (try? files.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    @Test("scenes move to a new file, and back")
    func thereAndBack() {
        let files = files()
        let there = Call(files: files).run(["refactor", "Main.storyboard", "det-vc-001", "--to", "Photos.storyboard"])
        #expect(there.code == .success && there.output == "Main.storyboard\nPhotos.storyboard\n", "\(there)")
        #expect(text("/Main.storyboard", files).contains(#"storyboardName="Photos""#))
        #expect(text("/Photos.storyboard", files).contains("det-sc-001"))
        let outline = text("/Main.storyboard", files)
        let id = outline.split(separator: "storyboardName=\"Photos\" id=\"").last?.prefix { $0 != "\"" } ?? ""
        let back = Call(files: files).run(["inline", "Main.storyboard", String(id)])
        #expect(back.code == .success, "\(back)")
        #expect(back.output.hasSuffix("note: 'Photos' has no scenes any more\n"))
        #expect(text("/Main.storyboard", files) == Self.main)
    }

    /// A project that lists Main.storyboard.
    private static let project = """
        // !$*UTF8*$!
        {
        \tobjects = {
        /* Begin PBXBuildFile section */
        \t\tB /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = F /* Main.storyboard */; };
        /* End PBXBuildFile section */
        /* Begin PBXFileReference section */
        \t\tF /* Main.storyboard */ = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        /* End PBXFileReference section */
        \t\tG /* All */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tF /* Main.storyboard */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tR /* Resources */ = {
        \t\t\tisa = PBXResourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tB,
        \t\t\t);
        \t\t};
        \t\tT = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
        \t\tP = { isa = PBXProject; targets = (T); mainGroup = G; };
        \t};
        \trootObject = P;
        }

        """

    @Test("a new file is in the Xcode project, and one that can't be written keeps no scene from moving")
    func projects() {
        for mode: UInt32 in [0o644, 0o444] {
            let files = MemoryFiles(["/app/Main.storyboard": Self.main])
            files.write(Self.project, to: "/app/App.xcodeproj/project.pbxproj")
            files.setMode(mode, of: "/app/App.xcodeproj/project.pbxproj")
            let moved = Call(files: files).run([
                "refactor", "/app/Main.storyboard", "det-vc-001", "--to", "/app/Photos.storyboard",
            ])
            #expect(moved.code == .success)
            #expect(text("/app/Photos.storyboard", files).contains("det-sc-001"))
            let isWritten = mode == 0o644
            #expect(
                text("/app/App.xcodeproj/project.pbxproj", files).contains("path = Photos.storyboard;") == isWritten)
            let note =
                isWritten
                ? "'/app/Photos.storyboard' was added to 'App.xcodeproj'" : "isn't in the Xcode project: no permission"
            #expect(moved.output.contains(note), "\(moved)")
        }
    }

    private static let comments = """
        {"threads": [
        {"id": "a", "object": "det-vi-001", "name": "View", "comments": [{"author": "Ada", "date": "2026-11-18T11:06:40Z", "text": "Too empty?"}]},
        {"id": "b", "object": "lis-la-001", "name": "Good coffee", "comments": [{"author": "Ben", "date": "2026-11-18T11:06:41Z", "text": "Stays"}]}
        ]}
        """
    private static let samples =
        #"{"scenes": {"det-sc-001": [{"name": "Full", "values": {"det-vi-001": {"hidden": true}}}]}}"#

    private func filesWithBesides() -> MemoryFiles {
        let files = files()
        files.write(Self.comments, to: "/Main.storyboard.comments.json")
        files.write(Self.samples, to: "/Main.storyboard.samples.json")
        return files
    }

    @Test("comments and sample data of scenes move along to another file, and back when it is inlined")
    func besides() {
        let files = filesWithBesides()
        let there = Call(files: files).run(["refactor", "Main.storyboard", "det-vc-001", "--to", "Photos.storyboard"])
        #expect(
            there.output.split(separator: "\n") == [
                "Main.storyboard", "Photos.storyboard", "Main.storyboard.comments.json",
                "Photos.storyboard.comments.json", "Main.storyboard.samples.json", "Photos.storyboard.samples.json",
            ], "\(there)")
        #expect(text("/Photos.storyboard.comments.json", files).contains("Too empty?"))
        #expect(text("/Photos.storyboard.samples.json", files).contains("det-vi-001"))
        let left = text("/Main.storyboard.comments.json", files)
        #expect(left.contains("Stays") && !left.contains("Too empty?"))
        #expect(text("/Main.storyboard.samples.json", files) == "")
        let id =
            text("/Main.storyboard", files).split(separator: "storyboardName=\"Photos\" id=\"").last?
            .prefix { $0 != "\"" } ?? ""
        #expect(Call(files: files).run(["inline", "Main.storyboard", String(id)]).code == .success)
        let back = text("/Main.storyboard.comments.json", files)
        #expect(back.contains("Stays") && back.contains("Too empty?"))
        #expect(text("/Main.storyboard.samples.json", files).contains("Full"))
        #expect(text("/Photos.storyboard.comments.json", files) == "")
    }

    @Test("translations of scenes move along to another localized storyboard, and back when it is inlined")
    func translations() {
        let plain = filesWithBesides()
        let files = MemoryFiles([
            "/Base.lproj/Main.storyboard": text("/Main.storyboard", plain),
            "/de.lproj/Main.strings": "\"det-vc-001.title\" = \"Einzelheiten\";\n\"lis-vc-001.title\" = \"Liste\";\n",
        ])
        let there = Call(files: files).run([
            "refactor", "/Base.lproj/Main.storyboard", "det-vc-001", "--to", "/Base.lproj/Photos.storyboard",
        ])
        #expect(there.output.contains("de.lproj/Photos.strings\n"), "\(there)")
        #expect(text("/de.lproj/Photos.strings", files).contains("\"det-vc-001.title\" = \"Einzelheiten\";"))
        #expect(text("/de.lproj/Main.strings", files) == "\"lis-vc-001.title\" = \"Liste\";\n")
        let id =
            text("/Base.lproj/Main.storyboard", files).split(separator: "storyboardName=\"Photos\" id=\"").last?
            .prefix { $0 != "\"" } ?? ""
        let back = Call(files: files).run(["inline", "/Base.lproj/Main.storyboard", String(id)])
        #expect(back.code == .success, "\(back)")
        #expect(text("/de.lproj/Main.strings", files).contains("Einzelheiten"))
    }

    @Test("objects whose ids are taken keep their comments and sample data under their new ids")
    func renamedBesides() throws {
        let files = filesWithBesides()
        let there = Call(files: files).run([
            "refactor", "Main.storyboard", "det-vc-001", "--to", "More/Other.storyboard",
        ])
        #expect(there.code == .success, "\(there)")
        let moved = text("/More/Other.storyboard.comments.json", files)
        let id = try #require(moved.split(separator: "\"object\": \"").last?.prefix { $0 != "\"" })
        #expect(moved.contains("Too empty?") && id != "det-vi-001" && id.count < 30)
        #expect(text("/More/Other.storyboard", files).contains("<view key=\"view\" id=\"\(id)\"/>"))
        let samples = text("/More/Other.storyboard.samples.json", files)
        #expect(samples.contains("\"\(id)\"") && !samples.contains("det-"))
    }

    @Test("files beside documents are written with these or not at all, and stay if they can't be read")
    func unwritableBesides() {
        let files = filesWithBesides()
        files.setMode(0o555, of: "/More")
        let refused = Call(files: files).run([
            "refactor", "Main.storyboard", "det-vc-001", "--to", "More/Photos.storyboard",
        ])
        #expect(refused.code != .success)
        #expect(text("/Main.storyboard.comments.json", files) == Self.comments)
        #expect(text("/Main.storyboard.samples.json", files) == Self.samples)
        files.setMode(0o755, of: "/More")
        files.write("{ <<<<<<< ours", to: "/Main.storyboard.comments.json")
        let noted = Call(files: files).run(["refactor", "Main.storyboard", "det-vc-001", "--to", "Photos.storyboard"])
        #expect(noted.code == .success)
        #expect(
            noted.output.contains("note: the content of 'Main.storyboard.comments.json' stays there: ")
                && noted.output.contains("line 1, column 3"),
            "\(noted)")
        #expect(text("/Main.storyboard.comments.json", files) == "{ <<<<<<< ours")
        #expect(text("/Photos.storyboard.samples.json", files).contains("Full"))
    }

    @Test("nothing is written if one of the files can't be")
    func unwritable() {
        let files = files()
        files.setMode(0o555, of: "/More")
        let answer = Call(files: files).run([
            "refactor", "Main.storyboard", "det-vc-001", "--to", "More/Photos.storyboard",
        ])
        #expect(answer.code != .success)
        #expect(text("/Main.storyboard", files) == Self.main && text("/More/Photos.storyboard", files) == "")
    }

    @Test("what is found is printed with its place, or as JSON")
    func find() {
        let files = files()
        let texts = Call(files: files).run(["find", "COFFEE"])
        #expect(texts.output == "Main.storyboard:11: List › Good coffee: text Good coffee\n", "\(texts)")
        let colors = Call(files: files).run(["find", "#FF8000", "Main.storyboard", "--of", "color"])
        #expect(colors.output == "Main.storyboard:14: List › Good coffee: textColor #FF8000\n", "\(colors)")
        let fonts = Call(files: files).run(["find", "system bold", "--of", "font"])
        #expect(fonts.output.split(separator: "\n").count == 2, "\(fonts)")
        let json = Call(files: files).run(["find", "tea", "--json"])
        #expect(json.output.contains(#""object": "lis-la-001""#), "\(json)")
    }

    @Test("values are replaced in all documents, or only told")
    func replace() {
        let files = files()
        let told = Call(files: files).run(["replace", "System Bold", "Body", "--of", "font", "--dry-run"])
        #expect(told.output == "Main.storyboard: 1 value\nMore/Other.storyboard: 1 value\n", "\(told)")
        #expect(text("/Main.storyboard", files) == Self.main)
        #expect(Call(files: files).run(["replace", "System Bold", "Body", "--of", "font"]).code == .success)
        for path in ["/Main.storyboard", "/More/Other.storyboard"] {
            #expect(
                text(path, files).contains(#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#))
        }
        // The label fitted its text, and does again.
        #expect(text("/Main.storyboard", files).contains(#"width="42""#))
        #expect(Call(files: files).run(["replace", "good", "Bad", "More"]).code == .success)
        #expect(text("/More/Other.storyboard", files).contains(#"text="Bad tea""#))
        #expect(text("/Main.storyboard", files).contains(#"text="Good coffee""#))
        let wrong = Call(files: files).run(["replace", "#FF8000", "#12", "--of", "color"])
        #expect(wrong.code != .success && wrong.errors.contains("'#12' is not a color"), "\(wrong)")
    }

    @Test("replacing lays out what it changes, as in the editor")
    func replacingLaysOut() throws {
        let label = """
            <label opaque="NO" text="A title" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-001"><rect key="frame" x="20" y="20" width="54.333333333333336" height="20.333333333333332"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let view = """
            <view key="view" contentMode="scaleToFill" id="det-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
            <subviews>\(label)</subviews><constraints>\
            <constraint firstItem="tit-le-001" firstAttribute="leading" secondItem="det-vi-001" secondAttribute="leading" constant="20" id="con-a"/>\
            <constraint firstItem="tit-le-001" firstAttribute="top" secondItem="det-vi-001" secondAttribute="top" constant="20" id="con-b"/></constraints></view>
            """
        let files = MemoryFiles([
            "/A.storyboard": Self.main.replacing(#"<view key="view" id="det-vi-001"/>"#, with: view)
        ])
        // First as the canvas lays it out, so that it isn't misplaced before.
        files.write(#"{"updateFrames": {"objects": ["document"], "all": true}}"#, to: "/frames.json")
        let applied = Call(files: files).run(["apply", "A.storyboard", "frames.json", "-o", "A.storyboard"])
        #expect(applied.code == .success, "\(applied)")
        let before = text("/A.storyboard", files)
        let answer = Call(files: files).run(["replace", "System 17", "System 34", "A.storyboard", "--of", "font"])
        #expect(answer.output == "A.storyboard: 1 value\n", "\(answer)")
        let after = text("/A.storyboard", files)
        func frame(_ text: String) -> Substring? {
            text.split(separator: #"id="tit-le-001"><rect key="frame" "#).last?.prefix { $0 != "/" }
        }
        #expect(after.contains(#"pointSize="34""#))
        #expect(frame(before) != frame(after) && frame(after)?.hasPrefix(#"x="20" y="20" "#) == true, "\(after)")
    }
}
