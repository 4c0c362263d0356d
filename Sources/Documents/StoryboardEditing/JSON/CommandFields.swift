import JSONText

/// The fields of a command's JSON: gives their values, and notes which are asked for. Without JSON, empty values stand in for
/// those of required fields.
final class CommandFields {
    private let node: JSONNode?
    private(set) var asked: [CommandEntry.Field] = []

    init(_ node: JSONNode? = nil) { self.node = node }

    func required<Value: RequiredFieldValue>(_ name: String, _ says: String) -> Value {
        asked.append(.required(name, Value.fieldKind, says))
        return value(name) ?? Value()
    }

    func optional<Value: FieldValue>(_ name: String, _ says: String) -> Value? {
        asked.append(.optional(name, Value.fieldKind, says))
        return value(name)
    }

    /// Returns a required text as documents write it, which may be a number, true or false in JSON.
    func scalar(_ name: String, _ says: String) -> String {
        asked.append(.required(name, .scalar, says))
        if let flag: Bool = value(name) { return flag ? "YES" : "NO" }
        guard let number: Double = value(name) else { return value(name) ?? "" }
        return Int(exactly: number).map { String($0) } ?? number.xcodeSpelling
    }

    private func value<Value: FieldValue>(_ name: String) -> Value? { node?[name].flatMap { Value.read($0) } }
}

// Fields that several commands have.
extension CommandFields {
    var views: [Address] { required("objects", "the views") }
    var allViews: Bool? { optional("all", "whether to include all views in their scenes") }
    var traits: String? {
        optional("traits", "the traits to set it for, such as heightClass=compact-widthClass=regular")
    }
}

/// A type of fields.
protocol FieldValue {
    static var fieldKind: CommandEntry.Field.Kind { get }
    /// Returns the value that JSON holds, or nil if it holds another kind.
    static func read(_ node: JSONNode) -> Self?
    var json: JSONValue { get }
}

/// A type of required fields. An empty value stands in while fields are only listed.
protocol RequiredFieldValue: FieldValue {
    init()
}

/// A type of values in lists.
protocol FieldElement: FieldValue {
    static var listKind: CommandEntry.Field.Kind { get }
}

extension String: RequiredFieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .text }
    static func read(_ node: JSONNode) -> String? { node.string }
    var json: JSONValue { .string(self) }
}

extension Double: RequiredFieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .number }
    static func read(_ node: JSONNode) -> Double? { node.number }
    var json: JSONValue { .number(self) }
}

extension Int: RequiredFieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .count }
    static func read(_ node: JSONNode) -> Int? { node.number.flatMap { Int(exactly: $0) } }
    var json: JSONValue { .integer(self) }
}

extension Bool: RequiredFieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .flag }
    static func read(_ node: JSONNode) -> Bool? { node.bool }
    var json: JSONValue { .bool(self) }
}

extension Address: RequiredFieldValue, FieldElement {
    static var fieldKind: CommandEntry.Field.Kind { .address }
    static var listKind: CommandEntry.Field.Kind { .addresses }
    init() { self.init("") }
    static func read(_ node: JSONNode) -> Address? { node.string.map { Address($0) } }
    var json: JSONValue { .string(text) }
}

extension TextRun: FieldElement {
    static var fieldKind: CommandEntry.Field.Kind { .runs }
    static var listKind: CommandEntry.Field.Kind { .runs }
    static func read(_ node: JSONNode) -> TextRun? { TextRun(node) }
}

extension Array: FieldValue, RequiredFieldValue where Element: FieldElement {
    static var fieldKind: CommandEntry.Field.Kind { Element.listKind }
    static func read(_ node: JSONNode) -> [Element]? { node.elements?.compactMap { Element.read($0) } }
    var json: JSONValue { .array(map(\.json)) }
}

extension [String: String]: FieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .texts }
    static func read(_ node: JSONNode) -> [String: String]? {
        node.members.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.value.string ?? "") }) }
    }
    var json: JSONValue {
        .object(sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: .string($0.value)) })
    }
}

extension DocumentValue: FieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .value }
    static func read(_ node: JSONNode) -> DocumentValue? { DocumentValue(node) }
}

extension RuntimeValue: FieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .runtimeValue }
    static func read(_ node: JSONNode) -> RuntimeValue? {
        if let flag = node.bool { return .flag(flag) }
        if let number = node.number { return .number(number) }
        if let text = node.string { return .text(text) }
        return node.numbers.map { .numbers($0) } ?? DocumentValue.Color(node).map { .color($0) }
    }
    var json: JSONValue {
        switch self {
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .numbers(let numbers): .array(numbers.map { .number($0) })
        case .color(let color): color.json
        }
    }
}

extension PinnedLength: FieldValue {
    static var fieldKind: CommandEntry.Field.Kind { .length }
    static func read(_ node: JSONNode) -> PinnedLength? {
        node.bool == true ? .current : node.number.map { .points($0) }
    }
    var json: JSONValue {
        switch self {
        case .current: .bool(true)
        case .points(let number): .number(number)
        }
    }
}
