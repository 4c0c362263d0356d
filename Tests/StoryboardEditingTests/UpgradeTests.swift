import StoryboardEditing
import StoryboardModel
import Testing

@Suite("Documents in the format of another Xcode") struct UpgradeTests {
    /// A storyboard with two colors, as Xcode 9 and 10 save it.
    private static func old(
        _ attributes: String = #"toolsVersion="14113""#, plugIn: String = "14088", capabilities: String = "",
        content: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes) targetRuntime="iOS.CocoaTouch" colorMatched="YES" initialViewController="vc">
            <device id="retina4_7" orientation="portrait">
                <adaptation id="fullscreen"/>
            </device>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>\(capabilities)
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="vc" sceneMemberID="viewController">
                            <view key="view" id="root">\(content)
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    private func changed(_ text: String, _ xcode: String) throws -> (
        removed: [String], inserted: [String], text: String
    ) {
        let new = try assertEdit(text, .upgrade(xcode: xcode)).text
        let (before, after) = (
            text.split(separator: "\n").map(String.init), new.split(separator: "\n").map(String.init)
        )
        let difference = after.difference(from: before)
        func line(_ change: CollectionDifference<String>.Change) -> String {
            switch change {
            case .insert(_, let line, _), .remove(_, let line, _): String(line.drop { $0 == " " })
            }
        }
        return (difference.removals.map(line), difference.insertions.map(line), new)
    }

    @Test("Xcode 15 writes its versions and the appearance of the device, and everything else stays")
    func versions() throws {
        let (removed, inserted, text) = try changed(Self.old(), "15")
        #expect(
            removed == [
                #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" colorMatched="YES" initialViewController="vc">"#,
                #"<device id="retina4_7" orientation="portrait">"#, #"<adaptation id="fullscreen"/>"#, "</device>",
                #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14088"/>"#,
            ])
        #expect(
            inserted == [
                #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" colorMatched="YES" initialViewController="vc">"#,
                #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#,
                #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>"#,
            ])
        #expect(try assertEdit(text, .upgrade(xcode: "15.4")).text == text, "a document of that Xcode stays as it is")
        let back = try assertEdit(text, .upgrade(xcode: "9")).text
        #expect(back == Self.old(), "an older Xcode gets what it wrote")
    }

    @Test("the version of macOS, which later Xcodes don't write, goes, and capabilities that they no longer list")
    func capabilities() throws {
        let margins = """

                    <capability name="Constraints to layout margins" minToolsVersion="6.0"/>
            """
        let content = """

                                <constraints>
                                    <constraint firstItem="root" firstAttribute="leadingMargin" secondItem="root" secondAttribute="leading" id="c"/>
                                </constraints>
            """
        let text = Self.old(
            #"toolsVersion="12121" systemVersion="16G29""#, plugIn: "12089", capabilities: margins, content: content)
        let new = try changed(text, "16")
        #expect(new.removed.contains { $0.contains("Constraints to layout margins") })
        #expect(!new.text.contains("systemVersion") && new.text.contains(#"toolsVersion="23504""#))
        let back = try changed(new.text, "9")
        #expect(back.inserted.contains(#"<capability name="Constraints to layout margins" minToolsVersion="6.0"/>"#))
    }

    @Test("Xcode 12 lists the values of system colors that Xcode 11 wrote beside their names")
    func systemColors() throws {
        let content = """

                                <color key="backgroundColor" systemColor="systemRedColor" red="1" green="0.23137254900000001" blue="0.18823529410000001" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                <color key="tintColor" xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/>
            """
        let new = try changed(Self.old(#"toolsVersion="15705""#, plugIn: "15706", content: content), "12").text
        #expect(new.contains(#"<color key="backgroundColor" systemColor="systemRedColor"/>"#))
        #expect(new.contains(#"<color key="tintColor" systemColor="labelColor"/>"#))
        #expect(
            new.contains(#"<systemColor name="systemRedColor">"#) && new.contains(#"<systemColor name="labelColor">"#))
        #expect(new.contains(#"<capability name="System colors in document resources" minToolsVersion="11.0"/>"#))
    }

    @Test(
        "Xcode 7 doesn't know devices and the format of Xcode 8, and plug-ins for macOS have the version of the tools")
    func other() throws {
        let seven = try changed(Self.old(), "7").text
        for lacking in ["<device", "Xcode 8 format", "colorMatched"] { #expect(!seven.contains(lacking)) }
        #expect(seven.contains(#"toolsVersion="10117""#) && seven.contains(#"version="10085""#))
        let mac = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="13526" targetRuntime="MacOSX.Cocoa">
                <dependencies>
                    <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="13526"/>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <objects/>
            </document>

            """
        #expect(try assertEdit(mac, .upgrade(xcode: "26")).text == mac.replacing("13526", with: "24765"))
        let watch = mac.replacing("CocoaPlugin", with: "IBWatchKitPlugin")
        #expect(try assertEdit(watch, .upgrade(xcode: "26")).text.contains(#"IBWatchKitPlugin" version="13526""#))
    }

    @Test("what an Xcode doesn't open, or doesn't exist, is refused, and the document stays")
    func refused() throws {
        let content = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
        try assertRefused(
            Self.old(content: content), .upgrade(xcode: "8"),
            "'Safe area layout guides' came with Xcode 9.0, so Xcode 8 refuses the document",
            hint: "remove what uses it, or name a later Xcode")
        let unknown = "\n        <capability name=\"Telepathy\" minToolsVersion=\"27.0\"/>"
        try assertRefused(
            Self.old(capabilities: unknown), .upgrade(xcode: "26"),
            "'Telepathy' came with Xcode 27.0, so Xcode 26 refuses the document")
        for name in ["17", "soon", "", "15.", "15.4.0.1", "-8"] {
            try assertRefused(Self.old(), .upgrade(xcode: name), "'\(name)' is not a known Xcode")
        }
    }

    @Test("each tools version belongs to the Xcode that writes it")
    func releases() {
        for release in XcodeRelease.all { #expect(XcodeRelease(thatWrote: release.toolsVersion) == release) }
        let known = ["9531": 7, "11762": 8, "13122.16": 9, "14313.18": 10, "15400": 11, "17701": 12, "19529": 13]
        for (version, major) in known { #expect(XcodeRelease(thatWrote: version)?.major == major, "\(version)") }
        #expect(XcodeRelease(thatWrote: "6254") == nil && XcodeRelease(thatWrote: "") == nil)
        #expect(XcodeRelease.current.major == 16)
    }
}
