import CoreGraphics
import Testing
import TextLayout

@Suite("Families that iOS has and this system has not")
struct NamedFontTests {
    @Test(
        "Text is as wide as published, not as in the substitute",
        arguments: [
            ("Helvetica Neue", 400, "Hamburg", 4.168), ("Helvetica Neue", 700, "Label", 2.61),
            ("Avenir", 400, "WWW", 2.833), ("avenir next", 400, "AWAKE", 3.568), ("Georgia", 700, "00", 1.4),
            ("Verdana", 400, "iii", 0.81), ("Palatino", 400, "a—a…", 3), ("Trebuchet MS", 400, "A b.", 1.82),
        ])
    func widths(family: String, weight: Int, text: String, width: CGFloat) {
        #expect(abs(ems(text, family, weight: weight) - width) < 0.002)
    }

    @Test("A stored label of 17 points in Helvetica Neue Bold is as large as ours")
    func storedLabel() {
        let font = TextFont(family: .named("Helvetica Neue"), size: 17, weight: 700)
        let size = TextLayout(StyledText("Label", attributes: TextAttributes(font: font))).size
        #expect((size.width * 2).rounded(.up) / 2 == 44.5)
        #expect((size.height * 2).rounded(.up) / 2 == 20.5)
    }

    @Test("Weights that were not measured are interpolated and extrapolated", arguments: ["Avenir Next", "Verdana"])
    func weights(family: String) {
        let widths = [100, 300, 400, 500, 600, 700].map { ems("Hamburgefonts", family, weight: $0) }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test("A letter is as wide with an accent as without")
    func accents() {
        #expect(ems("éÅñ", "Georgia") == ems("eAn", "Georgia"))
        #expect(ems("e\u{301}", "Georgia") == ems("e", "Georgia"))
    }

    @Test("Letters that no table contains are scaled by the same ratio to the substitute's as the others")
    func otherLetters() {
        let scale = ems("αβγ", "Verdana") / ems("αβγ", "Liberation Sans")
        #expect(abs(scale - 1.069) < 0.002)
        #expect(abs(ems("Label", "Futura") / ems("Label", "Liberation Sans") - 1.029) < 0.002)
        #expect(ems("漢字", "Verdana") == 2)
    }

    @Test("A family without known widths is as wide as its substitute")
    func unknownFamily() {
        #expect(ems("AVfi", "Gill Sans") == ems("AVfi", "Liberation Sans"))
    }

    @Test("Letters are drawn at the positions of the widths")
    func drawing() throws {
        let context = try #require(CGContext(pixelsWide: 400, pixelsHigh: 120, scale: 1))
        let font = TextFont(family: .named("Verdana"), size: 100)
        TextLayout(StyledText("lll", attributes: TextAttributes(font: font))).draw(in: context, at: .zero)
        let data = try #require(context.data)
        let inked = (0..<400).filter { x in
            data.load(fromByteOffset: 60 * context.bytesPerRow + x * 4 + 3, as: UInt8.self) > 128
        }
        let stems = inked.filter { !inked.contains($0 - 1) }
        #expect(stems.count == 3)
        #expect(zip(stems, stems.dropFirst()).allSatisfy { abs($1 - $0 - 27) <= 1 }, "\(stems)")
    }

    @Test("Lines are as high as published where only that is known")
    func lineHeights() {
        let font = TextFont(family: .named("Palatino"), size: 1000)
        #expect(font.lineHeight == 1101)
        #expect(font.ascender > 700 && font.descender < -200)
    }
}
