import FileAccess
import Testing
import XMLTree

@testable import AppSurroundings

@Suite("Sets of asset catalogs")
struct AssetSetTests {
    private func images(_ entries: String, properties: String = "{}") throws -> ImageSet {
        try ImageSet(Array(#"{"images": [\#(entries)], "properties": \#(properties)}"#.utf8))
    }

    private func colors(_ entries: String) throws -> ColorSet {
        try ColorSet(Array("{\"colors\": [\(entries)]}".utf8))
    }

    private func color(_ components: String, space: String = "srgb") throws -> ColorSet.Value? {
        try colors(#"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#)
            .value(for: AssetWish())
    }

    // MARK: Images

    @Test("of an image's files the one for the screen is chosen, or a larger one")
    func scales() throws {
        let set = try images(
            ["1x", "2x", "3x"].map { #"{"idiom": "universal", "scale": "\#($0)", "filename": "\#($0).png"}"# }
                .joined(separator: ","))
        for scale in [1.0, 2, 3] { #expect(set.entry(for: AssetWish(scale: scale))?.scale == scale) }
        #expect(set.entry(for: AssetWish(scale: 4))?.file == "3x.png")
        let gap = try images(
            #"{"scale": "1x", "filename": "1.png"}, {"scale": "2x"}, {"scale": "3x", "filename": "3.png"}"#)
        #expect(gap.entry(for: AssetWish(scale: 2))?.file == "3.png")
    }

    @Test("an image for the device wins, one for another device is none")
    func idioms() throws {
        let set = try images(
            #"{"idiom": "universal", "filename": "all.png"}, {"idiom": "ipad", "filename": "pad.png"}"#)
        #expect(set.entry(for: AssetWish(idiom: "ipad"))?.file == "pad.png")
        #expect(set.entry(for: AssetWish(idiom: "iphone"))?.file == "all.png")
        #expect(try images(#"{"idiom": "ipad", "filename": "pad.png"}"#).entry(for: AssetWish()) == nil)
    }

    @Test("dark, contrast, range of colors and direction choose among images")
    func appearances() throws {
        let set = try images(
            """
            {"filename": "any.png"},
            {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"filename": "contrast.png", "appearances": [{"appearance": "contrast", "value": "high"}]},
            {"filename": "both.png", "appearances": [{"appearance": "luminosity", "value": "dark"},
             {"appearance": "contrast", "value": "high"}]},
            {"filename": "left.png", "language-direction": "right-to-left"},
            {"filename": "narrow.png", "display-gamut": "sRGB"}
            """)
        #expect(set.entry(for: AssetWish())?.file == "any.png")
        #expect(set.entry(for: AssetWish(isDark: true))?.file == "dark.png")
        #expect(set.entry(for: AssetWish(isHighContrast: true))?.file == "contrast.png")
        #expect(set.entry(for: AssetWish(isDark: true, isHighContrast: true))?.file == "both.png")
        #expect(set.entry(for: AssetWish(isRightToLeft: true))?.file == "left.png")
        #expect(set.entry(for: AssetWish(isWideGamut: false))?.file == "narrow.png")
    }

    @Test("slices, and an image's rendering mode")
    func use() throws {
        let set = try images(
            """
            {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1},
             "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}
            """, properties: #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#)
        let slicing = set.entries[0].slicing
        #expect(slicing == ImageSet.Slicing(top: 1, left: 2, bottom: 3, right: 4, isTiled: true))
        #expect(set.intent == .template && set.preservesVectors)
        #expect(try images("{}").intent == nil)
    }

    @Test("data sets and symbols name their files")
    func files() throws {
        let data = try FileSet(
            Array(#"{"data": [{"filename": "a.json", "universal-type-identifier": "public.json"}]}"#.utf8))
        #expect(data.entry(for: AssetWish())?.file == "a.json" && data.entries.first?.type == "public.json")
        let symbol = try FileSet(Array(#"{"symbols": [{"idiom": "universal", "filename": "bean.svg"}, {}]}"#.utf8))
        #expect(symbol.entries.map(\.file) == ["bean.svg"])
    }

    // MARK: Colors

    @Test("components are spelled as fractions, in hexadecimal, up to 255 or as numbers")
    func spellings() throws {
        #expect(
            try color(#""red": "0.5", "green": "0xFF", "blue": "51", "alpha": "1.000""#)
                == .rgb(red: 0.5, green: 1, blue: 0.2, alpha: 1, space: "srgb"))
        #expect(
            try color(#""red": 0.25, "green": 1, "blue": "0", "alpha": "1""#, space: "display-p3")
                == .rgb(red: 0.25, green: 1, blue: 0, alpha: 1, space: "display-p3"))
        #expect(
            try color(#""white": "0.5", "alpha": "51""#, space: "gray-gamma-22")
                == .gray(white: 0.5, alpha: 0.2, space: "gray-gamma-22"))
        #expect(try color(#""white": "1.0""#) == .gray(white: 1, alpha: 1, space: "srgb"))
    }

    @Test("a color set may have others for dark and contrast, and name the system's")
    func variants() throws {
        let set = try colors(
            """
            {"idiom": "universal", "color": {"components": {"white": "1.0"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"platform": "ios", "reference": "systemGreenColor"}},
            {"idiom": "mac", "color": {"components": {"white": "0.0"}}}
            """)
        #expect(set.value(for: AssetWish()) == .gray(white: 1, alpha: 1, space: "srgb"))
        #expect(set.value(for: AssetWish(isDark: true)) == .system("systemGreenColor"))
        #expect(try colors("{\"idiom\": \"universal\"}").value(for: AssetWish()) == nil)
    }

    // MARK: FormatError

    @Test(
        "damage has a place",
        arguments: [
            ("{", 1, 2, "expected a key in quotes, found the end"),
            (
                "{\"colors\": [\n  {\"color\": {\"components\": {\"red\": \"much\"}}}]}", 2, 36,
                "'much' is not a component of a color"
            ),
            ("{\"colors\": [{\"color\": {}}]}", 1, 23, "the color has neither components nor a reference"),
            ("[]", 1, 1, "found a list, expected an object"),
        ])
    func damage(text: String, line: Int, column: Int, message: String) {
        #expect(throws: FormatError(message, at: SourceLocation(line: line, column: column))) {
            try ColorSet(Array(text.utf8))
        }
    }
}
