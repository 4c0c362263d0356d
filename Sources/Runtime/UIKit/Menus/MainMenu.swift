import Foundation

extension UIMenu.Identifier {
    public static let root = Self("com.apple.menu.root")
    public static let application = Self("com.apple.menu.application")
    public static let file = Self("com.apple.menu.file")
    public static let edit = Self("com.apple.menu.edit")
    public static let view = Self("com.apple.menu.view")
    public static let window = Self("com.apple.menu.window")
    public static let help = Self("com.apple.menu.help")
    public static let about = Self("com.apple.menu.about")
    public static let preferences = Self("com.apple.menu.preferences")
    public static let services = Self("com.apple.menu.services")
    public static let hide = Self("com.apple.menu.hide")
    public static let quit = Self("com.apple.menu.quit")
    public static let newScene = Self("com.apple.menu.new-scene")
    public static let newItem = Self("com.apple.menu.new-item")
    public static let open = Self("com.apple.menu.open")
    public static let openRecent = Self("com.apple.menu.open-recent")
    public static let close = Self("com.apple.menu.close")
    public static let print = Self("com.apple.menu.print")
    public static let document = Self("com.apple.menu.document")
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    public static let find = Self("com.apple.menu.find")
    public static let findPanel = Self("com.apple.menu.find-panel")
    public static let replace = Self("com.apple.menu.replace")
    public static let share = Self("com.apple.menu.share")
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let spelling = Self("com.apple.menu.spelling")
    public static let substitutions = Self("com.apple.menu.substitutions")
    public static let transformations = Self("com.apple.menu.transformations")
    public static let speech = Self("com.apple.menu.speech")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    public static let autoFill = Self("com.apple.menu.autofill")
    public static let format = Self("com.apple.menu.format")
    public static let font = Self("com.apple.menu.font")
    public static let textSize = Self("com.apple.menu.text-size")
    public static let textColor = Self("com.apple.menu.text-color")
    public static let text = Self("com.apple.menu.text")
    public static let alignment = Self("com.apple.menu.alignment")
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    public static let toolbar = Self("com.apple.menu.toolbar")
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

/// The menu that apps start from.
@MainActor
enum MainMenu {
    static var standard: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu("", .application, [group(.about), group(.preferences), group(.services), group(.quit)]),
                menu("File", .file, [group(.newScene), group(.open), group(.close), group(.document), group(.print)]),
                menu("Edit", .edit, edit), menu("Format", .format, format),
                menu("View", .view, [group(.toolbar), group(.sidebar), group(.fullscreen)]),
                menu("Window", .window, [group(.minimizeAndZoom), group(.bringAllToFront)]), menu("Help", .help, []),
            ])
    }

    private static var edit: [UIMenuElement] {
        [
            group(.undoRedo),
            group(
                .standardEdit,
                [
                    UICommand(title: "Cut", action: "cut:"), UICommand(title: "Copy", action: "copy:"),
                    UICommand(title: "Paste", action: "paste:"), UICommand(title: "Delete", action: "delete:"),
                    UICommand(title: "Select All", action: "selectAll:"),
                ]),
            menu("Find", .find, [group(.findPanel, find)]), menu("Spelling and Grammar", .spelling, []),
            menu("Substitutions", .substitutions, []), menu("Transformations", .transformations, []),
            menu("Speech", .speech, []),
        ]
    }

    /// The commands of a search, which editors perform that can search.
    private static var find: [UIMenuElement] {
        [
            UIKeyCommand(title: "Find…", action: "find:", input: "f", modifierFlags: .command),
            UIKeyCommand(title: "Find Next", action: "findNext:", input: "g", modifierFlags: .command),
            UIKeyCommand(
                title: "Find Previous", action: "findPrevious:", input: "g", modifierFlags: [.command, .shift]),
            UIKeyCommand(
                title: "Find and Replace…", action: "findAndReplace:", input: "f",
                modifierFlags: [.command, .alternate]),
            UIKeyCommand(
                title: "Use Selection for Find", action: "useSelectionForFind:", input: "e", modifierFlags: .command),
        ]
    }

    private static var format: [UIMenuElement] {
        [
            menu(
                "Font", .font,
                [
                    group(
                        .textStyle,
                        [
                            UIKeyCommand(
                                title: "Bold", action: "toggleBoldface:", input: "b", modifierFlags: .command),
                            UIKeyCommand(
                                title: "Italic", action: "toggleItalics:", input: "i", modifierFlags: .command),
                            UIKeyCommand(
                                title: "Underline", action: "toggleUnderline:", input: "u", modifierFlags: .command),
                        ]), group(.textSize), group(.textColor),
                ]), menu("Text", .text, [group(.alignment), menu("Writing Direction", .writingDirection, [])]),
        ]
    }

    private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
}

extension UIMenuElement {
    /// All commands with keys in the element.
    var keyCommands: [UIKeyCommand] {
        if let command = self as? UIKeyCommand { return [command] }
        return (self as? UIMenu)?.children.flatMap(\.keyCommands) ?? []
    }
}
