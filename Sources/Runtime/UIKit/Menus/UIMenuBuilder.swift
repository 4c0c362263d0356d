public import Foundation

/// A menu system that is built by responders: the app's commands, or those of edit menus.
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
    /// The commands of the app, which `UIApplication` and its delegate build.
    public static var main: UIMenuSystem { UIEnvironment.current.mainMenuSystem }
    /// The commands of edit menus, which the responders around the text build each time.
    public static var context: UIMenuSystem { UIEnvironment.current.contextMenuSystem }

    private var root: UIMenu?

    override init() { super.init() }

    /// Lets responders build the menu again when it is needed.
    public func setNeedsRebuild() { root = nil }
    /// Lets responders validate the commands again. They do each time that commands are shown or performed here.
    public func setNeedsRevalidate() {}

    /// The menu of the app, built if it has to be.
    func menu(in environment: UIEnvironment) -> UIMenu {
        if let root { return root }
        let builder = MenuBuilder(self, MainMenu.standard)
        root = builder.root
        environment.application.buildMenu(with: builder)
        root = builder.root
        return builder.root
    }

    /// The commands around a responder, with what the responders from it on change.
    static func contextMenu(_ elements: [UIMenuElement], for responder: UIResponder) -> [UIMenuElement] {
        let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: elements)
        let builder = MenuBuilder(.context, UIMenu(identifier: .root, children: [edit]))
        responder.buildMenu(with: builder)
        return builder.root.children
    }
}

/// Changes the menus of a system.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that is changed.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, _ root: UIMenu) { (self.system, self.root) = (system, root) }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return Self.isSame(command.propertyList, propertyList)
        } as? UICommand
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): TraitValue.areEqual(first, second)
        default: false
        }
    }

    private func find(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        func search(_ element: UIMenuElement) -> UIMenuElement? {
            if isWanted(element) { return element }
            for child in (element as? UIMenu)?.children ?? [] {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(root)
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change { menu in
            menu.identifier == parentIdentifier ? [menu.replacingChildren(childrenBlock(menu.children))] : nil
        }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change { $0.identifier == removedIdentifier ? [] : nil }
    }

    /// Replaces menus by others; nil keeps a menu, and goes on in it.
    private func change(_ replacement: (UIMenu) -> [UIMenu]?) {
        func changed(_ element: UIMenuElement) -> [UIMenuElement] {
            guard let menu = element as? UIMenu else { return [element] }
            return replacement(menu) ?? [menu.replacingChildren(menu.children.flatMap(changed))]
        }
        guard root.identifier != .root || replacement(root) == nil else {
            root = replacement(root)?.first ?? root
            return
        }
        root = root.replacingChildren(root.children.flatMap(changed))
    }
}
