import Foundation
import Testing
import UIKit

@Suite("TextKit")
@MainActor
struct TextKitTests {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test("The container's padding and lines limit the text of a view")
    func container() {
        let view = view("one two three four five six seven")
        let before = view.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(view.textContainer.lineFragmentPadding == 5)
        view.textContainer.maximumNumberOfLines = 1
        let line = view.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(line.height < before.height)
        view.textContainerInset = .zero
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 5)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
    }

    @Test("A change of the storage is a change of the view's text, and the other way around")
    func storage() {
        let view = view("one two")
        #expect(view.textStorage.string == "one two")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(view.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor != .red)
        view.textStorage.beginEditing()
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        #expect(view.attributedText?.string == "one two")
        view.textStorage.endEditing()
        #expect(view.attributedText?.string == "three two")
        view.attributedText = nil
        view.text = "new"
        #expect(view.textStorage.string == "new" && view.textStorage.length == 3)
    }

    @Test("A manager finds the places of characters, and the characters at places, in a view")
    func places() {
        let view = view("one two three four five six seven")
        let (manager, container) = (view.layoutManager, view.textContainer)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 33))
        let range = NSRange(location: 4, length: 3)
        let rect = manager.boundingRect(forGlyphRange: range, in: container)
        #expect(rect.minX > 20 && rect.width > 10 && rect.minY == 0)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(range.contains(index) && (0...1).contains(fraction))
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 33)) { whole, used, _, range, _ in
            #expect(whole.width == 100 && used.width <= 100 && used.minY == whole.minY)
            lines.append(range)
        }
        #expect(lines.count > 2 && lines.first?.location == 0 && lines.last?.upperBound == 33)
        #expect(manager.usedRect(for: container).height == CGFloat(lines.count) * (rect.height))
    }

    @Test("A manager lays out a storage in a container without a view, as apps do for links in labels")
    func withoutView() {
        let storage = NSTextStorage(
            attributedString: NSAttributedString(
                string: "read the terms", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 400, height: 100)))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 1
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(storage.layoutManagers == [manager] && container.layoutManager === manager)
        let terms = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 5), in: container)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: terms.minX + 2, y: terms.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil) == 9)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: 1, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
        #expect(abs(manager.usedRect(for: container).maxX - terms.maxX) < 1)
    }
}
