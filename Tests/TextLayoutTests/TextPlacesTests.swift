import CoreGraphics
import Testing
import TextLayout

@Suite("Places in a TextLayout")
struct TextPlacesTests {
    /// Each place where a caret can stand has an own point, and that point leads back.
    private func expectRoundTrip(_ text: String, width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        let laidOut = layout(text, width: width)
        var place = 0
        for character in text {
            let caret = laidOut.caretRect(at: place)
            let found = laidOut.index(closestTo: CGPoint(x: caret.minX, y: caret.midY))
            #expect(found == place, sourceLocation: sourceLocation)
            place += character.utf16.count
        }
    }

    @Test("A caret's point leads back to its place")
    func roundTrip() {
        expectRoundTrip(pangram, width: .infinity)
        expectRoundTrip(pangram, width: 120)
        expectRoundTrip("a😀b\nc", width: 200)
        expectRoundTrip(hebrew, width: 300)
    }

    @Test("Right-to-left text starts on the right, and carets move left")
    func rightToLeft() {
        let laidOut = layout(hebrew)
        let carets = (0...hebrew.utf16.count).map { laidOut.caretRect(at: $0).minX }
        #expect(carets == carets.sorted(by: >))
        #expect(abs(carets[0] - laidOut.size.width) < 1e-6 && abs(carets[hebrew.utf16.count]) < 1e-6)
    }

    @Test("In mixed text the foreign words run backwards between those around them")
    func mixed() {
        let text = "ab \(hebrew) cd"
        let laidOut = layout(text)
        let first = laidOut.rects(for: 3..<4)[0]
        let last = laidOut.rects(for: 11..<12)[0]
        #expect(first.minX > last.minX)
        #expect(laidOut.rects(for: 13..<15)[0].minX > first.minX)
        // A stretch across the change of direction is in two pieces.
        #expect(laidOut.rects(for: 0..<5).count == 2)
        #expect(laidOut.rects(for: 0..<text.utf16.count).count == 1)
    }

    @Test("A range over lines gives a rectangle in each")
    func rectangles() {
        let laidOut = layout(pangram, width: 120)
        let rects = laidOut.rects(for: 2..<pangram.utf16.count)
        #expect(rects.count == laidOut.lines.count)
        #expect(rects[0].minX > 0 && rects[1].minX == 0)
        #expect(abs(rects[0].height - laidOut.lines[0].height) < 1e-9)
    }

    @Test("Points beside the text map to the nearest index")
    func outside() {
        let laidOut = layout("ab\ncd")
        #expect(laidOut.index(closestTo: CGPoint(x: -50, y: -50)) == 0)
        #expect(laidOut.index(closestTo: CGPoint(x: 500, y: 5)) == 2)
        #expect(laidOut.index(closestTo: CGPoint(x: 500, y: 500)) == 5)
    }
}
