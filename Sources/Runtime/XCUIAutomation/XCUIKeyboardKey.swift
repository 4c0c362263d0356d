/// A key that isn't a character.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let delete = Self("\u{8}")
    public static let `return` = Self("\n")
    public static let enter = Self("\u{3}")
    public static let tab = Self("\t")
    public static let space = Self(" ")
    public static let escape = Self("\u{1B}")
    public static let upArrow = Self("\u{F700}")
    public static let downArrow = Self("\u{F701}")
    public static let leftArrow = Self("\u{F702}")
    public static let rightArrow = Self("\u{F703}")

    /// The names that the driver has for keys. A space is a character.
    static let names = [
        "\u{8}": "delete", "\u{7F}": "delete", "\n": "return", "\r": "return", "\u{3}": "return", "\t": "tab",
        "\u{1B}": "escape", "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right",
    ]
}

extension XCUIElement {
    /// The modifiers of a key.
    public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = Self(rawValue: 1)
        public static let shift = Self(rawValue: 2)
        public static let control = Self(rawValue: 4)
        public static let option = Self(rawValue: 8)
        public static let command = Self(rawValue: 16)
        public static let function = Self(rawValue: 32)

        var names: [String] {
            let all: [(Self, String)] = [
                (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }
}
