import CoreGraphics
import Testing
import TextLayout

/// What iOS does with texts, measured in pictures that it took. The figures are only ever tightened.
@Suite("Texts as iOS draws them")
struct MeasuredTextTests {
    private func width(_ text: String, _ size: CGFloat, _ weight: Int = 400, _ release: SystemFontRelease = .current)
        -> CGFloat
    {
        var font = TextFont(size: size, weight: weight)
        font.release = release
        return TextLayout(StyledText(text, attributes: TextAttributes(font: font))).size.width
    }

    @Test(
        "Large text of iOS 13 is as wide as there, within half a point: its letters come closer the larger they are",
        arguments: [
            (25.0, 188.67), (26, 196), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255), (38, 284),
            (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
        ])
    func older(size: CGFloat, wanted: CGFloat) {
        let width = width("What's the point?", size, 400, .before14)
        #expect(abs(width - wanted + 1 / 6) <= 0.5, "\(width)")
    }

    @Test(
        "Lines of iOS 17 and a word of iOS 26 are as wide as there",
        arguments: [
            ("Hello, world. This is a", 32.0, 600, 296.1, 1.0), ("long run of text that", 32, 600, 280.3, 1),
            ("should wrap at some", 32, 600, 297.8, 1), ("World!", 32, 900, 106.75, 1),
            ("adding a joke or something. Alright, it's", 17, 400, 295.3, 1), ("Example", 17, 400, 64.6, 0.5),
            ("Example", 40, 400, 146, 0.8), ("Example", 53, 400, 192.3, 0.9),
        ])
    func current(text: String, size: CGFloat, weight: Int, wanted: CGFloat, within: CGFloat) {
        let width = width(text, size, weight)
        #expect(abs(width - wanted) <= within, "\(width)")
    }

    @Test("The dots of an ellipsis come closer in large text: a third of it is 4.31 at 17 points, 7.5 at 40, 10 at 53")
    func ellipsis() {
        for (size, pitch) in [(17.0, 4.31), (40, 7.5), (53, 10)] {
            #expect(abs(width("…", size) / 3 - pitch) < 0.12, "\(size)")
        }
    }

    @Test("Clipped text runs on to the edge in its last line, with the letter that is cut")
    func clipping() throws {
        let text = "one two three four five six seven eight nine ten eleven twelve"
        let clipped = layout(text, width: 100, lines: 2, mode: .clipping)
        let wrapped = layout(text, width: 100, lines: 2, mode: .wordWrapping)
        #expect(clipped.lines.count == 2 && clipped.isTruncated && wrapped.isTruncated)
        #expect(parts(clipped, of: text)[0] == parts(wrapped, of: text)[0])
        let (longer, shorter) = (parts(clipped, of: text)[1], parts(wrapped, of: text)[1])
        #expect(longer.hasPrefix(shorter) && longer.count > shorter.count)
        #expect(layout(longer).size.width >= 100 && layout(String(longer.dropLast())).size.width < 100)
    }

    @Test("Measured, a wrapped line counts the space before the next one, as far as there is room")
    func spaces() throws {
        let text = "Some text that needs to wrap to multiple lines"
        let layout = layout(text, size: 14, width: 160)
        #expect(parts(layout, of: text).map(\.count) == [24, 22])
        let words = width("Some text that needs to", 14)
        let space = width(" ", 14)
        #expect(abs(layout.size.width - (words + space)) < 1e-6 && abs(layout.size.width - 158.2) < 0.8)
        #expect(abs(layout.lines[0].width - words) < 1e-6, "the line itself is as wide as its words")
        let tight = TextLayout(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: 14))), width: words + 1)
        #expect(abs(tight.size.width - (words + 1)) < 1e-6)
    }

    @Test("A justified paragraph is broken as a whole: a word that would fit moves on to even out the spaces")
    func justified() {
        let text =
            "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this"
            + " test by adding a joke or something. Alright, it's been fun!"
        func firsts(_ alignment: TextAlignment) -> [String] {
            parts(layout(text, width: 300, alignment: alignment), of: text).map { $0.prefix { $0 != " " }.description }
        }
        #expect(firsts(.justified) == ["Hello,", "text", "Someone", "adding", "been"])
        #expect(firsts(.left) == ["Hello,", "that", "Someone", "adding", "been"])
        // Words that are wider than a line, tabs and limits don't keep it from being laid out.
        #expect(layout("incomprehensibilities all over", width: 40, alignment: .justified).lines.count > 3)
        #expect(layout("a\tb c d e f g h i j k l m n", width: 60, alignment: .justified).lines.count > 1)
        #expect(layout(text, width: 300, lines: 2, mode: .truncatingTail, alignment: .justified).lines.count == 2)
        #expect(layout("a\n\nb\n", width: 300, alignment: .justified).lines.count == 4, "an empty line is one, too")
    }
}
