import NibArchive
import Testing

@Suite struct ColorTests {
    private func color(_ attributes: String, tools: Int = 22_000, behind: String = "", _ findings: [String] = []) throws
        -> NibObject
    {
        let nib = try assertCompiled(
            viewDocument(#"<color key="backgroundColor" \#(attributes)/>"#, tools: tools, behind: behind), findings
        ).view()
        let view = try nib.first("UIView")
        return try #require(view.object("UIBackgroundColor"))
    }

    private func text(_ color: NibObject, _ key: String) -> String? {
        color[key]?.dataValue.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func componentsInSRGB() throws {
        let color = try color(
            #"red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB""#)
        #expect(color.integer("UIColorComponentCount") == 4 && color.integer("NSColorSpace") == 2)
        #expect(color["UIRed"] == .float(1) && color["UIGreen"] == .float(0.5) && color["UIBlue"] == .float(0))
        #expect(color["UIAlpha"] == .float(0.25))
        #expect(text(color, "NSRGB") == "1 0.5 0 0.25")
        #expect(color.fallbackClassNames == ["NSColor"])
    }

    @Test func calibratedColorsAreConverted() throws {
        let color = try color(#"red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB""#)
        for (key, value) in [("UIRed", 1.00771), ("UIGreen", 0.576372), ("UIBlue", -0.0281067)] {
            #expect(abs((color.double(key) ?? .nan) - value) < 1e-4, "\(key)")
        }
    }

    @Test func deviceColorsStayAsTheyAre() throws {
        let color = try color(#"red="1" green="0.5" blue="0" alpha="1" colorSpace="deviceRGB""#)
        #expect(color["UIRed"] == .float(1) && color["UIGreen"] == .float(0.5) && color["UIBlue"] == .float(0))
    }

    @Test func grays() throws {
        let color = try color(#"white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite""#)
        #expect(color.integer("UIColorComponentCount") == 2 && color.integer("NSColorSpace") == 4)
        #expect(abs((color.double("UIWhite") ?? 0) - 0.7234) < 1e-3)
        let plain = try self.color(
            #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
        #expect(plain.string("UISystemColorName") == "whiteColor" && text(plain, "NSWhite") == "1")
    }

    @Test func whiteStaysWhiteAndBlackBlackInEverySpace() throws {
        for space in ["calibratedRGB", "deviceRGB"] {
            for value in ["0", "1"] {
                let color = try color(
                    #"red="\#(value)" green="\#(value)" blue="\#(value)" alpha="1" colorSpace="\#(space)""#)
                for key in ["UIRed", "UIGreen", "UIBlue"] {
                    #expect(abs((color.double(key) ?? .nan) - (Double(value) ?? .nan)) < 1e-4)
                }
            }
        }
    }

    @Test func displayP3IsWiderThanSRGB() throws {
        let color = try color(#"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
        #expect((color.double("UIRed") ?? 0) > 1.09 && (color.double("UIGreen") ?? 0) < -0.2)
    }

    @Test func printColorsAreMixed() throws {
        let color = try color(
            #"cyan="1" magenta="0" yellow="0.5" black="0.5" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#
        )
        #expect(color["UIRed"] == .float(0) && color["UIGreen"] == .float(0.5) && color["UIBlue"] == .float(0.25))
    }

    @Test func systemColorsHaveNameAndValue() throws {
        let listed = try color(
            #"systemColor="systemBackgroundColor""#,
            behind:
                #"<resources><systemColor name="systemBackgroundColor"><color white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>"#
        )
        #expect(listed.string("UISystemColorName") == "systemBackgroundColor" && listed["UIWhite"] == .float(0.25))
        let unlisted = try color(#"cocoaTouchSystemColor="darkTextColor""#, tools: 14_000)
        #expect(unlisted.string("UISystemColorName") == "darkTextColor")
        _ = try color(#"systemColor="noSuchColor""#, ["3 color.unknown-system"])
    }

    @Test func colorsOfTheCatalogHaveNameAndValue() throws {
        let color = try color(
            #"name="Roast""#,
            behind:
                #"<resources><namedColor name="Roast"><color red="0.5" green="0.25" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>"#
        )
        #expect(color.string("UIResourceName") == "Roast" && color["UIRed"] == .float(0.5))
    }

    @Test(arguments: [
        ("inf", false), ("-inf", false), ("nan", false), ("1e300", false), ("5e-324", true), ("1e-10", true),
    ])
    func anyNumberGivesSomeColorAndWhatIsNoneIsReported(_ number: String, isNumber: Bool) throws {
        let color = try color(
            #"red="\#(number)" green="\#(number)" blue="0" alpha="\#(number)" colorSpace="calibratedRGB""#,
            isNumber ? [] : ["3 color.unknown"])
        #expect(color.className == "UIColor")
    }

    @Test func aColorWithoutFormIsReported() throws {
        try assertCompiled(viewDocument(#"<color key="backgroundColor"/>"#), ["3 color.unknown"])
    }
}
