import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Menus that responders build")
struct MenuBuilderTests {
    private let person = Person()

    private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }

    @Test("menus are inserted, replaced and removed by their identifiers")
    func changes() {
        let builder = person.make {
            MenuBuilder(.main, UIMenu(identifier: .root, children: [menu("a", [menu("inner")]), menu("b")]))
        }
        func names(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }
        person.make {
            builder.insertSibling(menu("before"), beforeMenu: UIMenu.Identifier("b"))
            builder.insertSibling(menu("after"), afterMenu: UIMenu.Identifier("b"))
            builder.insertChild(menu("first"), atStartOfMenu: UIMenu.Identifier("a"))
            builder.insertChild(menu("last"), atEndOfMenu: UIMenu.Identifier("a"))
        }
        #expect(names(builder.root) == ["a", "before", "b", "after"])
        #expect(names(builder.menu(for: UIMenu.Identifier("a"))) == ["first", "inner", "last"])
        let command = UICommand(title: "Brew", action: "brew:", propertyList: "green")
        let action = UIAction(title: "Pour", identifier: UIAction.Identifier("pour")) { _ in }
        person.make {
            builder.replaceChildren(ofMenu: UIMenu.Identifier("inner")) { $0 + [command, action] }
            builder.remove(menu: UIMenu.Identifier("before"))
            builder.replace(menu: UIMenu.Identifier("after"), with: menu("other"))
        }
        #expect(names(builder.root) == ["a", "b", "other"])
        #expect(builder.command(for: "brew:", propertyList: "green") === command)
        #expect(builder.command(for: "brew:", propertyList: nil) == nil)
        #expect(builder.action(for: UIAction.Identifier("pour")) === action)
    }

    @Test("the app's delegate adds a command with keys, which are performed and listed")
    func mainMenu() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var built = 0
            override func buildMenu(with builder: any UIMenuBuilder) {
                guard builder.system == .main else { return }
                built += 1
                let brew = UIKeyCommand(title: "Brew", action: "copy:", input: "t", modifierFlags: .command)
                builder.insertChild(UIMenu(options: .displayInline, children: [brew]), atStartOfMenu: .file)
            }
        }
        final class Editor: UIView {
            var brewed = 0
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
            override func copy(_ sender: Any?) { brewed += 1 }
        }
        let (delegate, editor) = person.make { (Delegate(), Editor()) }
        person.make {
            person.environment.application.delegate = delegate
            person.window.addSubview(editor)
            editor.becomeFirstResponder()
        }
        let key = UIKey(.keyboardT, characters: "t", modifiers: .command)
        person.send(.keyDown(key))
        person.send(.keyUp(key))
        #expect(editor.brewed == 1 && delegate.built == 1)
        person.send(.keyDown(key))
        #expect(editor.brewed == 2 && delegate.built == 1, "the menu is built once")
        person.make { UIMenuSystem.main.setNeedsRebuild() }
        #expect(person.make { KeyCommands(person.environment).discoverable.contains { $0.title == "Brew" } })
        #expect(delegate.built == 2)
    }

    @Test("responders add commands to edit menus")
    func contextMenu() {
        final class Editor: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                guard builder.system == .context else { return }
                let look = UIMenu(options: .displayInline, children: [UICommand(title: "Look Up", action: "look:")])
                builder.insertSibling(look, afterMenu: .standardEdit)
            }
        }
        let editor = person.make { Editor() }
        let titles = person.make { StandardCommands.commands(for: editor).map(\.title) }
        #expect(titles.last == "Look Up")
    }

    @Test("a leaf is performed with a sender, which it knows meanwhile")
    func leaves() {
        var senders: [String?] = []
        let action: any UIMenuLeaf = UIAction { senders.append($0.sender as? String) }
        action.performWithSender("tea", target: nil)
        #expect(senders == ["tea"] && action.sender == nil)
        let menu = menu("m")
        menu.displayPreferences = UIMenuDisplayPreferences()
        menu.displayPreferences?.maximumNumberOfTitleLines = 2
        #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 2)
    }
}
