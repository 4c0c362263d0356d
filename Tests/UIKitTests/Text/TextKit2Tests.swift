import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("TextKit 2")
@MainActor
struct TextKit2Tests {
    private static let text = "First paragraph\nSecond one, which is longer than a line\n\nFourth"

    private func parts(_ text: String = Self.text) -> (NSTextContentStorage, NSTextLayoutManager, NSTextContainer) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 160, height: 0))
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        return (content, manager, container)
    }

    private func range(_ content: NSTextContentStorage, _ word: String) throws -> NSTextRange {
        let units = (content.attributedString?.string as NSString? ?? "").range(of: word)
        let start = try #require(content.location(content.documentRange.location, offsetBy: units.location))
        return try #require(NSTextRange(location: start, end: content.location(start, offsetBy: units.length)))
    }

    @Test("Ranges contain, meet and join one another; one with its end in front of its beginning is none")
    func ranges() throws {
        let (content, _, _) = parts()
        let (first, second) = (try range(content, "First paragraph"), try range(content, "paragraph"))
        #expect(first.contains(second) && !second.contains(first) && first.intersects(second))
        #expect(first.contains(second.location) && !first.contains(first.endLocation))
        #expect(first.intersection(second)?.isEqual(to: second) == true)
        #expect(try range(content, "First").union(second).isEqual(to: first))
        #expect(NSTextRange(location: first.endLocation, end: first.location) == nil)
        #expect(NSTextRange(location: first.location).isEmpty)
        #expect(content.offset(from: first.location, to: second.location) == 6)
        #expect(content.location(content.documentRange.endLocation, offsetBy: 1) == nil)
    }

    @Test("The elements of a content are its paragraphs with their line ends")
    func elements() throws {
        let (content, _, _) = parts()
        var texts: [String] = []
        content.enumerateTextElements(from: nil) { element in
            texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        #expect(texts.joined() == Self.text && texts.count == 4 && texts[2] == "\n")
        var last: String?
        content.enumerateTextElements(from: nil, options: .reverse) { element in
            last = (element as? NSTextParagraph)?.attributedString.string
            return false
        }
        #expect(last == "Fourth")
        let found = content.textElements(for: try range(content, "Second"))
        let paragraph = try #require(found.first as? NSTextParagraph)
        #expect(found.count == 1 && paragraph.attributedString.string.hasPrefix("Second"))
        let separator = try #require(paragraph.paragraphSeparatorRange)
        #expect(content.offset(from: separator.location, to: separator.endLocation) == 1)
        let own = try #require(paragraph.paragraphContentRange)
        #expect(own.endLocation.compare(separator.location) == .orderedSame)
    }

    @Test("Each paragraph has a fragment of lines, one below the other")
    func fragments() throws {
        let (content, manager, _) = parts()
        var frames: [CGRect] = []
        var counts: [Int] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
            frames.append(fragment.layoutFragmentFrame)
            counts.append(fragment.textLineFragments.count)
            #expect(fragment.state == .layoutAvailable)
            return true
        }
        #expect(frames.count == 4 && counts[0] == 1 && counts[1] > 1 && counts[3] == 1)
        for (one, other) in zip(frames, frames.dropFirst()) { #expect(abs(one.maxY - other.minY) < 0.01) }
        #expect(abs(manager.usageBoundsForTextContainer.height - (frames.last?.maxY ?? 0)) < 0.01)
        let second = try range(content, "Second")
        let fragment = try #require(manager.textLayoutFragment(for: second.location))
        #expect(manager.textLayoutFragment(for: CGPoint(x: 5, y: frames[1].midY)) === fragment)
        let lines = fragment.textLineFragments
        #expect(lines[0].characterRange.location == 0 && lines[1].characterRange.location > 0)
        #expect(lines[1].typographicBounds.minY == lines[0].typographicBounds.maxY)
        #expect(lines[0].locationForCharacter(at: 3).x > lines[0].locationForCharacter(at: 1).x)
        #expect(lines[0].characterIndex(for: lines[0].locationForCharacter(at: 3)) == 3)
        let line = fragment.textLineFragment(
            forVerticalOffset: lines[1].typographicBounds.midY, requiresExactMatch: true)
        #expect(line === lines[1])
    }

    @Test("The segments of a range are its rectangles; a selection that goes on reaches the edge")
    func segments() throws {
        let (content, manager, container) = parts()
        let all = content.documentRange
        var (standard, selection): ([CGRect], [CGRect]) = ([], [])
        manager.enumerateTextSegments(in: all, type: .standard) { _, rect, baseline, _ in
            #expect(baseline > 0 && baseline < rect.height)
            standard.append(rect)
            return true
        }
        manager.enumerateTextSegments(in: all, type: .selection) { _, rect, _, shown in
            #expect(shown === container)
            selection.append(rect)
            return true
        }
        #expect(standard.count == selection.count && standard.count >= 4)
        #expect(selection[0].maxX == 160 && standard[0].maxX < 160)
        #expect(selection.last?.maxX == standard.last?.maxX)
    }

    @Test("Rendering attributes change what is drawn, and not the text")
    func rendering() throws {
        let (content, manager, _) = parts("red and blue")
        let red = try range(content, "red")
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: red)
        #expect(content.attributedString?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        func redness() throws -> Int {
            let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 30)).image {
                fragment.draw(at: .zero, in: $0.cgContext)
            }
            let bytes = Array(try #require(image.cgImage?.dataProvider?.data))
            return stride(from: 0, to: bytes.count - 3, by: 4).count { at in
                let (one, middle, three, alpha) = (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3])
                return alpha > 100 && middle < 50 && max(one, three) > 100
            }
        }
        #expect(try redness() > 10)
        manager.removeRenderingAttribute(.foregroundColor, for: red)
        #expect(try redness() == 0)
    }

    @Test("A text view has the manager until its layout manager is asked for; both change the same text")
    func view() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two"
        let manager = try #require(view.textLayoutManager)
        let content = try #require(manager.textContentManager as? NSTextContentStorage)
        #expect(content.textStorage === view.textStorage && manager.textContainer === view.textContainer)
        content.performEditingTransaction {
            content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        }
        #expect(view.text == "three two")
        view.text = "four"
        _ = view.textStorage
        #expect(
            manager.textLayoutFragment(for: CGPoint(x: 5, y: 5))?.textLineFragments[0].attributedString.string == "four"
        )
        _ = view.layoutManager
        #expect(view.textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    }

    @Test("A delegate's fragments draw themselves in a text view")
    func ownFragments() throws {
        final class Bubble: NSTextLayoutFragment {
            nonisolated(unsafe) static var drawn: [String] = []
            override func draw(at point: CGPoint, in context: CGContext) {
                Self.drawn.append((textElement as? NSTextParagraph)?.attributedString.string ?? "")
                super.draw(at: point, in: context)
            }
        }
        final class Delegate: NSTextLayoutManagerDelegate {
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
                in textElement: NSTextElement
            ) -> NSTextLayoutFragment? { Bubble(textElement: textElement, range: textElement.elementRange) }
        }
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Delegate())
        view.text = "one\ntwo"
        view.textLayoutManager?.delegate = delegate
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) }
        #expect(Bubble.drawn == ["one\n", "two"])
    }

    @Test("A content's delegate shows other paragraphs of the same length")
    func paragraphs() throws {
        final class Delegate: NSTextContentStorageDelegate {
            func textContentStorage(
                _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
            ) -> NSTextParagraph? {
                guard range.location == 0 else { return nil }
                let large = UIFont.systemFont(ofSize: 28)
                return NSTextParagraph(
                    attributedString: NSAttributedString(string: "one\n", attributes: [.font: large]))
            }
        }
        let (content, manager, _) = parts("one\ntwo")
        let height = manager.usageBoundsForTextContainer.height
        let delegate = Delegate()
        content.delegate = delegate
        manager.invalidateLayout(for: content.documentRange)
        #expect(manager.usageBoundsForTextContainer.height > height + 10)
        #expect(
            content.attributedString?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 14)
        )
    }

    @Test("The viewport lays out the fragments in sight, and no others")
    func viewport() {
        final class Viewer: NSTextViewportLayoutControllerDelegate {
            var bounds = CGRect(x: 0, y: 0, width: 160, height: 40)
            var shown: [NSTextLayoutFragment] = []
            var calls: [String] = []
            func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
            func textViewportLayoutController(
                _ textViewportLayoutController: NSTextViewportLayoutController,
                configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
            ) { shown.append(textLayoutFragment) }
            func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
                calls.append("will")
            }
            func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
                calls.append("did")
            }
        }
        let (content, manager, _) = parts((0..<50).map { "Paragraph \($0)" }.joined(separator: "\n"))
        let (viewer, viewport) = (Viewer(), manager.textViewportLayoutController)
        viewport.delegate = viewer
        viewport.layoutViewport()
        let first = viewer.shown.count
        #expect(viewer.calls == ["will", "did"] && first >= 2 && first < 6)
        viewer.shown = []
        viewer.bounds.origin.y = 300
        viewport.layoutViewport()
        #expect(viewer.shown.allSatisfy { $0.layoutFragmentFrame.intersects(viewer.bounds) } && !viewer.shown.isEmpty)
        #expect(viewport.viewportRange?.contains(viewer.shown[0].rangeInElement.location) == true)
        #expect(content.textLayoutManagers.count == 1)
    }
}
