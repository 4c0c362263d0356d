import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Undoing what was typed")
@MainActor
struct TextUndoTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var changes = 0
        func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }

    private let person = Person()
    private let view: UITextView
    private let delegate = Delegate()

    init() {
        let person = person
        view = person.make { UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }
        view.delegate = delegate
        person.window.addSubview(view)
        _ = person.make { view.becomeFirstResponder() }
    }

    private func type(_ text: String) { person.make { for character in text { view.insertText(String(character)) } } }

    private func press(_ modifiers: UIKeyModifierFlags) {
        let key = UIKey(.keyboardZ, characters: "z", modifiers: modifiers)
        person.send(.keyDown(key))
        person.send(.keyUp(key))
    }

    @Test("What is typed one after another is undone together, and done again; the delegate hears of both")
    func typing() {
        view.text = "old "
        view.selectedRange = NSRange(location: 4, length: 0)
        type("new")
        #expect(view.text == "old new" && view.undoManager?.canUndo == true)
        #expect(view.undoManager?.undoMenuItemTitle == "Undo Typing")
        let before = delegate.changes
        press(.command)
        #expect(view.text == "old " && view.selectedRange == NSRange(location: 4, length: 0))
        #expect(delegate.changes == before + 1 && view.undoManager?.canUndo == false)
        press([.command, .shift])
        #expect(view.text == "old new" && view.selectedRange == NSRange(location: 7, length: 0))
        press(.command)
        #expect(view.text == "old ")
    }

    @Test("Another place, a deletion, and what is undone end what is typed together")
    func runs() {
        type("ab")
        view.selectedRange = NSRange(location: 0, length: 0)
        type("c")
        person.make { view.deleteBackward() }
        type("d")
        #expect(view.text == "dab")
        var texts: [String] = []
        while view.undoManager?.canUndo == true {
            press(.command)
            texts.append(view.text)
        }
        #expect(texts == ["ab", "cab", "ab", ""])
        while view.undoManager?.canRedo == true { press([.command, .shift]) }
        #expect(view.text == "dab")
    }

    @Test("A text with attributes returns with them")
    func attributes() {
        view.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        view.selectedRange = NSRange(location: 0, length: 3)
        person.make { view.deleteBackward() }
        #expect(view.text.isEmpty)
        press(.command)
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test("A text field undoes, too, and tells its actions")
    func field() {
        let field = person.make { UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 30)) }
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        person.window.addSubview(field)
        person.make {
            _ = field.becomeFirstResponder()
            field.insertText("a")
            field.insertText("b")
        }
        press(.command)
        #expect(field.text == "" && changes == 3)
    }

    /// The question of the system that is in front of the app.
    private var question: UIAlertController? {
        person.environment.windows.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }
            .last
    }

    private static func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test("A shake asks whether to undo, unless the app doesn't want that")
    func shaking() throws {
        type("x")
        person.environment.application.applicationSupportsShakeToEdit = false
        person.send(.shake)
        person.wait(1)
        #expect(question == nil)
        person.environment.application.applicationSupportsShakeToEdit = true
        person.send(.shake)
        person.wait(1)
        #expect(question?.title == "Undo Typing" && question?.actions.map(\.title) == ["Cancel", "Undo"])
        let undo = try #require(question.flatMap { Self.buttons(in: $0.view).first { $0.action.title == "Undo" } })
        let frame = undo.convert(undo.bounds, to: nil)
        person.tap(frame.midX, frame.midY)
        person.wait(1)
        #expect(view.text == "")
    }

    @Test("Bold, italic and underline change the selected text where attributes may be edited, and can be undone")
    func looks() {
        view.attributedText = NSAttributedString(string: "bold", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        view.selectedRange = NSRange(location: 0, length: 4)
        #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
        func font() -> UIFont? { view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont }
        person.make {
            view.toggleBoldface(nil)
            view.toggleUnderline(nil)
            view.increaseSize(nil)
        }
        #expect(font()?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && font()?.pointSize == 15)
        #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
        person.make { view.toggleBoldface(nil) }
        #expect(font()?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        for _ in 0..<4 { press(.command) }
        #expect(font() == .systemFont(ofSize: 14))
        #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
    }
}
