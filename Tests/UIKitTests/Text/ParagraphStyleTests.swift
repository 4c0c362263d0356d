import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Paragraph styles")
struct ParagraphStyleTests {
    @Test("A style has twelve tab stops, 28 points apart, until it has others, which copies keep")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
        #expect(style.tabStops.map(\.location) == [50, 100] && style.tabStops.map(\.alignment) == [.left, .right])
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style && copy?.tabStops.count == 2)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
        #expect(copy != style && style.tabStops.count == 1)
    }

    @Test("Values that lines don't follow are kept, compared and copied")
    func values() {
        let style = NSMutableParagraphStyle()
        (style.hyphenationFactor, style.usesDefaultHyphenation, style.defaultTabInterval) = (0.5, true, 36)
        (style.allowsDefaultTighteningForTruncation, style.lineBreakStrategy) = (true, [.pushOut])
        let other = NSMutableParagraphStyle()
        #expect(other != style)
        other.setParagraphStyle(style)
        #expect(other == style && other.hyphenationFactor == 0.5 && other.lineBreakStrategy == .pushOut)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}
