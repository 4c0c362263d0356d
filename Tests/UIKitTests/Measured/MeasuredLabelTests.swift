import CoreGraphics
import Foundation
import Testing
import TextLayout

@testable import UIKit

/// Labels as iOS draws and measures them, from pictures that iOS 17 took. The figures are only ever tightened.
@MainActor
@Suite("Labels as iOS draws them")
struct MeasuredLabelTests {
    private static let text =
        "Hello, world. This is a long run of text that should wrap at some point. Someone went on."

    private func label(_ width: CGFloat, lines: Int, _ mode: NSLineBreakMode?) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        label.numberOfLines = lines
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        if let mode {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            attributes[.paragraphStyle] = style
        }
        label.attributedText = NSAttributedString(string: Self.text, attributes: attributes)
        return label
    }

    private func lastLineEnd(_ label: UILabel) -> String {
        let layout = label.fittedLayout(in: label.bounds, color: .black).shown
        guard let line = layout.lines.last else { return "" }
        return String(decoding: Array(Self.text.utf16)[line.range], as: UTF16.self)
    }

    @Test("A label takes the line break mode of its attributed text, until its own is set")
    func modes() throws {
        let word = label(300, lines: 2, .byWordWrapping)
        #expect(word.lineBreakMode == .byWordWrapping && lastLineEnd(word).hasSuffix("point. "))
        let ink = try #require(ViewPicture(word).ink)
        #expect(ink.maxX < 284, "there is no ellipsis")
        let clip = label(300, lines: 2, .byClipping)
        #expect(clip.lineBreakMode == .byClipping)
        #expect(try #require(ViewPicture(clip).ink).maxX == 300, "letters run on to the edge")
        let plain = label(300, lines: 2, nil)
        #expect(plain.lineBreakMode == .byTruncatingTail && lastLineEnd(plain).hasSuffix("went on."))
        word.lineBreakMode = .byTruncatingTail
        #expect(lastLineEnd(word).hasSuffix("went on."), "the rest is behind the ellipsis")
        let centered = label(300, lines: 0, .byWordWrapping)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        centered.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
        #expect(centered.textAlignment == .center)
    }

    @Test("Text that shrinks fills the width; attributed text is in the middle, plain text keeps its baseline")
    func shrinking() throws {
        for isAttributed in [true, false] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            let text = "Hello! What's up y'all"
            if isAttributed { label.attributedText = NSAttributedString(string: text) } else { label.text = text }
            let ink = try #require(ViewPicture(label, scale: 3).ink)
            #expect(abs(ink.width / 3 - 98.5) <= 1, "\(ink)")
            // On iOS the ink of attributed text is at 6 to 17, with a pixel per point.
            let expected = isAttributed ? (top: 6.7, bottom: 16.3) : (top: 9.4, bottom: 19)
            #expect(abs(ink.minY / 3 - expected.top) <= 0.8 && abs(ink.maxY / 3 - expected.bottom) <= 0.8, "\(ink)")
            label.frame.size.width = 50
            #expect(label.fittedLayout(in: label.bounds, color: .black).shown.isTruncated, "it shrinks to a half only")
        }
    }

    @Test("All fonts of an attributed text shrink")
    func shrinkingRuns() throws {
        let text = NSMutableAttributedString(
            string: "Large and ", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
        label.attributedText = text
        label.adjustsFontSizeToFitWidth = true
        let layout = label.fittedLayout(in: label.bounds, color: .black).shown
        #expect(!layout.isTruncated && layout.size.width > 117 && layout.size.height < 28)
    }

    @Test("A text's rectangle is at the top of the bounds, as wide as the text, where its alignment puts it")
    func textRects() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        label.text = "Some text that needs to wrap to multiple lines"
        let bounds = CGRect(x: 10, y: 20, width: 160, height: 100)
        let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(all.origin == bounds.origin && abs(all.width - 158.5) <= 0.5 && abs(all.height - 33.5) <= 0.5, "\(all)")
        let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(one.origin == bounds.origin && abs(one.height - 17) <= 0.5 && one.width <= 160)
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).maxX == bounds.maxX)
        label.textAlignment = .center
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).midX - bounds.midX) < 1e-6)
    }

    @Test("A font for traits that an app names keeps its size in a label, unless the label adjusts fonts")
    func fontForTraits() {
        func line(_ named: UIContentSizeCategory?, adjusts: Bool = false) -> CGFloat {
            let label = UILabel()
            label.imposeTraits(
                UITraitCollection.standard.overridden(
                    by: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
            label.text = "What's the point?"
            label.font = .preferredFont(
                forTextStyle: .title1, compatibleWith: named.map { UITraitCollection(preferredContentSizeCategory: $0) }
            )
            label.adjustsFontForContentSizeCategory = adjusts
            return label.sizeThatFits(.zero).width
        }
        let usual = line(.large)
        // 28 points grow to 48 for an accessible size, and are 25 in the smallest.
        #expect(line(.extraSmall) < usual * 0.95 && line(.accessibilityLarge) > usual * 1.4)
        #expect(line(.large, adjusts: true) == line(.accessibilityLarge))
        #expect(line(nil) == line(.accessibilityLarge), "the traits of the label, if none are named")
    }
}
