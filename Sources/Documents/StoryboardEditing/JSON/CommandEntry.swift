import JSONText

/// A command in JSON: its name, its fields, and how it is created.
package struct CommandEntry: Sendable {
    package struct Field: Sendable {
        package enum Kind: String, Sendable {
            case address = "an address"
            case text = "a text"
            case number = "a number"
            case count = "a whole number from 0"
            case flag = "true or false"
            case texts = "an object with string values"
            case commands = "a list of commands"
            case addresses = "a list of addresses"
            case scalar = "a string, a number, or true or false"
            case value = "a color, font, size, point, rectangle, insets, offset or flags"
            case runtimeValue = "a string, a number, a list of numbers, a color, or true or false"
            case runs = "a list of objects with a text"
            case numbers = "a list of numbers"
            case length = "a number, or true for the current value"
        }

        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        package var says: String

        package static func required(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: true, says: says)
        }

        package static func optional(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: false, says: says)
        }
    }

    package var name: String
    package var summary: String
    package var fields: [Field]
    /// An example of the value.
    package var example: String
    var make: @Sendable (CommandFields) -> Command
}

/// The values of a command's fields.
struct CommandFields {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func text(_ name: String) -> String? { node[name]?.string }
    func address(_ name: String) -> Address? { node[name]?.string.map { Address($0) } }
    func number(_ name: String) -> Double? { node[name]?.number }
    func flag(_ name: String) -> Bool? { node[name]?.bool }

    func texts(_ name: String) -> [String: String]? {
        guard let members = node[name]?.members else { return nil }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.string ?? "") })
    }

    func addresses(of name: String) -> [Address] {
        node[name]?.elements?.compactMap { $0.string.map { Address($0) } } ?? []
    }

    /// Returns a value as documents write it.
    func scalar(of name: String) -> String {
        if let flag = flag(name) { return flag ? "YES" : "NO" }
        guard let number = number(name) else { return text(of: name) }
        return Int(exactly: number).map { String($0) } ?? number.xcodeSpelling
    }

    func value(_ name: String) -> DocumentValue? { node[name].flatMap { DocumentValue($0) } }

    func runtimeValue(_ name: String) -> RuntimeValue? {
        guard let value = node[name] else { return nil }
        if let flag = value.bool { return .flag(flag) }
        if let number = value.number { return .number(number) }
        if let text = value.string { return .text(text) }
        return value.numbers.map { .numbers($0) } ?? DocumentValue.Color(value).map { .color($0) }
    }

    func runs(_ name: String) -> [TextRun]? { node[name]?.elements?.compactMap { TextRun($0) } }

    func optionalCount(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

    func length(_ name: String) -> PinnedLength? {
        node[name]?.bool == true ? .current : number(name).map { .points($0) }
    }

    // For required fields only.
    func text(of name: String) -> String { text(name) ?? "" }
    func address(of name: String) -> Address { Address(text(of: name)) }
    func number(of name: String) -> Double { number(name) ?? 0 }
    func count(of name: String) -> Int { number(name).flatMap { Int(exactly: $0) } ?? 0 }
}
