import FileAccess
import StoryboardCommand
import Testing

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
        #expect(Call(files: files).run(["replace", "good", "Bad", "More"]).code == .success)
        #expect(text("/More/Other.storyboard", files).contains(#"text="Bad tea""#))
        #expect(text("/Main.storyboard", files).contains(#"text="Good coffee""#))
        let wrong = Call(files: files).run(["replace", "#FF8000", "#12", "--of", "color"])
        #expect(wrong.code != .success && wrong.errors.contains("'#12' is not a color"), "\(wrong)")
    }
}
