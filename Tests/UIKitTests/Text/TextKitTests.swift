import CoreGraphics
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

@Suite("Edits of a text storage")
@MainActor
struct TextStorageEditTests {
    private final class Keeper: NSTextStorageDelegate {
        var heard: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { heard.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("did \(textStorage.string)")
            // What the delegate changes belongs to the same edit.
            textStorage.addAttribute(.kern, value: 1, range: editedRange)
        }
    }

    @Test("A delegate hears of each edit with its place, and of those that belong together as one")
    func delegate() {
        let (storage, keeper) = (NSTextStorage(string: "one two"), Keeper())
        storage.delegate = keeper
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        #expect(keeper.heard == ["will 3 0 5 2", "did three two"])
        keeper.heard = []
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 5, length: 4))
        storage.append(NSAttributedString(string: "!"))
        #expect(keeper.heard.isEmpty)
        storage.endEditing()
        #expect(keeper.heard == ["will 3 5 1 -3", "did three!"])
        keeper.heard = []
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 2))
        #expect(keeper.heard == ["will 1 1 2 0", "did three!"])
        #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    }

    @Test("A layout manager draws the part of a text that it is asked for")
    func drawing() throws {
        let (storage, manager) = (NSTextStorage(string: "MMMM"), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 200, height: 50))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 4))
        func ink(_ range: NSRange) throws -> Int {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).image { _ in
                manager.drawGlyphs(forGlyphRange: range, at: .zero)
            }
            return Array(try #require(image.cgImage?.dataProvider?.data)).count { $0 != 0 }
        }
        let (all, half) = (try ink(NSRange(location: 0, length: 4)), try ink(NSRange(location: 0, length: 2)))
        #expect(all > 0 && half > 0 && half < all)
        #expect(try ink(NSRange(location: 0, length: 0)) == 0)
    }
}

@Suite("Archives of colors")
struct ColorArchiveTests {
    @Test("A color is archived with its parts, a system color with its name, and described by its space")
    func archive() throws {
        for color in [UIColor.red, UIColor.systemBlue, UIColor(white: 0.5, alpha: 0.25)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        }
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor(white: 0.5, alpha: 1))" == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor.red != UIColor.blue && Set([UIColor.red, .red, .blue]).count == 2)
        #expect(
            String(format: "%@", UUID(uuidString: "00000000-0000-0000-0000-000000000000")! as any CVarArg)
                == "00000000-0000-0000-0000-000000000000")
    }
}
