import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Text is typed into the text field that is first responder.
@MainActor
@Suite struct TextFieldTests {
    private final class Delegate: UITextFieldDelegate {
        unowned let person: Person
        var refused: Set<String> = []
        init(_ person: Person) { self.person = person }

        private func asked(_ name: String) -> Bool {
            person.record("should \(name)")
            return !refused.contains(name)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { person.record("did begin \(textField.isEditing)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("end") }
        func textFieldDidEndEditing(_ textField: UITextField) { person.record("did end \(textField.isEditing)") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            person.record("change \(range.location) \(range.length) '\(string)'")
            return !refused.contains(string)
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { person.record("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("return") }
    }

    private let person = Person()
    private let field: UITextField
    private let delegate: Delegate

    init() {
        let person = person
        field = person.make { UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34)) }
        delegate = Delegate(person)
        field.delegate = delegate
        person.window.addSubview(field)
        let names: [(UIControl.Event, String)] = [
            (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
        ]
        for (event, name) in names {
            field.addAction(UIAction { [unowned person] _ in person.record(name) }, for: event)
        }
    }

    @Test("A tap begins editing: the delegate is asked and told, then the actions are sent")
    func beginning() {
        #expect(person.calls { person.tap(50, 110) } == ["should begin", "did begin true", "began"])
        #expect(field.isFirstResponder && field.isEditing)
        #expect(person.calls { field.resignFirstResponder() } == ["should end", "did end false", "ended"])
        #expect(!field.isFirstResponder && !field.isEditing)
    }

    @Test("A tap on a field is no tap for the recognizers of the views around it")
    func tapAround() {
        let tap = person.make { UITapGestureRecognizer() }
        tap.addHandler { [unowned person] _ in person.record("tapped") }
        person.window.addGestureRecognizer(tap)
        _ = person.calls { person.tap(50, 110) }
        #expect(field.isFirstResponder && !person.ledger.contains("tapped"))
        #expect(person.calls { person.tap(50, 300) } == ["tapped"])
    }

    @Test("The delegate may refuse to begin and to end")
    func refusing() {
        delegate.refused = ["begin"]
        #expect(person.calls { person.tap(50, 110) } == ["should begin"] && !field.isFirstResponder)
        delegate.refused = ["end"]
        person.make { _ = field.becomeFirstResponder() }
        #expect(person.calls { field.resignFirstResponder() } == ["should end"] && field.isEditing)
        field.isEnabled = false
        #expect(!field.canBecomeFirstResponder)
    }

    @Test("Typing asks the delegate, changes the text, and sends the actions")
    func typing() {
        field.text = "Tea"
        person.tap(50, 110)
        #expect(person.calls { person.send(.text("s")) } == ["change 3 0 's'", "selection", "changed"])
        #expect(field.text == "Teas")
        #expect(person.calls { person.send(.deleteBackward) } == ["change 3 1 ''", "selection", "changed"])
        delegate.refused = ["x"]
        #expect(person.calls { person.send(.text("x")) } == ["change 3 0 'x'"] && field.text == "Tea")
    }

    @Test("A character of several units is deleted as one, and nothing before the first")
    func deleting() {
        field.text = "👍🏽"
        person.tap(50, 110)
        person.send(.deleteBackward)
        #expect(field.text == "")
        #expect(person.calls { person.send(.deleteBackward) } == [])
    }

    @Test("A selection is replaced, and one that the text has not is brought into it")
    func selection() {
        field.text = "coffee"
        person.tap(50, 110)
        field.selection = NSRange(location: 0, length: 3)
        person.send(.text("t"))
        #expect(field.text == "tfee" && field.selection == NSRange(location: 1, length: 0))
        field.selection = NSRange(location: 40, length: 9)
        person.send(.text("!\nx"))
        #expect(field.text == "tfee!x")
    }

    @Test("Attributed text keeps its attributes")
    func attributes() {
        field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
        person.tap(50, 110)
        person.send(.text("c"))
        #expect(field.attributedText?.string == "abc")
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test("The return key asks the delegate; who listens to it ends editing")
    func returnKey() {
        person.tap(50, 110)
        #expect(person.calls { person.send(.text("\n")) } == ["should return"] && field.isEditing)
        field.addAction(UIAction { [unowned person] _ in person.record("exit") }, for: .editingDidEndOnExit)
        let calls = person.calls { person.send(.text("\n")) }
        #expect(calls == ["should return", "exit", "should end", "did end false", "ended"])
        person.wait(1)
        person.tap(50, 110)
        delegate.refused = ["return"]
        #expect(person.calls { person.send(.text("\n")) } == ["should return"] && field.isEditing)
    }

    @Test("A field that clears when editing begins does so, and the clear button does at any time")
    func clearing() {
        field.text = "old"
        field.clearsOnBeginEditing = true
        person.tap(50, 110)
        #expect(field.text == "")
        field.text = "new"
        field.clearButtonMode = .whileEditing
        person.wait(1)
        #expect(person.calls { person.tap(186, 117) } == ["should clear", "changed"] && field.text == "")
        field.text = "new"
        field.clearButtonMode = .unlessEditing
        person.wait(1)
        person.tap(186, 117)
        #expect(field.text == "new")
    }

    @Test("Another field takes over: the old one ends before the new one begins")
    func takingOver() {
        let other = person.make { UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34)) }
        other.delegate = delegate
        person.window.addSubview(other)
        person.tap(50, 110)
        let calls = person.calls { person.tap(50, 210) }
        #expect(calls == ["should begin", "should end", "did end false", "ended", "did begin true"])
        #expect(other.isFirstResponder && person.window.endEditing(false) && !other.isEditing)
    }
}
