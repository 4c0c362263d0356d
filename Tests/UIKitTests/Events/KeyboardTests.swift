import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// The keyboard comes up for what takes text, and goes with it.
@MainActor
@Suite struct KeyboardTests {
    private let stage = KeyboardStage()

    private var top: CGFloat? {
        let frame = stage.environment.keyboard.frame
        return frame.isNull ? nil : frame.minY
    }

    @Test("The keyboard comes up for a text field, and goes when editing ends, with all its notifications")
    func notifications() {
        let field = stage.field()
        stage.listen()
        let shown = stage.calls { field.becomeFirstResponder() }
        #expect(
            shown == [
                "will change 667 to 407", "will show 667 to 407", "...", "did change 667 to 407", "did show 667 to 407",
            ])
        #expect(top == 407)
        let hidden = stage.calls { field.resignFirstResponder() }
        #expect(
            hidden == [
                "will change 407 to 667", "will hide 407 to 667", "...", "did change 407 to 667", "did hide 407 to 667",
            ])
        #expect(top == nil)
    }

    @Test("A field tells its delegate before the keyboard comes, a text view after it")
    func order() {
        final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
            unowned let stage: KeyboardStage
            init(_ stage: KeyboardStage) { self.stage = stage }
            func textFieldDidBeginEditing(_ textField: UITextField) { stage.record("field") }
            func textViewDidBeginEditing(_ textView: UITextView) { stage.record("view") }
        }
        let delegate = Delegate(stage)
        let field = stage.field()
        let view = stage.make { UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80)) }
        stage.window.addSubview(view)
        (field.delegate, view.delegate) = (delegate, delegate)
        stage.listen()
        #expect(stage.calls { field.becomeFirstResponder() }.first == "field")
        _ = stage.calls { field.resignFirstResponder() }
        #expect(stage.calls { view.becomeFirstResponder() }.prefix(3).last == "view")
    }

    @Test("Another field takes the keyboard over, which stays where it is")
    func takingOver() {
        let fields = (stage.field(), stage.field(y: 200))
        fields.0.becomeFirstResponder()
        stage.wait(1)
        stage.listen()
        let calls = stage.calls { fields.1.becomeFirstResponder() }
        #expect(!calls.contains { $0.contains("hide") } && calls.first == "will change 407 to 407")
        #expect(fields.1.isFirstResponder && top == 407)
    }

    @Test("A field that is asked before it is in a window becomes first responder when it is")
    func asking() {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.becomeFirstResponder()
            }
        }
        let form = stage.make {
            let form = Form()
            stage.window.rootViewController = form
            return form
        }
        #expect(form.field.isFirstResponder && top == 407)
        stage.make { form.field.removeFromSuperview() }
        stage.make { form.view.addSubview(form.field) }
        #expect(!form.field.isFirstResponder && top == nil)
    }

    @Test("A field that leaves the window takes the keyboard with it")
    func leaving() {
        let field = stage.field()
        field.becomeFirstResponder()
        stage.make { field.removeFromSuperview() }
        #expect(top == nil)
    }

    @Test("Keys type into the first responder: letters, shift, digits, space, delete, return")
    func typing() {
        let field = stage.field { $0.autocapitalizationType = .none }
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(stage.press("h", "i", "space", "shift", "B", "o", "123", "7", "ABC", "x", "delete") == nil)
        #expect(field.text == "hi Bo7")
        var returned = false
        field.addAction(UIAction { _ in returned = true }, for: .editingDidEndOnExit)
        stage.press("return")
        #expect(returned && !field.isFirstResponder && top == nil)
    }

    @Test("A sentence begins with a capital letter, and shift stays after two taps")
    func capitals() {
        let field = stage.field { $0.autocapitalizationType = .sentences }
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(stage.press("A", "b", ".") == ".")
        stage.press("123", ".", "space")
        #expect(stage.press("C", "d") == nil && field.text == "Ab. Cd")
        stage.press("shift", "shift", "E", "F", "shift", "g")
        #expect(field.text == "Ab. CdEFg")
    }

    @Test("Two spaces after a word end the sentence")
    func fullStop() {
        let field = stage.field { $0.autocapitalizationType = .none }
        field.becomeFirstResponder()
        stage.wait(1)
        stage.press("a", "space", "space")
        #expect(field.text == "a. ")
    }

    @Test("The delete key goes on deleting while a finger rests on it")
    func repeating() {
        let field = stage.field { $0.text = "abcdefgh" }
        field.becomeFirstResponder()
        stage.wait(1)
        let key = stage.environment.keyboard.place(ofKey: "delete") ?? .zero
        stage.touch(.began, key)
        stage.wait(0.75)
        stage.touch(.ended, key)
        #expect(field.text == "abcd")
    }

    @Test(
        "Each kind of keyboard has its keys",
        arguments: [
            (UIKeyboardType.default, ["q", "shift", "123", "space"], ["@", "1"]),
            (.emailAddress, ["q", "@", ".", "space"], ["1"]), (.URL, ["q", "/", ".com"], ["space"]),
            (.numbersAndPunctuation, ["1", "$", "ABC"], ["q"]),
            (.numberPad, ["1", "0", "delete"], ["q", ".", "return"]),
            (.decimalPad, ["1", "."], ["return"]), (.phonePad, ["1", "+*#"], ["."]),
            (.twitter, ["@", "#"], []), (.webSearch, [".", "space"], ["@"]),
        ])
    func kinds(type: UIKeyboardType, there: [String], missing: [String]) {
        let field = stage.field {
            $0.keyboardType = type
            $0.autocapitalizationType = .none
        }
        field.becomeFirstResponder()
        stage.wait(1)
        let keys = stage.keys
        #expect(there.allSatisfy(keys.contains), "\(keys)")
        #expect(!missing.contains(where: keys.contains), "\(keys)")
    }

    @Test("The return key is named after what it does, and waits for text where it is asked to")
    func returnKey() {
        let field = stage.field {
            $0.returnKeyType = .search
            $0.enablesReturnKeyAutomatically = true
        }
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(stage.keys.contains("search"))
        var returned = 0
        field.addAction(UIAction { _ in returned += 1 }, for: .editingDidEndOnExit)
        stage.press("search")
        #expect(returned == 0)
        stage.environment.input.send(.text("x"))
        stage.press("search")
        #expect(returned == 1)
    }

    @Test("A view of the app takes the place of the keys, and another is above them")
    func inputViews() {
        let (own, above) = stage.make {
            (
                UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180)),
                UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            )
        }
        let field = stage.field {
            $0.inputView = own
            $0.inputAccessoryView = above
        }
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(top == 667 - 224 && own.frame == CGRect(x: 0, y: 44, width: 375, height: 180))
        #expect(above.frame == CGRect(x: 0, y: 0, width: 375, height: 44) && above.window?.isOfSystem == true)
        stage.make {
            field.inputView = nil
            field.reloadInputViews()
        }
        stage.wait(1)
        #expect(top == 667 - 260 - 44 && own.window == nil && stage.keys.contains("space"))
        field.resignFirstResponder()
        stage.wait(1)
        #expect(above.window == nil)
    }

    @Test("A responder is asked for its views when it becomes first responder and to reload them, not with each event")
    func askingOnce() {
        final class Page: UIViewController {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? {
                count += 1
                return UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            }
        }
        let page = stage.make {
            let page = Page()
            stage.window.rootViewController = page
            return page
        }
        stage.wait(0)
        page.becomeFirstResponder()
        stage.wait(1)
        #expect(page.count == 1 && top == 617)
        for _ in 0..<3 { stage.tap(CGPoint(x: 100, y: 100)) }
        #expect(page.count == 1)
        page.reloadInputViews()
        #expect(page.count == 2 && top == 617)
    }

    @Test("A controller of the app shows a keyboard of its own, appears with it, and types by its proxy")
    func inputController() {
        final class Keys: UIInputViewController {
            var notes: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                inputView?.frame.size.height = 150
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                notes.append("appears")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                notes.append("gone")
            }
            override func textDidChange(_ textInput: (any UITextInput)?) { notes.append("text") }
        }
        final class Field: UITextField {
            var controller: UIInputViewController?
            override var inputViewController: UIInputViewController? { controller }
        }
        let (field, keys) = stage.make {
            let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            stage.window.addSubview(field)
            return (field, Keys())
        }
        field.controller = keys
        field.text = "Tea 👍🏽 time"
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(top == 517 && keys.notes == ["appears"] && keys.view.window != nil)
        let proxy = keys.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == "Tea 👍🏽 time" && proxy.documentContextAfterInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -5)
        proxy.deleteBackward()
        #expect(field.text == "Tea  time" && proxy.documentContextAfterInput == " time")
        proxy.insertText("!")
        #expect(field.text == "Tea ! time" && proxy.hasText && keys.notes.last == "text")
        keys.dismissKeyboard()
        stage.wait(1)
        #expect(!field.isFirstResponder && keys.notes.last == "gone" && top == nil)
    }

    @Test("The view above the keyboard is that of the next responder that has one, and a field in it keeps it there")
    func accessoryOfController() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let chat = stage.make {
            let chat = Chat()
            chat.bar.addSubview(chat.field)
            stage.window.rootViewController = chat
            return chat
        }
        stage.make { _ = chat.becomeFirstResponder() }
        stage.wait(1)
        #expect(top == 617 && stage.keys.isEmpty)
        stage.tap(CGPoint(x: 50, y: 640))
        stage.wait(1)
        #expect(chat.field.isFirstResponder && top == 667 - 260 - 50)
        stage.make { _ = chat.field.resignFirstResponder() }
        stage.wait(1)
        #expect(chat.isFirstResponder && top == 617)
    }

    @Test("With keys of its own the device shows none, and host keys type all the same")
    func hardware() {
        let field = stage.field()
        stage.environment.input.send(.hardwareKeyboard(isConnected: true))
        field.becomeFirstResponder()
        #expect(top == nil)
        stage.environment.input.send(.text("a"))
        #expect(field.text == "a")
        stage.environment.input.send(.hardwareKeyboard(isConnected: false))
        #expect(top == 407)
    }

    @Test("The keyboard of a pad is wider, and has a key that dismisses it")
    func pad() {
        let stage = KeyboardStage(AppStage.pad, idiom: .pad)
        let field = stage.field { $0.keyboardType = .numberPad }
        field.becomeFirstResponder()
        stage.wait(1)
        #expect(stage.environment.keyboard.frame == CGRect(x: 0, y: 840, width: 820, height: 340))
        #expect(stage.keys.contains("1") && stage.keys.contains("$"))
        #expect(stage.press("1", "dismiss") == nil)
        #expect(field.text == "1" && !field.isFirstResponder && stage.environment.keyboard.frame.isNull)
    }

    @Test("The keyboard goes along when the device is turned")
    func turning() {
        stage.field().becomeFirstResponder()
        stage.wait(1)
        stage.environment.input.send(.hold(.landscapeLeft))
        stage.wait(1)
        #expect(stage.environment.keyboard.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
    }

    // MARK: What makes room

    @Test("The keyboard's guide is the safe area's edge, or the keyboard")
    func guide() {
        let bar = stage.make {
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 40), bar.widthAnchor.constraint(equalToConstant: 100),
                bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                bar.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
            ])
            return bar
        }
        let field = stage.field()
        stage.wait(0.1)
        #expect(bar.frame.maxY == 667)
        field.becomeFirstResponder()
        #expect(bar.frame.maxY == 407)
        stage.wait(0.1)
        let shown = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(shown > 407 && shown < 667)
        field.resignFirstResponder()
        #expect(bar.frame.maxY == 667)
    }

    @Test("A scroll view shows the field that is edited, above the keyboard if it keeps clear of it")
    func revealing() {
        let controller = stage.make {
            let controller = UITableViewController(style: .plain)
            stage.window.rootViewController = controller
            return controller
        }
        let table: UITableView = controller.tableView
        stage.wait(0.1)
        let foot = stage.make { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1000)) }
        stage.make { table.tableFooterView = foot }
        let field = stage.field(y: 500, in: foot)
        stage.make { _ = field.becomeFirstResponder() }
        stage.wait(1)
        #expect(table.adjustedContentInset.bottom == 260 && table.contentInset.bottom == 0)
        let place = field.convert(field.bounds, to: nil)
        #expect(place.maxY <= 407 && place.minY > 300)
        stage.make { _ = field.resignFirstResponder() }
        stage.wait(1)
        #expect(table.adjustedContentInset.bottom == 0)
    }

    @Test("An alert with a text field stays in the middle of what the keyboard leaves")
    func alerts() {
        stage.make {
            let root = UIViewController()
            stage.window.rootViewController = root
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
        }
        stage.wait(2)
        let alert = stage.window.rootViewController?.presentedViewController
        #expect(top == 407)
        #expect(abs((alert?.view.center.y ?? 0) - (20 + 407) / 2) < 1)
    }

    // MARK: Dismissing by scrolling

    private func scroller(_ mode: UIScrollView.KeyboardDismissMode) -> UITextField {
        let scroller = stage.make {
            let scroller = UIScrollView(frame: stage.window.bounds)
            scroller.contentSize = CGSize(width: 375, height: 2000)
            scroller.keyboardDismissMode = mode
            stage.window.addSubview(scroller)
            return scroller
        }
        let field = stage.field(in: scroller)
        field.becomeFirstResponder()
        stage.wait(1)
        return field
    }

    private func drag(from y: CGFloat, to end: CGFloat, lifting: Bool = true) {
        stage.touch(.began, CGPoint(x: 300, y: y))
        for step in 1...10 {
            stage.wait(0.01)
            stage.touch(.moved, CGPoint(x: 300, y: y + (end - y) * CGFloat(step) / 10))
        }
        if lifting { stage.touch(.ended, CGPoint(x: 300, y: end)) }
    }

    @Test("Dragging dismisses the keyboard where the scroll view says so")
    func onDrag() {
        let field = scroller(.onDrag)
        drag(from: 300, to: 250)
        #expect(!field.isFirstResponder && top == nil)
    }

    @Test("A finger pushes the keyboard down and away, or lets it come back")
    func interactive() {
        let field = scroller(.interactive)
        drag(from: 300, to: 350)
        #expect(top == 407 && field.isFirstResponder)
        stage.wait(1)
        drag(from: 300, to: 507, lifting: false)
        #expect(top == 507)
        stage.touch(.ended, CGPoint(x: 300, y: 507))
        #expect(top == nil && !field.isFirstResponder)
        field.becomeFirstResponder()
        stage.wait(1)
        drag(from: 300, to: 507, lifting: false)
        for y: CGFloat in [490, 470, 450, 430] {
            stage.wait(0.1)
            stage.touch(.moved, CGPoint(x: 300, y: y))
        }
        stage.touch(.ended, CGPoint(x: 300, y: 430))
        #expect(top == 407 && field.isFirstResponder)
    }
}
