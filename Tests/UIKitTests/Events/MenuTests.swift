import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Menus of buttons, bar items and views, and what is chosen in them.
@MainActor
@Suite struct MenuTests {
    private let stage = KeyboardStage()

    /// The rows on the screen, by their texts.
    private var rows: [String: UIControl] {
        let windows = stage.environment.visibleWindows.filter(\.isOfSystem)
        var found: [String: UIControl] = [:]
        func search(_ view: UIView) {
            if let row = view as? MenuRow, let text = row.perception.text { found[text] = row }
            if let row = view as? EditMenuButton, let text = row.perception.text { found[text] = row }
            for child in view.subviews { search(child) }
        }
        for window in windows { search(window) }
        return found
    }

    private func tap(row title: String) {
        guard let row = rows[title] else { return stage.record("no row \(title)") }
        stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        stage.wait(0.5)
    }

    private func press(_ point: CGPoint) {
        stage.touch(.began, point)
        stage.wait(0.7)
        stage.touch(.ended, point)
        stage.wait(0.5)
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [stage] _ in stage.record("chose \(title)") }
    }

    private func button(_ change: (UIButton) -> Void) -> UIButton {
        stage.make {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
            change(button)
            stage.window.addSubview(button)
            return button
        }
    }

    private let middle = CGPoint(x: 80, y: 120)

    // MARK: Buttons

    @Test("A button shows its menu by a tap, which goes when an action is chosen")
    func primary() {
        let button = button {
            $0.menu = UIMenu(title: "Sort", children: [action("Name"), action("Date"), action("Gone", .hidden)])
            $0.showsMenuAsPrimaryAction = true
        }
        button.addAction(UIAction { [stage] _ in stage.record("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { [stage] _ in stage.record("primary") }, for: .primaryActionTriggered)
        stage.tap(middle)
        stage.wait(0.5)
        #expect(rows.keys.sorted() == ["Date", "Name"] && stage.environment.menus.isShown)
        tap(row: "Date")
        #expect(stage.ledger == ["menu", "chose Date"] && rows.isEmpty)
    }

    @Test("Beside a primary action, the menu comes by a long press")
    func secondary() {
        let button = button { $0.menu = UIMenu(children: [action("More")]) }
        button.addAction(UIAction { [stage] _ in stage.record("primary") }, for: .primaryActionTriggered)
        stage.tap(middle)
        #expect(stage.ledger == ["primary"] && rows.isEmpty)
        press(middle)
        #expect(stage.ledger == ["primary"] && rows.keys.sorted() == ["More"])
    }

    @Test("A touch beside the menu dismisses it, and reaches nothing else")
    func dismissing() {
        let button = button {
            $0.menu = UIMenu(children: [action("One")])
            $0.showsMenuAsPrimaryAction = true
        }
        stage.tap(middle)
        stage.wait(0.5)
        stage.tap(CGPoint(x: 300, y: 500))
        stage.wait(0.5)
        #expect(rows.isEmpty && !stage.environment.menus.isShown && button.window != nil)
    }

    @Test("What is disabled cannot be chosen, and what keeps the menu leaves it there")
    func attributes() {
        _ = button {
            $0.menu = UIMenu(children: [action("Off", .disabled), action("Plus", .keepsMenuPresented)])
            $0.showsMenuAsPrimaryAction = true
        }
        stage.tap(middle)
        stage.wait(0.5)
        tap(row: "Off")
        tap(row: "Plus")
        tap(row: "Plus")
        #expect(stage.ledger == ["chose Plus", "chose Plus"] && rows.count == 2)
    }

    @Test("A button that changes its selection shows what is chosen, one at a time")
    func choice() {
        let actions = [action("Small"), action("Large")]
        let button = button {
            $0.menu = UIMenu(children: actions)
            $0.changesSelectionAsPrimaryAction = true
            $0.showsMenuAsPrimaryAction = true
        }
        #expect(button.currentTitle == "Small" && actions[0].state == .on)
        stage.tap(middle)
        stage.wait(0.5)
        tap(row: "Large")
        #expect(button.currentTitle == "Large" && actions.map(\.state) == [.off, .on])
    }

    @Test("A submenu opens over its menu, and closes by its head; one in place is part of it")
    func submenus() {
        let inner = UIMenu(title: "Move", children: [action("Up")])
        let inline = UIMenu(options: .displayInline, children: [action("Delete", .destructive)])
        _ = button {
            $0.menu = UIMenu(children: [action("Copy"), inner, inline])
            $0.showsMenuAsPrimaryAction = true
        }
        stage.tap(middle)
        stage.wait(0.5)
        #expect(rows.keys.sorted() == ["Copy", "Delete", "Move"])
        tap(row: "Move")
        #expect(rows["Up"] != nil)
        let heads = rows["Move"] as? MenuRow
        #expect(heads?.kind == .head)
        tap(row: "Move")
        #expect(rows["Up"] == nil)
        tap(row: "Move")
        tap(row: "Up")
        #expect(stage.ledger == ["chose Up"] && rows.isEmpty)
    }

    @Test("Elements that come later take their place in the menu; those that are not kept are asked for again")
    func deferred() {
        var answer: (([UIMenuElement]) -> Void)?
        var asked = 0
        let later = UIDeferredMenuElement.uncached { ready in
            asked += 1
            answer = ready
        }
        _ = button {
            $0.menu = UIMenu(children: [later])
            $0.showsMenuAsPrimaryAction = true
        }
        stage.tap(middle)
        stage.wait(0.5)
        #expect(rows.keys.sorted() == ["Loading…"])
        stage.make { answer?([action("Here")]) }
        stage.wait(0.5)
        tap(row: "Here")
        #expect(stage.ledger == ["chose Here"])
        stage.tap(middle)
        stage.wait(0.5)
        #expect(asked == 2 && rows.keys.sorted() == ["Loading…"])
    }

    @Test("Of a menu with one selection, the chosen element is on")
    func singleSelection() {
        let actions = [action("A"), action("B")]
        _ = button {
            $0.menu = UIMenu(options: .singleSelection, children: actions)
            $0.showsMenuAsPrimaryAction = true
        }
        for title in ["A", "B"] {
            stage.tap(middle)
            stage.wait(0.5)
            tap(row: title)
        }
        #expect(actions.map(\.state) == [.off, .on])
    }

    // MARK: Bars

    @Test("A bar item without an action shows its menu by a tap, and the back button its history by a long press")
    func bars() {
        let navigation = stage.make {
            let pages = ["One", "Two", "Three"].map { title in
                let page = UIViewController()
                page.title = title
                return page
            }
            pages[2].navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Sort", menu: UIMenu(children: [action("Up")]))
            let navigation = UINavigationController()
            navigation.setViewControllers(pages, animated: false)
            stage.window.rootViewController = navigation
            return navigation
        }
        stage.wait(0.1)
        stage.tap(CGPoint(x: 340, y: 42))
        stage.wait(0.5)
        tap(row: "Up")
        #expect(stage.ledger == ["chose Up"])
        press(CGPoint(x: 30, y: 42))
        #expect(rows.keys.sorted() == ["One", "Two"])
        tap(row: "One")
        stage.wait(1)
        #expect(navigation.viewControllers.map(\.title) == ["One"])
    }

    // MARK: Context menus

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        let stage: KeyboardStage
        var configuration: UIContextMenuConfiguration?
        init(_ stage: KeyboardStage) { self.stage = stage }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            stage.record("asked at \(Int(location.x)) \(Int(location.y))")
            return configuration
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            landing.map {
                stage.record("lands")
                return UITargetedPreview(view: $0)
            }
        }
        var landing: UIView?
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { stage.record("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            stage.record("end")
            animator?.addCompletion { [stage] in stage.record("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { stage.record("commit \(animator.previewViewController?.title ?? "")") }
    }

    private func contextView(_ delegate: Delegate) -> UIView {
        stage.make {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            view.backgroundColor = .red
            view.addInteraction(UIContextMenuInteraction(delegate: delegate))
            stage.window.addSubview(view)
            return view
        }
    }

    @Test("A long press lifts a view and shows its context menu")
    func contextMenus() {
        let delegate = Delegate(stage)
        delegate.configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [action] _ in
            UIMenu(children: [action("Share", [])])
        }
        let view = contextView(delegate)
        #expect(view.interactions.count == 1)
        press(CGPoint(x: 150, y: 250))
        #expect(stage.ledger == ["asked at 50 50", "display"] && rows.keys.sorted() == ["Share"])
        tap(row: "Share")
        stage.wait(1)
        #expect(stage.ledger.dropFirst(2) == ["end", "chose Share", "ended"])
    }

    @Test("A delegate says where the preview lands when the menu goes")
    func landing() {
        let delegate = Delegate(stage)
        delegate.configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [action] _ in
            UIMenu(children: [action("Share", [])])
        }
        delegate.landing = contextView(delegate)
        press(CGPoint(x: 150, y: 250))
        stage.make { stage.environment.menus.dismiss() }
        stage.wait(1)
        #expect(stage.ledger.dropFirst(2) == ["lands", "end", "ended"])
    }

    @Test("Without a configuration, a long press belongs to the view")
    func noMenu() {
        let delegate = Delegate(stage)
        _ = contextView(delegate)
        press(CGPoint(x: 150, y: 250))
        #expect(stage.ledger == ["asked at 50 50"] && !stage.environment.menus.isShown)
    }

    @Test("The preview may be a controller, and a tap on it performs the preview's action")
    func previews() {
        let delegate = Delegate(stage)
        delegate.configuration = UIContextMenuConfiguration {
            let controller = UIViewController()
            controller.title = "Photo"
            controller.preferredContentSize = CGSize(width: 200, height: 200)
            return controller
        } actionProvider: { [action] _ in
            UIMenu(children: [action("Share", [])])
        }
        _ = contextView(delegate)
        press(CGPoint(x: 150, y: 250))
        stage.tap(CGPoint(x: 150, y: 230))
        stage.wait(1)
        #expect(Array(stage.ledger.suffix(3)) == ["end", "commit Photo", "ended"])
    }

    @Test("Rows of a table have context menus, and a shorter touch still selects them")
    func tables() {
        final class List: UITableViewController {
            var stage: KeyboardStage?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                stage?.record("selected \(indexPath.row)")
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.row > 0 else { return nil }
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
                }
            }
        }
        stage.make {
            let list = List(style: .plain)
            list.stage = stage
            stage.window.rootViewController = list
        }
        stage.wait(0.1)
        press(CGPoint(x: 100, y: 20 + 44 + 20))
        #expect(rows.keys.sorted() == ["Row 1"] && stage.ledger == [])
        stage.make { stage.environment.menus.dismiss() }
        stage.wait(1)
        stage.tap(CGPoint(x: 100, y: 20 + 88 + 20))
        stage.wait(1)
        #expect(stage.ledger == ["selected 2"])
    }

    // MARK: Edit menus

    private func field(_ text: String) -> UITextField {
        let field = stage.field { $0.text = text }
        field.becomeFirstResponder()
        stage.wait(1)
        return field
    }

    @Test("Two taps select a word, with handles at its ends and the commands for it")
    func words() {
        let field = field("Coffee beans")
        let point = CGPoint(x: 40, y: 117)
        stage.tap(point)
        stage.tap(point)
        stage.wait(0.5)
        #expect(field.editedRange == NSRange(location: 0, length: 6))
        #expect(field.subviews.filter { $0 is SelectionHandle }.count == 2)
        #expect(Set(rows.keys).isSuperset(of: ["Cut", "Copy", "Select All"]) && rows["Select"] == nil)
        tap(row: "Cut")
        #expect(field.text == " beans" && rows.isEmpty)
        #expect(!field.subviews.contains { $0 is SelectionHandle })
        press(CGPoint(x: 100, y: 117))
        #expect(rows["Paste"] != nil && rows["Select"] != nil && rows["Cut"] == nil)
        tap(row: "Select All")
        #expect(field.editedRange.length == 6)
    }

    @Test("Handles change the selection, of which one character stays")
    func handles() throws {
        let field = field("Coffee beans")
        stage.make { field.editedRange = NSRange(location: 0, length: 6) }
        stage.wait(0.1)
        let end = try #require(
            field.subviews.compactMap { $0 as? SelectionHandle }.max { $0.frame.minX < $1.frame.minX })
        let start = end.convert(CGPoint(x: end.bounds.midX, y: end.bounds.maxY - 5), to: nil)
        stage.touch(.began, start)
        for step in 1...10 {
            stage.wait(0.02)
            stage.touch(.moved, CGPoint(x: start.x + CGFloat(step) * 10, y: start.y))
        }
        #expect(field.editedRange == NSRange(location: 0, length: 12))
        stage.touch(.moved, CGPoint(x: 0, y: start.y))
        stage.touch(.ended, CGPoint(x: 0, y: start.y))
        #expect(field.editedRange == NSRange(location: 0, length: 1))
    }

    @Test("The delegate of a text decides about its edit menu, and the app's items come after the system's")
    func editMenus() {
        final class Owner: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: suggestedActions.suffix(1) + [UIAction(title: "Bold") { _ in }])
            }
        }
        let field = field("Tea")
        press(CGPoint(x: 40, y: 117))
        #expect(rows["Bold"] == nil && rows["Select"] != nil)
        let owner = Owner()
        field.delegate = owner
        press(CGPoint(x: 40, y: 117))
        #expect(rows.keys.sorted() == ["Bold", "Select All"])
    }

    @Test("An edit menu of the app shows what its delegate says, and goes with a touch elsewhere")
    func editMenuInteraction() {
        final class Owner: NSObject, UIEditMenuInteractionDelegate {
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: [UIAction(title: "Fill") { _ in }]) }
            var heard: [String] = []
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                heard.append("present \(configuration.sourcePoint.x)")
                animator.addCompletion { self.heard.append("presented") }
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                heard.append("dismiss")
                animator.addCompletion { self.heard.append("dismissed") }
            }
        }
        let owner = Owner()
        let interaction = stage.make { UIEditMenuInteraction(delegate: owner) }
        let view = stage.make { UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100)) }
        stage.make {
            stage.window.addSubview(view)
            view.addInteraction(interaction)
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
        }
        stage.wait(0.5)
        #expect(rows.keys.sorted() == ["Fill"] && owner.heard == ["present 50.0", "presented"])
        stage.tap(CGPoint(x: 200, y: 500))
        stage.wait(0.5)
        #expect(rows.isEmpty && owner.heard == ["present 50.0", "presented", "dismiss", "dismissed"])
    }

    @Test("The caret blinks, and is seen while one types")
    func blinking() {
        let field = stage.field { $0.text = "Tea" }
        field.becomeFirstResponder()
        #expect(field.interaction.showsCaret)
        stage.wait(0.6)
        #expect(!field.interaction.showsCaret)
        stage.environment.input.send(.text("s"))
        #expect(field.interaction.showsCaret)
        stage.wait(1.1)
        #expect(field.interaction.showsCaret)
        #expect(stage.clock.awakeUntil == nil)
    }

    @Test("A menu of a document is a button's, with its items' states; an item sends its action up the responder chain")
    func document() throws {
        let app = try CompiledStoryboard(
            view: """
                <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b" \
                showsMenuAsPrimaryAction="YES">
                    <rect key="frame" x="20" y="100" width="100" height="44"/>
                    <state key="normal" title="Sort"/>
                    <menu key="menu" title="By" id="m"><items>
                        <menuItem title="Name" state="on" id="i1">
                            <connections><action selector="sortByName:" target="-1" id="a1"/></connections>
                        </menuItem>
                        <menuItem title="Date" enabled="NO" id="i2"/>
                        <menu title="More" id="m2"><items><menuItem title="Size" hidden="YES" id="i3"/></items></menu>
                    </items></menu>
                </button></subviews>
                """)
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        let button = try #require(controller.view.subviews.first as? UIButton)
        let menu = try #require(button.menu)
        let commands = menu.children.compactMap { $0 as? UICommand }
        #expect(menu.title == "By" && commands.map(\.title) == ["Name", "Date"] && button.showsMenuAsPrimaryAction)
        #expect(commands.map(\.state) == [.on, .off] && commands[1].attributes == .disabled)
        #expect(commands[0].action == "sortByName:")
        let inner = try #require(menu.children.last as? UIMenu)
        #expect(inner.title == "More" && (inner.children.first as? UICommand)?.attributes == .hidden)
    }
}
