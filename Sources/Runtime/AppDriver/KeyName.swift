import UIKit

/// The names of keys in steps.
@MainActor
enum KeyName {
    private static let codes: [(name: String, code: UIKeyboardHIDUsage, characters: String)] = [
        ("return", .keyboardReturnOrEnter, "\n"), ("delete", .keyboardDeleteOrBackspace, "\u{8}"),
        ("tab", .keyboardTab, "\t"), ("escape", .keyboardEscape, "\u{1B}"), ("up", .keyboardUpArrow, "\u{F700}"),
        ("down", .keyboardDownArrow, "\u{F701}"), ("left", .keyboardLeftArrow, "\u{F702}"),
        ("right", .keyboardRightArrow, "\u{F703}"), ("space", .keyboardSpacebar, " "),
    ]
    private static let modifiers: [String: UIKeyModifierFlags] = [
        "command": .command, "shift": .shift, "control": .control, "option": .alternate, "alternate": .alternate,
    ]

    static var all: [String] { codes.map(\.name) }

    static func key(_ name: String, modifiers names: [String]) -> UIKey? {
        let flags = names.compactMap { modifiers[$0] }.reduce(into: UIKeyModifierFlags()) { $0.formUnion($1) }
        if let known = codes.first(where: { $0.name == name }) {
            return UIKey(known.code, characters: known.characters, modifiers: flags)
        }
        guard name.count == 1 else { return nil }
        return UIKey(code(of: name), characters: name, ignoringModifiers: name.lowercased(), modifiers: flags)
    }

    private static func code(of character: String) -> UIKeyboardHIDUsage {
        guard let scalar = character.lowercased().unicodeScalars.first else { return .keyboardSpacebar }
        let number: Int? =
            switch scalar {
            case "a"..."z": Int(scalar.value) - 97 + UIKeyboardHIDUsage.keyboardA.rawValue
            case "1"..."9": Int(scalar.value) - 49 + UIKeyboardHIDUsage.keyboard1.rawValue
            case "0": UIKeyboardHIDUsage.keyboard0.rawValue
            default: nil
            }
        return number.flatMap(UIKeyboardHIDUsage.init) ?? .keyboardSpacebar
    }
}
