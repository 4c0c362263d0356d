import CoreGraphics
import Testing
import TextLayout

@Suite("TextLayout")
struct TextLayoutTests {
    @Test("A line is as wide as its letters together")
    func widthsAddUp() {
        let whole = layout("minimum").size.width
        let letters = "minimum".map { layout(String($0)).size.width }.reduce(0, +)
        #expect(abs(whole - letters) < 1e-6)
        #expect(abs(layout("a b").size.width - layout("a").size.width - layout(" b").size.width) < 1e-6)
    }

    @Test("Kerned letters are closer to each other")
    func kerning() {
        #expect(layout("AV").size.width < layout("A").size.width + layout("V").size.width - 0.5)
    }

    @Test(
        "Each release of the system font is as wide as Xcode has stored it",
        arguments: [
            (SystemFontRelease.current, 17.0, 400, "Label", 41.5), (.current, 20, 600, "Label", 50),
            (.before14, 17, 400, "Label", 42), (.before14, 22, 500, "MacBook Pro", 130),
            (.before14, 24, 700, "Installed", 96.5), (.before11, 25, 400, "Food", 56.5),
            (.before11, 30, 400, "Tuesday", 112.5), (.before11, 20, 400, "Quickly manage tasks", 197),
        ])
    func releases(release: SystemFontRelease, size: Double, weight: Int, text: String, stored: Double) {
        let width = width(of: text, release: release, size: size, weight: weight)
        #expect((width * 2).rounded(.up) / 2 == stored, "\(width)")
    }

    @Test("Letters of 20 points and more became narrower with iOS 11, digits and smaller text stayed")
    func firstDisplayCut() {
        func change(_ text: String, size: Double) -> Double {
            width(of: text, release: .before14, size: size) - width(of: text, release: .before11, size: size)
        }
        #expect(change("Label", size: 20) < -1 && change("Étage", size: 20) < -1)
        #expect(abs(change("265", size: 20)) < 1e-9 && abs(change("Label", size: 19)) < 1e-9)
    }

    @Test("An emoji is as wide as Apple's, whatever font draws it, and does not affect text beside it")
    func emoji() {
        #expect(width(of: "🐷", release: .before14, size: 40) == 45)
        func current(_ text: String) -> Double { width(of: text, release: .current, size: 16) }
        #expect(abs(current("a🐷1") - current("a") - current("1") - 18) < 1e-9)
    }

    @Test("An advance grows steadily with its size")
    func growth() {
        for release in [SystemFontRelease.current, .before14, .before11] {
            let widths = stride(from: 28.0, through: 160, by: 1).map { width(of: "n", release: release, size: $0) }
            let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { $0 > 0.4 && $0 < 0.7 })
        }
    }

    private func width(of text: String, release: SystemFontRelease, size: Double, weight: Int = 400) -> Double {
        var font = TextFont(size: size)
        font.weight = weight
        font.release = release
        return TextLayout(StyledText(text, attributes: TextAttributes(font: font, color: .black))).size.width
    }

    @Test("A line is as high as its font, and its baseline an ascender below its top")
    func lineHeight() {
        let font = TextFont(size: 17)
        let one = layout("Hg")
        #expect(abs(one.size.height - font.lineHeight) < 1e-9)
        #expect(abs(one.firstBaseline - font.ascender) < 1e-9)
        let two = layout("Hg\nHg")
        #expect(abs(two.size.height - 2 * font.lineHeight) < 1e-9)
        #expect(abs(two.lastBaseline - font.ascender - font.lineHeight) < 1e-9)
    }

    @Test("Wrapped text breaks between words and loses nothing")
    func wrapping() {
        let wrapped = layout(pangram, width: 120)
        #expect(wrapped.lines.count > 2)
        #expect(parts(wrapped, of: pangram).joined() == pangram)
        #expect(wrapped.lines.allSatisfy { $0.width <= 120 })
        #expect(parts(wrapped, of: pangram).dropLast().allSatisfy { $0.hasSuffix(" ") })
        #expect(!wrapped.isTruncated)
    }

    @Test("A text fits into the width that it has measured itself, and not into less")
    func exactWidth() {
        let width = layout(pangram).size.width
        #expect(layout(pangram, width: width).lines.count == 1)
        #expect(layout(pangram, width: width - 0.1).lines.count == 2)
    }

    @Test("A word wider than the line is broken between characters")
    func longWord() {
        let word = String(repeating: "m", count: 40)
        let wrapped = layout(word, width: 100)
        #expect(wrapped.lines.count > 3 && parts(wrapped, of: word).joined() == word)
        #expect(layout(word, width: 0).lines.count == 40)
    }

    @Test("Character wrapping fills lines without regard to words")
    func charWrapping() {
        let wrapped = layout(pangram, width: 120, mode: .charWrapping)
        #expect(wrapped.lines.dropLast().allSatisfy { $0.width > 100 })
        #expect(parts(wrapped, of: pangram).joined() == pangram)
    }

    @Test("White space at a break hangs over; at the end of the text it counts")
    func whiteSpace() {
        let width = layout("Hello").size.width
        let wrapped = layout("Hello      world", width: width + 8)
        #expect(parts(wrapped, of: "Hello      world") == ["Hello      ", "world"])
        #expect(abs(wrapped.lines[0].width - width) < 1e-6)
        #expect(layout("Hello ").size.width > width)
    }

    @Test("Every line end makes a line; a pair of return and feed makes one")
    func lineEnds() {
        #expect(
            parts(layout("a\nb\r\nc\u{2028}d\u{2029}"), of: "a\nb\r\nc\u{2028}d\u{2029}") == ["a", "b", "c", "d", ""])
        #expect(layout("\n\n").lines.count == 3)
    }

    @Test("An empty text has no lines and no size, but a caret")
    func empty() {
        let empty = layout("")
        #expect(empty.lines.isEmpty && empty.size == .zero && !empty.isTruncated)
        #expect(abs(empty.caretRect(at: 5).height - TextFont(size: 17).lineHeight) < 1e-9)
        #expect(empty.index(closestTo: CGPoint(x: 50, y: 50)) == 0)
        #expect(empty.rects(for: 0..<10).isEmpty)
    }

    @Test(
        "A single line is shortened to its width in each mode",
        arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
    func truncation(mode: LineBreakMode) throws {
        let shortened = layout(pangram, width: 150, lines: 1, mode: mode)
        let line = try #require(shortened.lines.first)
        #expect(shortened.lines.count == 1 && shortened.isTruncated && line.isTruncated)
        #expect(line.width <= 150.01 && line.width > 125)
        #expect(line.range == 0..<pangram.utf16.count)
        #expect(!layout(pangram, width: 500, lines: 1, mode: mode).isTruncated)
    }

    @Test("Clipping keeps the line whole, word wrapping keeps the words that fit")
    func withoutEllipsis() {
        let clipped = layout(pangram, width: 150, lines: 1, mode: .clipping)
        #expect(clipped.size.width > 150 && clipped.isTruncated)
        let wrapped = layout(pangram, width: 150, lines: 1)
        #expect(parts(wrapped, of: pangram) == ["The quick brown "])
        #expect(wrapped.isTruncated)
    }

    @Test("The last line allowed is the one that is shortened")
    func maximumLines() {
        let two = layout(pangram, width: 120, lines: 2, mode: .truncatingTail)
        #expect(two.lines.map(\.isTruncated) == [false, true])
        #expect(two.lines[1].width <= 120.01)
        let byHeight = layout(pangram, width: 120, height: TextFont(size: 17).lineHeight * 2.5, mode: .truncatingTail)
        #expect(byHeight.lines.map(\.isTruncated) == [false, true])
        #expect(layout(pangram, width: 120, height: 1).lines.count == 1)
    }

    @Test("A paragraph that is not shown leaves an ellipsis at the end of the one that is")
    func hiddenParagraph() {
        let shortened = layout("ab\ncd", width: 100, lines: 1, mode: .truncatingTail)
        #expect(shortened.isTruncated)
        #expect(shortened.size.width > layout("ab").size.width + 5)
    }

    @Test("No width at all is survived in each mode")
    func noWidth() {
        for mode in 0...5 {
            for width in [0, -5, CGFloat.nan, 0.5] {
                let squeezed = layout(
                    pangram, width: width, lines: 1, mode: LineBreakMode(rawValue: mode) ?? .clipping)
                #expect(squeezed.lines.count == 1)
            }
        }
    }

    @Test("Lines are aligned left, center, right, or justified")
    func alignment() throws {
        let width = layout("Hi").size.width
        #expect(layout("Hi", width: 100, alignment: .left).lines[0].origin.x == 0)
        #expect(abs(layout("Hi", width: 100, alignment: .center).lines[0].origin.x - (100 - width) / 2) < 1e-9)
        #expect(abs(layout("Hi", width: 100, alignment: .right).lines[0].origin.x - (100 - width)) < 1e-9)
        let justified = layout(pangram, width: 130, alignment: .justified)
        #expect(justified.lines.dropLast().allSatisfy { abs($0.width - 130) < 1e-6 })
        #expect(try #require(justified.lines.last).width < 129)
    }

    @Test("Paragraph attributes move and stretch lines as NSParagraphStyle does")
    func paragraphs() {
        var paragraph = ParagraphAttributes()
        paragraph.lineSpacing = 4
        paragraph.paragraphSpacing = 10
        paragraph.firstLineHeadIndent = 20
        paragraph.headIndent = 5
        paragraph.minimumLineHeight = 30
        let font = TextFont(size: 17)
        let styled = TextLayout(
            StyledText("one\ntwo", attributes: TextAttributes(font: font), paragraph: paragraph), width: 200)
        #expect(styled.lines[0].origin == CGPoint(x: 20, y: 0))
        #expect(styled.lines[0].height == 30)
        #expect(abs(styled.lines[0].baseline - 30 - font.descender) < 1e-9)
        #expect(styled.lines[1].origin.y == 44)
        #expect(styled.size.height == 74)
    }

    @Test("Each paragraph follows the attributes where it begins")
    func severalParagraphs() {
        let right = ParagraphAttributes(alignment: .right)
        let center = ParagraphAttributes(alignment: .center)
        let styled = TextLayout(
            StyledText(
                "a\nb\nc", runs: [],
                paragraphs: [.init(range: 0..<2, attributes: right), .init(range: 2..<4, attributes: center)]),
            width: 100)
        #expect(abs(styled.lines[0].frame.maxX - 100) < 1e-9)
        #expect(abs(styled.lines[1].frame.midX - 50) < 1e-9)
        #expect(styled.lines[2].origin.x == 0)
    }

    @Test("Tabs lead to the next stop")
    func tabs() {
        #expect(layout("\tx").caretRect(at: 1).minX == 28)
        #expect(layout("iiii\tx").caretRect(at: 5).minX == 28)
    }

    @Test("The tallest font of a line makes its height; kern and tracking make it wider")
    func runs() {
        var small = TextAttributes(font: TextFont(size: 10))
        let tall = TextAttributes(font: TextFont(size: 30))
        let mixed = TextLayout(
            StyledText(
                "ab", runs: [.init(range: 0..<1, attributes: small), .init(range: 1..<2, attributes: tall)]))
        #expect(abs(mixed.size.height - tall.font.lineHeight) < 1e-9)
        #expect(
            abs(mixed.size.width - layout("a", size: 10).size.width - layout("b", size: 30).size.width) < 1e-6)
        small.kern = 2
        small.tracking = 1
        #expect(
            abs(TextLayout(StyledText("ab", attributes: small)).size.width - layout("ab", size: 10).size.width - 6)
                < 1e-6)
    }

    @Test("An attachment has its own size in the line")
    func attachment() {
        var attributes = TextAttributes()
        attributes.attachment = .init(image: nil, size: CGSize(width: 40, height: 50))
        let attached = TextLayout(StyledText("\u{FFFC}", attributes: attributes))
        #expect(attached.size.width == 40)
        #expect(abs(attached.size.height - 50 + TextFont(size: 17).descender) < 1e-9)
    }

    @Test("Digits of the monospaced variant are equally wide")
    func monospacedDigits() {
        let font = TextFont(family: .monospacedDigitSystem, size: 17)
        let widths = "0123456789".map {
            TextLayout(StyledText(String($0), attributes: TextAttributes(font: font))).size.width
        }
        #expect(Set(widths).count == 1)
    }

    @Test("Emoji and other scripts are shown without making the line higher")
    func fallback() {
        let text = "漢字👨‍👩‍👧‍👦é"
        let mixed = layout(text)
        #expect(abs(mixed.size.height - TextFont(size: 17).lineHeight) < 1e-9)
        #expect(mixed.size.width > 40)
        #expect(layout("漢字").size.width == 34)
        #expect(parts(layout("漢字漢字漢字", width: 30), of: "漢字漢字漢字").joined() == "漢字漢字漢字")
    }

    @Test("A hundred thousand characters take at most about ten times as long as ten thousand")
    func longText() {
        func time(_ count: Int) -> Duration {
            let text = String(String(repeating: pangram + " ", count: count / 44 + 1).prefix(count))
            return ContinuousClock().measure { _ = layout(text, width: 300) }
        }
        // What was laid out before is known.
        _ = time(19_000)
        let (short, long) = (time(20_000), time(100_000))
        #expect(long < short * 15)
    }

    @Test("Layouts are made on many threads at once")
    func threads() async {
        await withTaskGroup(of: CGFloat.self) { group in
            for index in 0..<200 { group.addTask { layout("Text \(index % 20) שלום 漢", width: 60).size.height } }
            for await height in group { #expect(height > 0) }
        }
    }
}
