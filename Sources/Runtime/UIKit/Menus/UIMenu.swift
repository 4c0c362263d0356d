public import Foundation

/// How a menu shows its titles.
@preconcurrency @MainActor
public final class UIMenuDisplayPreferences: NSObject {
    /// The number of lines of a title; 0 is as many as it has, and what the system finds best by default.
    public var maximumNumberOfTitleLines = 0

    public override init() { super.init() }
}

/// A group of actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The children are shown in place of the menu.
        public static let displayInline = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        /// One of the children is chosen at a time.
        public static let singleSelection = Self(rawValue: 1 << 5)
        public static let displayAsPalette = Self(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    open private(set) var identifier: Identifier
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]
    open var preferredElementSize: ElementSize = .automatic
    /// How titles are shown.
    open var displayPreferences: UIMenuDisplayPreferences?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu \(UUID().uuidString)")
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
        self.preferredElementSize = preferredElementSize
    }

    /// Returns a menu like this one with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The elements that are chosen, also of the menus that are shown in place.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return element.isOn ? [element] : []
        }
    }

    /// Chooses one of the elements, and no other.
    func select(_ chosen: UIMenuElement) {
        for element in children {
            if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) { menu.select(chosen) }
            } else {
                element.setOn(element === chosen)
            }
        }
    }

    /// The leaves, also of the menus that are shown in place.
    var leaves: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [element] }
            return menu.leaves
        }
    }
}

extension UIMenuElement {
    /// Does what an action or command is for, when it has been chosen.
    func perform(from sender: AnyObject?, in environment: UIEnvironment) {
        (self as? UIAction)?.perform(sender)
        guard let command = self as? UICommand, !command.action.name.isEmpty else { return }
        environment.application.sendAction(command.action, to: nil, from: command, for: nil)
    }

    var isOn: Bool { (self as? UIAction)?.state == .on || (self as? UICommand)?.state == .on }

    func setOn(_ isOn: Bool) {
        (self as? UIAction)?.state = isOn ? .on : .off
        (self as? UICommand)?.state = isOn ? .on : .off
    }

    /// The attributes of actions and commands, and of menus as far as they have them.
    var shownAttributes: Attributes {
        if let action = self as? UIAction { return action.attributes }
        if let command = self as? UICommand { return command.attributes }
        return (self as? UIMenu)?.options.contains(.destructive) == true ? .destructive : []
    }
}
