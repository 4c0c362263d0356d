import Foundation

/// A command that a combination of keys performs.
///
/// Responders list commands in `keyCommands`. The first in the responder chain that has one for the keys and can perform
/// its action does.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: the character that it types without modifiers, or one of the names below.
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// A Boolean value that indicates whether the command comes before what the keys mean for text that is edited.
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command that is in no menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title in the list of commands that holding the command key shows.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    // MARK: Keys

    /// Returns whether a pressed key is that of the command or of one of its alternates, and the action that it means.
    func action(for key: UIKey) -> Selector? {
        guard let input, !attributes.contains(.disabled), key.commandInput == input.lowercased() else { return nil }
        let flags = key.modifierFlags.ofCommands
        if flags == modifierFlags.ofCommands { return action }
        return alternates.first { modifierFlags.union($0.modifierFlags).ofCommands == flags }?.action
    }

    /// The keys as they are written, such as ⇧⌘N.
    var keyTitle: String {
        let signs: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        let names: [String: String] = [
            Self.inputUpArrow: "↑", Self.inputDownArrow: "↓", Self.inputLeftArrow: "←", Self.inputRightArrow: "→",
            Self.inputEscape: "esc", Self.inputPageUp: "⇞", Self.inputPageDown: "⇟", Self.inputHome: "↖",
            Self.inputEnd: "↘", Self.inputDelete: "⌦", "\r": "⏎", "\t": "⇥", " ": "space", "\u{8}": "⌫",
        ]
        let input = input ?? ""
        return signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined() + (names[input] ?? input.uppercased())
    }
}

extension UIKeyModifierFlags {
    /// The modifiers that distinguish commands.
    fileprivate var ofCommands: Self { intersection([.command, .shift, .alternate, .control]) }
}

extension UIKey {
    /// The key as commands name it, in lower case.
    fileprivate var commandInput: String {
        let name =
            switch keyCode {
            case .keyboardUpArrow: UIKeyCommand.inputUpArrow
            case .keyboardDownArrow: UIKeyCommand.inputDownArrow
            case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
            case .keyboardRightArrow: UIKeyCommand.inputRightArrow
            case .keyboardEscape: UIKeyCommand.inputEscape
            case .keyboardPageUp: UIKeyCommand.inputPageUp
            case .keyboardPageDown: UIKeyCommand.inputPageDown
            case .keyboardHome: UIKeyCommand.inputHome
            case .keyboardEnd: UIKeyCommand.inputEnd
            case .keyboardDeleteForward: UIKeyCommand.inputDelete
            case .keyboardReturnOrEnter: "\r"
            case .keyboardTab: "\t"
            case .keyboardDeleteOrBackspace: "\u{8}"
            case .keyboardSpacebar where charactersIgnoringModifiers == " ": " "
            default: charactersIgnoringModifiers
            }
        return name.lowercased()
    }
}
