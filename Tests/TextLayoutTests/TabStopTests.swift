import CoreGraphics
import Foundation
import Testing
import TextLayout

@Suite("Tab stops, last lines and outlines")
struct TabStopTests {
    private func layout(
        _ text: String, width: CGFloat = .infinity, _ change: (inout ParagraphAttributes) -> Void
    ) -> TextLayout {
        var paragraph = ParagraphAttributes()
        change(&paragraph)
        return TextLayout(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: 14)), paragraph: paragraph), width: width)
    }

    @Test("Text begins, is centered or ends at a stop; a number has its separator there")
    func alignments() {
        typealias Stop = ParagraphAttributes.TabStop
        func rect(_ text: String, _ alignment: Stop.Alignment, at index: Int) -> CGRect {
            layout(text) { $0.tabStops = [Stop(location: 100, alignment: alignment)] }.caretRect(at: index)
        }
        #expect(rect("a\tword", .leading, at: 2).minX == 100)
        #expect(abs(rect("a\tword", .trailing, at: 6).minX - 100) < 0.01)
        let (start, end) = (rect("a\tword", .center, at: 2).minX, rect("a\tword", .center, at: 6).minX)
        #expect(abs((start + end) / 2 - 100) < 0.01 && start < 100)
        let point: Stop.Alignment = .terminators([0x2E])
        #expect(abs(rect("a\t12.5", point, at: 4).minX - 100) < 0.01)
        #expect(abs(rect("a\t1234.25", point, at: 6).minX - 100) < 0.01)
    }

    @Test("Each tab goes to the next stop, and behind the last one by the interval; indents count")
    func sequence() {
        let text = layout("a\tb\tc\td") {
            ($0.tabStops, $0.defaultTabInterval) = ([.init(location: 30), .init(location: 80)], 50)
        }
        #expect(text.caretRect(at: 2).minX == 30 && text.caretRect(at: 4).minX == 80)
        #expect(text.caretRect(at: 6).minX == 100)
        let indented = layout("•\tfirst") { ($0.firstLineHeadIndent, $0.tabStops) = (10, [.init(location: 25)]) }
        #expect(abs(indented.caretRect(at: 2).minX - 25) < 0.01)
    }

    @Test("A word isn't left alone in the last line where that is pushed out")
    func lastLine() throws {
        let text = "one two three four five six"
        func lines(_ strategy: UInt, width: CGFloat) -> [Range<Int>] {
            layout(text, width: width) { $0.lineBreakStrategy = strategy }.lines.map(\.range)
        }
        let width = try #require(
            stride(from: CGFloat(60), to: 200, by: 1).first { width in
                let found = lines(0, width: width)
                return found.count > 1 && found.last?.count == 3
            })
        let (plain, moved) = (lines(0, width: width), lines(1, width: width))
        #expect(plain.count == moved.count && moved.last?.count == 8 && moved.first?.lowerBound == 0)
        // There is room for two words in the last line only.
        #expect(lines(1, width: 10_000).count == 1)
    }

    @Test("Outlined letters are drawn around their edges, leaning ones to the right")
    func outlines() throws {
        func ink(_ change: (inout TextAttributes) -> Void) throws -> (count: Int, right: Int) {
            var attributes = TextAttributes(font: TextFont(size: 60))
            change(&attributes)
            let context = try #require(CGContext(pixelsWide: 120, pixelsHigh: 100, scale: 1))
            TextLayout(StyledText("I", attributes: attributes)).draw(in: context, at: CGPoint(x: 30, y: 10))
            let data = try #require(context.data)
            var (count, right) = (0, 0)
            for y in 0..<context.height {
                for x in 0..<context.width
                where data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + 3, as: UInt8.self) > 127 {
                    (count, right) = (count + 1, max(right, x))
                }
            }
            return (count, right)
        }
        let plain = try ink { _ in }
        let hollow = try ink { $0.outline = .init(width: 0.02, color: nil, isFilled: false) }
        let bold = try ink { $0.outline = .init(width: 0.1, color: nil, isFilled: true) }
        #expect(hollow.count > 0 && hollow.count < plain.count && bold.count > plain.count)
        #expect(try ink { $0.obliqueness = 0.4 }.right > plain.right + 5)
    }
}
