import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Texts that flow around something, and from one container to the next")
@MainActor
struct TextFlowTests {
    private static let words = (0..<60).map { "word\($0)" }.joined(separator: " ")

    /// A text and its manager, which doesn't keep it.
    private struct Parts {
        let storage: NSTextStorage
        let manager: NSLayoutManager
    }

    private func parts(_ text: String, _ containers: [NSTextContainer]) -> Parts {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for container in containers { manager.addTextContainer(container) }
        return Parts(storage: storage, manager: manager)
    }

    private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
        var found: [(CGRect, CGRect, NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, used, _, range, _ in found.append((rect, used, range))
        }
        return found
    }

    @Test("No line touches an excluded rectangle; what is beside it continues on its other side")
    func rectangle() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        let parts = parts(Self.words, [container])
        let (storage, manager) = (parts.storage, parts.manager)
        let plain = manager.usedRect(for: container).height
        let hole = CGRect(x: 100, y: 20, width: 80, height: 60)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        let lines = lines(manager)
        #expect(lines.allSatisfy { $0.used.intersection(hole).isEmpty })
        #expect(manager.usedRect(for: container).height > plain)
        // Two parts of a row have the same height and follow each other in the text.
        let beside = zip(lines, lines.dropFirst()).filter { $0.rect.minY == $1.rect.minY }
        #expect(!beside.isEmpty)
        #expect(beside.allSatisfy { $0.rect.maxX <= hole.minX + 0.01 && $1.rect.minX >= hole.maxX - 0.01 })
        #expect(lines.map(\.range.length).reduce(0, +) == storage.length)
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(next.range.location == line.range.upperBound) }
        container.exclusionPaths = []
        #expect(manager.usedRect(for: container).height == plain)
    }

    @Test("Lines beside a circle follow its curve")
    func circle() {
        let container = NSTextContainer(size: CGSize(width: 240, height: 1000))
        let parts = parts(Self.words, [container])
        let (storage, manager) = (parts.storage, parts.manager)
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))]
        let starts = lines(manager).prefix { $0.rect.minY < 110 }.map(\.rect.minX)
        let widest = starts.max() ?? 0
        #expect(starts.count > 3 && widest > 55 && widest <= 60.01)
        #expect(starts.first.map { $0 < widest } == true && starts.last.map { $0 < widest } == true)
        withExtendedLifetime(storage) {}
    }

    @Test("A character is found where it is, beside what is excluded as well")
    func places() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        let parts = parts(Self.words, [container])
        let (storage, manager) = (parts.storage, parts.manager)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 80, height: 60))]
        for index in stride(from: 0, to: storage.length, by: 7) {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            let found = manager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
            // White space at the end of a line can be beside the edge.
            let isWhite = (storage.string as NSString).character(at: index) == 0x20
            #expect(found == index || isWhite, "\(index) was found at \(found)")
        }
    }

    @Test("A container's class decides about the shape of its lines")
    func subclass() {
        final class Triangle: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                remainingRect?.pointee = .zero
                return CGRect(
                    x: 0, y: proposedRect.minY, width: min(60 + proposedRect.minY, proposedRect.width),
                    height: proposedRect.height)
            }
        }
        let container = Triangle(size: CGSize(width: 300, height: 1000))
        let parts = parts(Self.words, [container])
        let (storage, manager) = (parts.storage, parts.manager)
        let widths = lines(manager).map(\.rect.width).prefix(8)
        #expect(widths.count == 8 && zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        withExtendedLifetime(storage) {}
    }

    @Test("What one container has no room for is in the next one")
    func containers() {
        let (first, second) = (
            NSTextContainer(size: CGSize(width: 200, height: 40)),
            NSTextContainer(size: CGSize(width: 100, height: 5000))
        )
        let parts = parts(Self.words, [first, second])
        let (storage, manager) = (parts.storage, parts.manager)
        let (one, two) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
        #expect(one.location == 0 && one.length > 10 && one.length < storage.length)
        #expect(two.location == one.upperBound && two.upperBound == storage.length)
        #expect(manager.textContainer(forGlyphAt: 2, effectiveRange: nil) === first)
        #expect(manager.textContainer(forGlyphAt: one.upperBound + 2, effectiveRange: nil) === second)
        #expect(manager.lineFragmentRect(forGlyphAt: one.upperBound + 2, effectiveRange: nil).minY == 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: second).isNull)
        first.size.height = 2000
        #expect(manager.glyphRange(for: first).length == storage.length && manager.glyphRange(for: second).length == 0)
        #expect(manager.firstUnlaidCharacterIndex() == storage.length)
    }

    @Test("A text view flows around paths: its caret, its selection and its height do")
    func view() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.font = .systemFont(ofSize: 14)
        view.text = Self.words
        let plain = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
        let hole = CGRect(x: 0, y: 0, width: 150, height: 100)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > plain)
        #expect(view.caretRect(for: view.beginningOfDocument).minX >= 155)
        let inset = view.textContainerInset
        let inView = hole.offsetBy(dx: inset.left, dy: inset.top)
        let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        for rect in range.map({ view.selectionRects(for: $0) }) ?? [] {
            #expect(rect.rect.intersection(inView).width < 0.01)
        }
    }

    @Test("The delegate adds space between lines, and hears of the end of layout")
    func delegate() {
        final class Spacing: NSLayoutManagerDelegate {
            var ends: [Bool] = []
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { 10 }
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) { ends.append(layoutFinishedFlag) }
        }
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        let parts = parts(Self.words, [container])
        let (storage, manager) = (parts.storage, parts.manager)
        let (plain, spacing) = (lines(manager), Spacing())
        manager.delegate = spacing
        let spaced = lines(manager)
        #expect(spaced.count == plain.count)
        #expect(abs(spaced[1].rect.minY - plain[1].rect.minY - 10) < 0.01)
        manager.ensureLayout(for: container)
        #expect(spacing.ends == [true])
        withExtendedLifetime(storage) {}
    }

    @Test("A manager of the app's class draws what it wants of a text view")
    func drawing() throws {
        final class Marker: NSLayoutManager {
            var filled: [(ranges: NSRange, color: UIColor)] = []
            var underlined: [NSRange] = []
            override func fillBackgroundRectArray(
                _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
                color: UIColor
            ) { filled.append((charRange, color)) }
            override func drawUnderline(
                forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
                baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
            ) { if underlineVal == .double { underlined.append(glyphRange) } }
        }
        let storage = NSTextStorage(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let (manager, container) = (Marker(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
        storage.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.double.rawValue, range: NSRange(location: 8, length: 5))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60), textContainer: container)
        #expect(view.text == "one two three" && view.layoutManager === manager)
        #expect(view.textLayoutManager == nil)
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) }
        #expect(manager.filled.map(\.ranges) == [NSRange(location: 4, length: 3)])
        #expect(manager.underlined == [NSRange(location: 8, length: 5)])
    }

    @Test("A storage of the app's class keeps the text itself, and colors it")
    func storage() {
        final class Colored: NSTextStorage {
            private let kept = NSMutableAttributedString(string: "")
            override var string: String { kept.string }
            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
            override func replaceCharacters(in range: NSRange, with str: String) {
                beginEditing()
                kept.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
                endEditing()
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                beginEditing()
                kept.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
                endEditing()
            }
            override func processEditing() {
                let found = (string as NSString).range(of: "red")
                if found.location != NSNotFound, kept.attribute(.kern, at: found.location, effectiveRange: nil) == nil {
                    addAttribute(.kern, value: 3, range: found)
                }
                super.processEditing()
            }
        }
        let (storage, manager) = (Colored(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60), textContainer: container)
        storage.append(NSAttributedString(string: "a red fox", attributes: [.font: UIFont.systemFont(ofSize: 14)]))
        #expect(view.text == "a red fox" && storage.length == 9)
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
        #expect(view.attributedText.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
        #expect(view.attributedText.attribute(.kern, at: 7, effectiveRange: nil) == nil)
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(view.text == "red fox" && manager.numberOfGlyphs == 7)
    }
}
