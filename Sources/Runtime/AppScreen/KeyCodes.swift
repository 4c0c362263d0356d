import UIKit

/// The keys of a browser.
@MainActor
enum KeyCodes {
    /// The keys by the browser's names, other than letters and digits, and the characters that UIKit gives for those that
    /// type nothing.
    private static let keys: [String: (code: UIKeyboardHIDUsage, characters: String?)] = [
        "Enter": (.keyboardReturnOrEnter, "\r"), "NumpadEnter": (.keyboardReturnOrEnter, "\r"),
        "Escape": (.keyboardEscape, "\u{1B}"), "Backspace": (.keyboardDeleteOrBackspace, "\u{8}"),
        "Tab": (.keyboardTab, "\t"), "Space": (.keyboardSpacebar, " "), "Minus": (.keyboardHyphen, nil),
        "Equal": (.keyboardEqualSign, nil), "BracketLeft": (.keyboardOpenBracket, nil),
        "BracketRight": (.keyboardCloseBracket, nil), "Backslash": (.keyboardBackslash, nil),
        "Semicolon": (.keyboardSemicolon, nil), "Quote": (.keyboardQuote, nil),
        "Backquote": (.keyboardGraveAccentAndTilde, nil), "Comma": (.keyboardComma, nil),
        "Period": (.keyboardPeriod, nil), "Slash": (.keyboardSlash, nil), "CapsLock": (.keyboardCapsLock, ""),
        "Home": (.keyboardHome, "\u{F729}"), "End": (.keyboardEnd, "\u{F72B}"),
        "PageUp": (.keyboardPageUp, "\u{F72C}"),
        "PageDown": (.keyboardPageDown, "\u{F72D}"),
        "Delete": (.keyboardDeleteForward, "\u{7F}"),
        "ArrowUp": (.keyboardUpArrow, "\u{F700}"),
        "ArrowDown": (.keyboardDownArrow, "\u{F701}"),
        "ArrowLeft": (.keyboardLeftArrow, "\u{F702}"),
        "ArrowRight": (.keyboardRightArrow, "\u{F703}"),
    ]
    private static let modifiers: [String: UIKeyModifierFlags] = [
        "command": .command, "shift": .shift, "control": .control, "option": .alternate,
    ]

    /// Returns the key of a browser's event, or nil for one that UIKit doesn't know.
    static func key(code: String, key: String, modifiers names: [String]) -> UIKey? {
        let flags = names.compactMap { modifiers[$0] }.reduce(into: UIKeyModifierFlags()) { $0.formUnion($1) }
        if let known = keys[code] {
            return UIKey(known.code, characters: known.characters ?? key, modifiers: flags)
        }
        guard let usage = usage(code), key.count == 1 else { return nil }
        return UIKey(usage, characters: key, ignoringModifiers: key.lowercased(), modifiers: flags)
    }

    /// Returns the usage of a letter or digit.
    private static func usage(_ code: String) -> UIKeyboardHIDUsage? {
        guard let last = code.unicodeScalars.last.map({ Int($0.value) }) else { return nil }
        if code.hasPrefix("Key"), (65...90).contains(last) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + last - 65)
        }
        guard code.hasPrefix("Digit"), (48...57).contains(last) else { return nil }
        if last == 48 { return .keyboard0 }
        return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + last - 49)
    }
}
