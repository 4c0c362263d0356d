import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Keys perform the commands of the responders in the chain.
@MainActor
@Suite struct KeyCommandTests {
    private let stage = KeyboardStage(idiom: .pad)

    private final class Page: UIViewController {
        var record: (String) -> Void = { _ in }
        var commands: [UIKeyCommand] = []
        var isReady = true
        override var keyCommands: [UIKeyCommand]? { commands }
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "newItem:" ? isReady : super.canPerformAction(action, withSender: sender)
        }
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .action("newItem:") { (page: Page, sender, _) in
                    page.record("new \((sender as? UIKeyCommand)?.title ?? "-")")
                }
                + .action("other:") { (page: Page, _, _) in page.record("other") }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("press \(presses.first?.key?.characters ?? "")")
        }
    }

    private func page() -> Page {
        stage.make {
            let page = Page()
            page.record = { [stage] in stage.record($0) }
            stage.window.rootViewController = page
            page.view.backgroundColor = .white
            return page
        }
    }

    private func command(
        _ input: String, _ flags: UIKeyModifierFlags = .command, _ action: Selector = "newItem:", title: String = ""
    ) -> UIKeyCommand { stage.make { UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags) } }

    private func press(
        _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags = [], typing: Bool = false
    ) {
        let key = UIKey(code, characters: characters, ignoringModifiers: characters.lowercased(), modifiers: flags)
        stage.environment.input.send(.keyDown(key))
        if typing { stage.environment.input.send(.text(characters)) }
        stage.environment.input.send(.keyUp(key))
    }

    @Test("A controller on the screen performs its commands, without a first responder")
    func performing() {
        let page = page()
        page.commands = [command("n", title: "New"), command("n", [.command, .shift], "other:")]
        press(.keyboardN, "n", .command)
        press(.keyboardN, "N", [.command, .shift])
        #expect(stage.ledger == ["new New", "other"])
    }

    @Test("Keys without a command, and commands that can't be performed now, are presses")
    func passing() {
        let page = page()
        page.commands = [command("n")]
        page.isReady = false
        page.becomeFirstResponder()
        press(.keyboardN, "n", .command)
        press(.keyboardM, "m", .command)
        page.isReady = true
        press(.keyboardN, "n", .command)
        #expect(stage.ledger == ["press n", "press m", "new "])
    }

    @Test("Arrows, return, escape and others are named, and alternates need further modifiers")
    func names() {
        let page = page()
        let alternate = stage.make { UICommandAlternate(title: "Other", action: "other:", modifierFlags: .alternate) }
        page.commands = stage.make {
            [
                UIKeyCommand(action: "newItem:", input: UIKeyCommand.inputUpArrow),
                UIKeyCommand(action: "other:", input: UIKeyCommand.inputEscape),
                UIKeyCommand(action: "other:", input: "\r"),
                UIKeyCommand(action: "newItem:", input: "k", modifierFlags: .command, alternates: [alternate]),
            ]
        }
        press(.keyboardUpArrow, "\u{F700}")
        press(.keyboardEscape, "\u{1B}")
        press(.keyboardReturnOrEnter, "\n")
        press(.keyboardK, "k", .command)
        press(.keyboardK, "k", [.command, .alternate])
        #expect(stage.ledger == ["new ", "other", "other", "new ", "other"])
    }

    @Test("Text that is edited has plain keys for itself, unless a command comes before the system")
    func text() {
        let page = page()
        let field = stage.field(in: page.view)
        field.becomeFirstResponder()
        let plain = command("n", [])
        page.commands = [plain]
        press(.keyboardN, "n", typing: true)
        #expect(field.text == "n" && !stage.ledger.contains("new "))
        plain.wantsPriorityOverSystemBehavior = true
        press(.keyboardN, "n", typing: true)
        #expect(field.text == "n" && stage.ledger.last == "new ")
        press(.keyboardM, "m", typing: true)
        #expect(field.text == "nm")
    }

    @Test("Command A selects all, C copies, X cuts and V pastes")
    func editing() {
        let field = stage.field()
        field.text = "Tea time"
        field.becomeFirstResponder()
        press(.keyboardA, "a", .command)
        #expect(field.editedRange == NSRange(location: 0, length: 8))
        press(.keyboardX, "x", .command)
        #expect(field.text == "")
        press(.keyboardV, "v", .command)
        press(.keyboardV, "v", .command)
        #expect(field.text == "Tea timeTea time")
    }

    @Test("A controller adds commands and removes them")
    func adding() {
        let page = stage.make {
            let page = UIViewController()
            stage.window.rootViewController = page
            return page
        }
        let own = command("n")
        page.addKeyCommand(own)
        #expect(page.keyCommands?.count == 1)
        page.removeKeyCommand(own)
        #expect(page.keyCommands == nil)
    }

    @Test("Holding the command key lists the commands with titles, until it is released")
    func list() {
        let page = page()
        page.commands = [
            command("n", title: "New Item"), command("d", title: ""),
            command("f", [.command, .alternate], title: "Find"),
        ]
        let key = UIKey(.keyboardLeftGUI, characters: "", modifiers: .command)
        stage.environment.input.send(.keyDown(key))
        stage.wait(1.2)
        func labels(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
        }
        func shown() -> [String] { stage.environment.visibleWindows.filter(\.isOfSystem).flatMap(labels) }
        #expect(shown() == ["New Item", "⌘N", "Find", "⌥⌘F"])
        stage.environment.input.send(.keyUp(key))
        stage.wait(1)
        #expect(shown().isEmpty)
    }
}
