import CoreGraphics
import Testing
import TextLayout

@Suite("TextFont")
struct TextFontTests {
    @Test("The system font has Apple's line height, not Inter's")
    func systemMetrics() {
        let font = TextFont(size: 17)
        #expect(abs(font.lineHeight - 17 * 2444 / 2048) < 1e-9)
        #expect(font.descender < 0 && font.leading == 0)
        #expect(abs(font.ascender - 17 * 1950 / 2048) < 1e-9)
        #expect(font.capHeight > font.xHeight)
    }

    @Test("Other families have a height, even unknown ones")
    func otherFamilies() {
        for family in ["Helvetica Neue", "Georgia", "No Such Family", "", "A,B"] {
            let font = TextFont(family: .named(family), size: 10)
            #expect(font.lineHeight > 8 && font.lineHeight < 20, "\(family)")
            #expect(font.xHeight > 2 && font.capHeight > font.xHeight, "\(family)")
        }
        #expect(TextFont.isAvailable(family: "Helvetica Neue"))
        #expect(TextFont.isAvailable(family: "Inter"))
        #expect(!TextFont.isAvailable(family: "No Such Family"))
    }

    @Test("Sizes that are not sizes are survived", arguments: [CGFloat.nan, .infinity, -5, 0, 1e9])
    func badSizes(size: CGFloat) {
        #expect(TextFont(size: size).lineHeight.isFinite)
        #expect(layout("Hi", size: size).size.width.isFinite)
    }
}
