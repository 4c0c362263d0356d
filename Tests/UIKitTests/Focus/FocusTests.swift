import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Focus by the keys of a keyboard")
struct FocusTests {
    private let person = Person()

    init() { person.send(.prefer(UITraitCollection(userInterfaceIdiom: .pad))) }

    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private func item(_ x: CGFloat, _ y: CGFloat, group: String? = nil) -> UIView {
        person.make {
            let view = Item(frame: CGRect(x: x, y: y, width: 50, height: 50))
            view.focusGroupIdentifier = group
            person.window.addSubview(view)
            return view
        }
    }

    private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let key = UIKey(code, characters: "", modifiers: modifiers)
        person.send(.keyDown(key))
        person.send(.keyUp(key))
    }

    private var system: UIFocusSystem { person.environment.focusSystem }

    @Test("the tab key moves to the next group, and with shift back")
    func groups() {
        let (first, second, third) = (item(0, 100, group: "a"), item(60, 100, group: "a"), item(0, 200))
        press(.keyboardTab)
        #expect(system.focusedItem === first && first.isFocused)
        press(.keyboardTab)
        #expect(system.focusedItem === third)
        press(.keyboardTab)
        #expect(system.focusedItem === first)
        press(.keyboardTab, .shift)
        #expect(system.focusedItem === third)
        second.focusGroupPriority = .prioritized
        press(.keyboardTab)
        #expect(system.focusedItem === second, "what is prioritized comes first in its group")
    }

    @Test("arrows move to the nearest item in their direction, which gets a ring")
    func arrows() throws {
        let (center, right, below) = (item(100, 100), item(160, 110), item(90, 160))
        person.make { system.requestFocusUpdate(to: center) }
        press(.keyboardRightArrow)
        #expect(system.focusedItem === right)
        #expect(person.window.subviews.last is FocusRing)
        press(.keyboardLeftArrow)
        press(.keyboardDownArrow)
        #expect(system.focusedItem === below)
        press(.keyboardDownArrow)
        #expect(system.focusedItem === below, "there is nothing below")
        below.focusEffect = nil
        press(.keyboardUpArrow)
        press(.keyboardDownArrow)
        #expect(!person.window.subviews.contains { $0 is FocusRing })
    }

    @Test("who is left or entered may forbid a move, and hears of it")
    func permission() {
        final class Room: UIView {
            var isClosed = false
            var heard: [UIFocusHeading] = []
            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !isClosed }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) { heard.append(context.focusHeading) }
        }
        let room = person.make { Room(frame: CGRect(x: 0, y: 300, width: 100, height: 100)) }
        let inner = item(0, 0)
        person.make {
            person.window.addSubview(room)
            room.addSubview(inner)
        }
        let outer = item(0, 100)
        person.make { system.requestFocusUpdate(to: outer) }
        room.isClosed = true
        press(.keyboardDownArrow)
        #expect(system.focusedItem === outer && room.heard.isEmpty)
        room.isClosed = false
        press(.keyboardDownArrow)
        #expect(system.focusedItem === inner && room.heard == [.down])
    }

    @Test("rows have focus as the delegate says, and return selects the one that has it")
    func rows() throws {
        final class Rows: UITableViewController {
            var calls: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                calls.append("select \(indexPath.row)")
            }
        }
        let rows = person.make { Rows(style: .plain) }
        person.make {
            person.window.rootViewController = rows
            person.window.layoutIfNeeded()
        }
        press(.keyboardTab)
        let table = try #require(rows.tableView)
        #expect(system.focusedItem === table.cellForRow(at: IndexPath(row: 0, section: 0)))
        press(.keyboardDownArrow)
        press(.keyboardReturnOrEnter)
        #expect(rows.calls == ["select 1"] && table.lastFocused == IndexPath(row: 1, section: 0))
        table.selectionFollowsFocus = true
        press(.keyboardDownArrow)
        #expect(rows.calls == ["select 1", "select 2"])
        table.allowsFocus = false
        #expect(UIFocusDebugger.checkFocusability(for: table.visibleCells[0]).contains("canBecomeFocused is false"))
    }

    @Test("fields take the keyboard as they get focus, and a phone has no focus")
    func fields() {
        let (first, second) = person.make { (UITextField(), UITextField()) }
        person.make {
            first.frame = CGRect(x: 0, y: 100, width: 100, height: 34)
            second.frame = CGRect(x: 0, y: 150, width: 100, height: 34)
            person.window.addSubview(first)
            person.window.addSubview(second)
            first.becomeFirstResponder()
        }
        press(.keyboardTab)
        #expect(second.isFirstResponder && system.focusedItem === second)
        #expect(person.make { UIFocusSystem.focusSystem(for: second) } === system)
        #expect(UIFocusSystem.environment(person.window, contains: second))
        person.send(.prefer(UITraitCollection(userInterfaceIdiom: .phone)))
        press(.keyboardTab)
        #expect(second.isFirstResponder && person.make { UIFocusSystem.focusSystem(for: second) } == nil)
    }
}
