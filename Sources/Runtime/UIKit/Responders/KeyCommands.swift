import Foundation

/// Finds the command that keys mean, and performs it.
@MainActor
struct KeyCommands {
    private let environment: UIEnvironment

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// The responders to ask: from the first responder or, if there is none, from the visible controller.
    private var chain: [UIResponder] {
        guard let window = environment.keyWindow else { return [] }
        let first = window.firstResponder ?? window.rootViewController?.frontmost ?? window
        return Array(sequence(first: first, next: \.next))
    }

    /// Performs the command of a key. Returns whether there is one.
    func perform(_ key: UIKey) -> Bool {
        let chain = chain
        let belongsToText = chain.first is any UIKeyInput && Self.isOfText(key)
        for responder in chain {
            for command in responder.keyCommands ?? [] where command.wantsPriorityOverSystemBehavior || !belongsToText {
                responder.validate(command)
                guard let action = command.action(for: key) else { continue }
                if send(action, command, responder) { return true }
            }
        }
        if !belongsToText || !key.modifierFlags.isDisjoint(with: .command), let first = chain.first {
            for command in menuCommands {
                first.validate(command)
                guard let action = command.action(for: key) else { continue }
                if send(action, command, first) { return true }
            }
        }
        guard let first = chain.first else { return false }
        if undo(key, first) { return true }
        guard let action = Self.standard(key) else { return false }
        return send(action, nil, first)
    }

    /// Undoes the last change of what a responder edits, or makes it again. Returns whether the key means that.
    private func undo(_ key: UIKey, _ responder: UIResponder) -> Bool {
        let modifiers = key.modifierFlags.intersection([.command, .shift, .alternate, .control])
        guard key.charactersIgnoringModifiers.lowercased() == "z", let manager = responder.undoManager else {
            return false
        }
        if modifiers == .command, manager.canUndo {
            manager.undo()
        } else if modifiers == [.command, .shift], manager.canRedo {
            manager.redo()
        } else {
            return false
        }
        return true
    }

    /// The commands of the app's menu.
    private var menuCommands: [UIKeyCommand] {
        environment.mainMenuSystem.menu(in: environment).keyCommands
    }

    /// Sends an action to a responder or one after it that performs it.
    private func send(_ action: Selector, _ command: UIKeyCommand?, _ responder: UIResponder) -> Bool {
        guard let target = responder.target(forAction: action, withSender: command) else { return false }
        return environment.application.sendAction(action, to: target, from: command, for: nil)
    }

    /// Whether a key types, deletes or moves the caret where text is edited.
    private static func isOfText(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow: true
        case .keyboardEscape: false
        default: key.modifierFlags.isDisjoint(with: [.command, .control])
        }
    }

    /// The actions of the system's Edit menu.
    private static func standard(_ key: UIKey) -> Selector? {
        guard key.modifierFlags.intersection([.command, .shift, .alternate, .control]) == .command else { return nil }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": return "selectAll:"
        case "c": return "copy:"
        case "x": return "cut:"
        case "v": return "paste:"
        default: return nil
        }
    }

    /// The commands that can be performed now and have titles, for the list that holding the command key shows.
    var discoverable: [UIKeyCommand] {
        var known: Set<String> = []
        let inMenu = chain.first.map { ($0, menuCommands) }
        let all = chain.map { ($0, $0.keyCommands ?? []) } + [inMenu].compactMap(\.self)
        return all.flatMap { responder, commands in
            commands.filter { command in
                command.shownTitle != nil && responder.target(forAction: command.action, withSender: command) != nil
                    && known.insert(command.keyTitle).inserted
            }
        }
    }
}

extension UIKeyCommand {
    /// The title in the list of commands, or nil for a command that isn't in it.
    var shownTitle: String? {
        guard !attributes.contains(.hidden), !attributes.contains(.disabled) else { return nil }
        let title = discoverabilityTitle ?? self.title
        return title.isEmpty ? nil : title
    }
}

extension UIViewController {
    /// The controller that is seen: the last one presented and, of a container, the one that it shows.
    var frontmost: UIViewController {
        if let presented = ownPresented { return presented.frontmost }
        switch self {
        case let stack as UINavigationController: return stack.topViewController?.frontmost ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.frontmost ?? self
        case let split as UISplitViewController: return split.viewControllers.last?.frontmost ?? self
        default: return self
        }
    }
}
