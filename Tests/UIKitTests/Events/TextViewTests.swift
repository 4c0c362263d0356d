import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Text views are edited")
struct TextViewTests {
    private let person = Person()
    private let view: UITextView
    private let delegate: Noting

    final class Noting: UITextViewDelegate {
        weak var person: Person?
        var allows = true
        var begins = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            person?.record("shouldBegin")
            return begins
        }
        func textViewDidBeginEditing(_ textView: UITextView) { person?.record("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            person?.record("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { person?.record("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            person?.record("shouldChange \(range.location) \(range.length) '\(text)'")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) { person?.record("didChange '\(textView.text ?? "")'") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            person?.record("selection \(textView.selectedRange.location) \(textView.selectedRange.length)")
        }
        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            person?.record("link \(url) \(range.location) \(range.length)")
            return allows
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { person?.record("scroll") }
    }

    init() {
        let (person, delegate) = (person, Noting())
        view = person.make {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 16)
            person.window.addSubview(view)
            view.delegate = delegate
            return view
        }
        delegate.person = person
        self.delegate = delegate
    }

    private func type(_ text: String) -> [String] {
        person.calls { for character in text { person.send(.text(String(character))) } }
    }

    @Test("a tap begins editing; typing asks, changes and tells; the end is told, too")
    func editing() {
        #expect(person.calls { person.tap(50, 20) } == ["shouldBegin", "didBegin"])
        #expect(view.isFirstResponder)
        #expect(
            type("a\n") == [
                "shouldChange 0 0 'a'", "selection 1 0", "didChange 'a'", "shouldChange 1 0 '\n'", "selection 2 0",
                "didChange 'a\n'",
            ])
        #expect(
            person.calls { person.send(.deleteBackward) } == ["shouldChange 1 1 ''", "selection 1 0", "didChange 'a'"])
        delegate.allows = false
        #expect(type("x") == ["shouldChange 1 0 'x'"] && view.text == "a" && view.hasText)
        #expect(person.calls { view.resignFirstResponder() } == ["shouldEnd", "didEnd"] && !view.isFirstResponder)
        delegate.begins = false
        #expect(person.calls { person.tap(50, 20) } == ["shouldBegin"] && !view.isFirstResponder)
    }

    @Test("an app sets text and selection; both stay in bounds")
    func bySetting() {
        view.text = "Coffee beans"
        #expect(view.selectedRange == NSRange(location: 12, length: 0))
        #expect(person.calls { view.selectedRange = NSRange(location: 7, length: 99) } == ["selection 7 5"])
        view.text = "Tea"
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: NSNotFound, length: 2)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.attributedText = NSAttributedString(string: "Milk", attributes: [.foregroundColor: UIColor.red])
        view.selectedRange = NSRange(location: 2, length: 0)
        _ = view.becomeFirstResponder()
        _ = type("x")
        #expect(view.attributedText?.string == "Mixlk")
        let color = view.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        #expect(color == UIColor.red, "what is typed looks like what is before it")
        view.text = "plain"
        #expect(view.attributedText.string == "plain")
        #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("taps put the caret where the finger is, two taps select a word")
    func taps() {
        view.text = "one two three"
        _ = view.becomeFirstResponder()
        let place = view.caret(at: 5)
        person.tap(place.midX, place.midY)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        person.wait(1)
        person.tap(place.midX, place.midY)
        person.wait(0.1)
        person.tap(place.midX, place.midY)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        _ = type("x")
        #expect(view.text == "one x three")
    }

    @Test("arrows move the caret, with shift they select; whole characters at a time")
    func arrows() {
        view.text = "a👨‍👩‍👧b\ncd"
        _ = view.becomeFirstResponder()
        func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
            let key = UIKey(code, characters: "", modifiers: modifiers)
            person.send(.keyDown(key))
            person.send(.keyUp(key))
        }
        view.selectedRange = NSRange(location: 0, length: 0)
        press(.keyboardRightArrow)
        press(.keyboardRightArrow)
        let length = ("a👨‍👩‍👧" as NSString).length
        #expect(view.selectedRange.location == length)
        press(.keyboardLeftArrow, .shift)
        #expect(view.selectedRange == NSRange(location: 1, length: length - 1))
        press(.keyboardLeftArrow)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        press(.keyboardDownArrow)
        #expect(view.selectedRange.location >= (view.text as NSString).range(of: "cd").location)
        press(.keyboardUpArrow)
        #expect(view.selectedRange.location <= length + 1)
    }

    @Test("copying, cutting and pasting go through the app's pasteboard")
    func pasteboard() {
        view.text = "one two"
        _ = view.becomeFirstResponder()
        let application = person.environment.application
        person.make {
            view.selectedRange = NSRange(location: 0, length: 4)
            application.sendAction("cut:", to: nil, from: nil, for: nil)
            #expect(view.text == "two" && UIPasteboard.general.string == "one ")
            view.selectedRange = NSRange(location: 3, length: 0)
            application.sendAction("paste:", to: nil, from: nil, for: nil)
            application.sendAction("selectAll:", to: nil, from: nil, for: nil)
            application.sendAction("copy:", to: nil, from: nil, for: nil)
            #expect(UIPasteboard.general.string == "twoone ")
        }
    }

    @Test("an input method marks text, changes it, and leaves it")
    func markedText() {
        view.text = "ab"
        view.selectedRange = NSRange(location: 1, length: 0)
        _ = view.becomeFirstResponder()
        view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "akb" && view.markedTextRange?.start == UITextPosition(1))
        view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "aかb" && view.markedRange == NSRange(location: 1, length: 1))
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        _ = type("蚊")
        #expect(view.text == "a蚊b" && view.markedTextRange == nil)
        view.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0))
        view.unmarkText()
        #expect(view.text == "a蚊xb" && view.markedTextRange == nil)
        view.setMarkedText("y", selectedRange: NSRange(location: 0, length: 0))
        view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        #expect(view.text.contains("y") == false && view.markedTextRange == nil)
    }

    @Test("places, ranges and rectangles of the text")
    func places() throws {
        view.text = "one\ntwo"
        let (start, end) = (view.beginningOfDocument, view.endOfDocument)
        #expect(view.offset(from: start, to: end) == 7 && view.compare(start, to: end) == .orderedAscending)
        let second = try #require(view.position(from: start, offset: 4))
        #expect(view.position(from: end, offset: 1) == nil && view.position(from: start, offset: -1) == nil)
        let range = try #require(view.textRange(from: end, to: second))
        #expect(view.text(in: range) == "two" && !range.isEmpty)
        let (first, last) = (view.caretRect(for: start), view.caretRect(for: end))
        #expect(first.minX == 5 && first.minY == 8 && last.minY > first.minY && last.minX > first.minX)
        #expect(view.firstRect(for: range).minY == last.minY && view.selectionRects(for: range).count == 1)
        #expect(view.closestPosition(to: CGPoint(x: 0, y: last.midY)) == second)
        #expect(view.position(from: start, in: .down, offset: 1) == second)
        view.replace(range, withText: "three")
        #expect(view.text == "one\nthree")
        let character = try #require(view.characterRange(at: CGPoint(x: 5, y: 10)))
        #expect(view.text(in: character) == "o")
    }

    @Test("the content is as high as the text, and the caret stays in sight while typing")
    func scrolling() {
        view.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        person.window.layoutIfNeeded()
        #expect(view.contentSize.width == 200 && view.contentSize.height > 300 && view.contentOffset.y == 0)
        _ = view.becomeFirstResponder()
        #expect(type("x").contains("scroll"))
        let caret = view.caret(at: view.selectedRange.location)
        #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y == 0)
    }

    @Test("what is detected in a text that isn't edited is a link, which a tap opens if the delegate lets it")
    func links() throws {
        view.isEditable = false
        view.dataDetectorTypes = .all
        view.text = "See www.example.org."
        let rect = try #require(view.rects(of: NSRange(location: 4, length: 15)).first)
        var opened: [URL] = []
        person.environment.openAddress = {
            opened.append($0)
            return true
        }
        #expect(person.calls { person.tap(rect.midX, rect.midY) } == ["link http://www.example.org 4 15"])
        person.wait(0.1)
        #expect(opened.map(\.absoluteString) == ["http://www.example.org"])
        delegate.allows = false
        _ = person.calls { person.tap(rect.midX, rect.midY) }
        person.wait(0.1)
        #expect(opened.count == 1)
        view.isEditable = true
        #expect(view.links.isEmpty)
    }

    @Test(
        "addresses, mail and telephone numbers are found, without the marks around them",
        arguments: [
            ("go to https://a.org/x?y=1, now", ["https://a.org/x?y=1"]), ("(www.a.org)", ["http://www.a.org"]),
            ("ann@a.org and +49 30 1234567", ["mailto:ann@a.org", "tel:+49301234567"]),
            ("in 2011 or 3.14 or version 1.2.3", []), ("", []),
        ])
    func detection(text: String, found: [String]) {
        #expect(DataDetector.links(in: text, .all).map(\.url.absoluteString) == found)
        #expect(DataDetector.links(in: text, .address).isEmpty)
    }

    @Test("text fields have places, marked text and arrows, too; a secure one counts bullets")
    func fields() throws {
        let field = person.make { UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40)) }
        person.window.addSubview(field)
        field.text = "password"
        _ = field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        _ = type("x")
        #expect(field.text == "xpassword")
        let plain = field.caretRect(for: field.endOfDocument)
        #expect(plain.minX > 50 && plain.minY > 0 && plain.maxY < 40)
        field.isSecureTextEntry = true
        #expect(field.caretRect(for: field.endOfDocument).minX != plain.minX)
        #expect(field.index(closestTo: CGPoint(x: 199, y: 20)) == 9)
        field.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.markedRange == NSRange(location: 1, length: 1) && field.text == "xépassword")
        field.resignFirstResponder()
        #expect(field.markedRange == nil)
    }

    private final class PlainField: UITextField {
        var hides = true
        override func caretRect(for position: UITextPosition) -> CGRect {
            hides ? .zero : super.caretRect(for: position)
        }
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            hides ? [] : super.selectionRects(for: range)
        }
        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
        override var hasText: Bool { false }
    }

    private final class PlainView: UITextView {
        override var selectedTextRange: UITextRange? {
            get { super.selectedTextRange }
            set { super.selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
        }
        override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    }

    @Test("A subclass hides the caret and the selection, and decides what is selected and told of the text")
    func overriddenInput() throws {
        let field = person.make { PlainField(frame: CGRect(x: 0, y: 200, width: 200, height: 40)) }
        person.window.addSubview(field)
        field.text = "password"
        _ = field.becomeFirstResponder()
        func picture() -> Data? {
            UIGraphicsImageRenderer(size: field.bounds.size).image { _ in
                field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
            }.pngData()
        }
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        let hidden = picture()
        field.hides = false
        field.setNeedsDisplay()
        #expect(picture() != hidden && !field.hasText)
        // The caret, with nothing selected.
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        let caret = picture()
        field.hides = true
        field.setNeedsDisplay()
        #expect(picture() != caret)
        #expect(field.closestPosition(to: .zero)?.offset == 8)
        let view = person.make { PlainView(frame: CGRect(x: 0, y: 300, width: 200, height: 40)) }
        view.text = "note"
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        #expect(view.text(in: whole) == "NOTE" && view.hasText)
    }
}
