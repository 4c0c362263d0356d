package import JSONText
import StoryboardModel

/// An error in the JSON of a command.
package struct CommandError: Error {
    package enum Reason: String {
        case malformed = "command.malformed"
        case unknown = "command.unknown"
        case unknownKey = "command.unknown-key"
        case wrongType = "command.wrong-type"
        case missingKey = "command.missing-key"
    }

    package var reason: Reason
    package var message: String
    /// The byte offset in the JSON.
    package var offset: Int
    package var hint: String?
}

extension Command {
    /// Creates a command from JSON as `CommandManual` describes it.
    package init(_ node: JSONNode) throws(CommandError) {
        guard let members = node.members, members.count == 1, let member = members.first else {
            let found = node.members.map { "\($0.count) keys" } ?? node.title
            throw CommandError(
                reason: .malformed,
                message: "expected an object with the command's name as its only key, found \(found)",
                offset: node.offset, hint: #"such as {"delete": {"object": "8bC-Xf-vdC"}}"#)
        }
        guard let entry = CommandManual.entry(member.key) else {
            let names = CommandManual.entries.map(\.name)
            throw CommandError(
                reason: .unknown,
                message: "there is no command '\(member.key)'\(Spelling.suggestion(for: member.key, among: names))",
                offset: member.offset, hint: "the commands are: \(names.joined(separator: ", "))")
        }
        try CommandEntry.check(member.value, of: entry.name, entry.fields)
        self.init(entry.type.read(CommandFields(member.value)))
    }

    /// The command as `init(_:)` reads it, with its fields in their order.
    package var json: JSONValue {
        let fields = Mirror(reflecting: command).children.compactMap { field -> JSONMember? in
            guard let key = field.label, let value = (field.value as? any FieldValue)?.json else { return nil }
            return JSONMember(key: key, value: value)
        }
        return .object([JSONMember(key: type(of: command).name, value: .object(fields))])
    }
}

extension Command: Codable {
    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        guard let name = container.allKeys.first, container.allKeys.count == 1,
            let entry = CommandManual.entry(name.stringValue)
        else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected a command"))
        }
        self.init(try container.decode(entry.type, forKey: name))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(command, forKey: Name(stringValue: type(of: command).name))
    }
}

extension CommandEntry {
    /// Checks that an object has the required fields, and no fields other than the optional ones and `others`.
    package static func check(
        _ node: JSONNode, of name: String, _ fields: [Field], others: Set<String> = []
    ) throws(CommandError) {
        guard let members = node.members else {
            throw CommandError(
                reason: .malformed, message: "'\(name)' expects an object with its fields, found \(node.title)",
                offset: node.offset)
        }
        let names = fields.map(\.name)
        for member in members where !others.contains(member.key) {
            guard let field = fields.first(where: { $0.name == member.key }) else {
                let suggestion = Spelling.suggestion(for: member.key, among: names)
                throw CommandError(
                    reason: .unknownKey, message: "'\(name)' has no field '\(member.key)'\(suggestion)",
                    offset: member.offset, hint: "its fields are: \(names.joined(separator: ", "))")
            }
            guard field.accepts(member.value) else {
                throw CommandError(
                    reason: .wrongType,
                    message: "'\(name)' expects \(field.kind.rawValue) as '\(field.name)', found \(member.value.title)",
                    offset: member.value.offset)
            }
        }
        for field in fields where field.isRequired && node[field.name] == nil {
            throw CommandError(
                reason: .missingKey, message: "'\(name)' needs '\(field.name)'", offset: node.offset,
                hint: "\(field.name): \(field.kind.rawValue), \(field.says)")
        }
    }
}

extension CommandEntry.Field {
    fileprivate func accepts(_ node: JSONNode) -> Bool {
        if node.isNull { return !isRequired }
        switch kind {
        case .address, .text: return node.string != nil
        case .number: return node.number != nil
        case .count: return node.number.flatMap { Int(exactly: $0) }.map { $0 >= 0 } ?? false
        case .flag: return node.bool != nil
        case .addresses: return node.elements?.allSatisfy { $0.string != nil } ?? false
        case .scalar: return node.string != nil || node.number != nil || node.bool != nil
        case .value: return DocumentValue(node) != nil
        case .runtimeValue:
            return node.string != nil || node.number != nil || node.bool != nil || node.numbers != nil
                || DocumentValue.Color(node) != nil
        case .numbers: return node.numbers != nil
        case .runs: return node.elements?.allSatisfy { TextRun($0) != nil } ?? false
        case .length: return node.number != nil || node.bool == true
        case .commands: return node.elements != nil
        case .texts: return node.members?.allSatisfy { $0.value.string != nil } ?? false
        }
    }
}
