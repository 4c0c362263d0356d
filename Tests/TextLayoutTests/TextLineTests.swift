import CoreGraphics
import Testing
import TextLayout

@Suite("Lines under texts and through them")
struct TextLineTests {
    /// The rows and columns that have ink, in pixels, of a text that is itself invisible.
    private struct Ink {
        var rows: [Bool]
        var columns: [Bool]
        let layout: TextLayout

        init(_ text: String, _ change: (inout TextAttributes) -> Void) throws {
            var attributes = TextAttributes(
                font: TextFont(size: 40), color: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
            change(&attributes)
            layout = TextLayout(StyledText(text, attributes: attributes))
            let context = try #require(CGContext(pixelsWide: 400, pixelsHigh: 120, scale: 1))
            layout.draw(in: context, at: .zero)
            let data = try #require(context.data)
            func isInked(_ x: Int, _ y: Int) -> Bool {
                data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + 3, as: UInt8.self) > 100
            }
            rows = (0..<120).map { y in (0..<400).contains { isInked($0, y) } }
            columns = (0..<400).map { x in (0..<120).contains { isInked(x, $0) } }
        }

        /// The middle of what has ink, from the top.
        var middle: CGFloat {
            let all = rows.indices.filter { rows[$0] }
            return CGFloat((all.first ?? 0) + (all.last ?? 0) + 1) / 2
        }

        static func bands(_ list: [Bool]) -> Int { list.split(separator: false).count }
        static func length(_ list: [Bool]) -> Int { list.count { $0 } }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("An underline is below the baseline and a strikethrough above it, as wide as the text, in their colors")
    func places() throws {
        let under = try Ink("hello") { $0.underline = TextLine(color: red) }
        let through = try Ink("hello") { $0.strikethrough = TextLine(color: red) }
        let baseline = under.layout.firstBaseline
        #expect(under.middle > baseline + 2 && under.middle < baseline + 12, "\(under.middle)")
        #expect(through.middle < baseline - 4 && through.middle > baseline - 20, "\(through.middle)")
        for ink in [under, through] {
            #expect(abs(CGFloat(Ink.length(ink.columns)) - ink.layout.size.width) <= 2)
            #expect(Ink.bands(ink.rows) == 1 && Ink.bands(ink.columns) == 1)
        }
        let raised = try Ink("hello") { ($0.underline, $0.baselineOffset) = (TextLine(color: red), 10) }
        // A raised text may make its line taller, but the distance to the line's baseline is what was asked for.
        #expect(abs(raised.layout.firstBaseline - raised.middle - (baseline - under.middle) - 10) <= 1)
        let own = try Ink("hello") { $0.underline = TextLine() }
        #expect(Ink.length(own.rows) == 0, "without a color, the line has that of the text")
    }

    @Test("Thick lines are thicker, double ones are two, patterns and words leave gaps")
    func styles() throws {
        func ink(_ line: TextLine) throws -> Ink {
            try Ink("ab cd ef") {
                $0.underline = line
                $0.underline?.color = red
            }
        }
        let single = try ink(TextLine())
        #expect(Ink.length(try ink(TextLine(weight: .thick)).rows) > Ink.length(single.rows))
        #expect(Ink.bands(try ink(TextLine(weight: .double)).rows) == 2)
        #expect(Ink.bands(try ink(TextLine(isByWord: true)).columns) == 3)
        let patterns: [TextLine.Pattern] = [.dash, .dashDot, .dashDotDot, .dot]
        let drawn = try patterns.map { try ink(TextLine(pattern: $0)).columns }
        #expect(Set(drawn).count == 4 && drawn.allSatisfy { Ink.bands($0) >= 3 && Ink.length($0) > 50 })
        let dashed = try ink(TextLine(pattern: .dash, isByWord: true))
        #expect(Ink.length(dashed.columns) < Ink.length(drawn[0]))
    }
}
