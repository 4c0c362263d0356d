import JSONText

/// A tool that agents can call: its name, what it says of itself, its arguments, and what it does.
struct AgentTool: Sendable {
    /// An argument of a tool.
    struct Field: Sendable {
        enum Kind: String, Sendable {
            case string, number, boolean, array, object
        }

        var name: String
        var kind: Kind
        var says: String
        var isRequired = false
        /// The values that it can have; empty if it can have any.
        var choices: [String] = []

        static func required(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, says: says, isRequired: true)
        }

        static func optional(
            _ name: String, _ kind: Kind, _ says: String, choices: [String] = []
        ) -> Field {
            Field(name: name, kind: kind, says: says, choices: choices)
        }

        var schema: JSONValue {
            .record([
                "type": .string(kind.rawValue), "description": says.isEmpty ? nil : .string(says),
                "items": kind == .array ? .object([]) : nil,
                "enum": choices.isEmpty ? nil : .array(choices.map(JSONValue.string)),
            ])
        }
    }

    var name: String
    var says: String
    var fields: [Field]
    /// Whether it changes files.
    var changesFiles = false
    /// Whether the server itself answers, from what it remembers, rather than a process of its own.
    var isOfSession = false
    var run: @Sendable (AgentCall) throws(Failure) -> AgentAnswer = { _ throws(Failure) in AgentAnswer("") }

    /// The description that clients get.
    var json: JSONValue {
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        return .record([
            "name": .string(name), "description": .string(says),
            "inputSchema": .record([
                "type": .string("object"),
                "properties": .object(fields.map { JSONMember(key: $0.name, value: $0.schema) }),
                "required": .array(required), "additionalProperties": .bool(false),
            ]),
            "annotations": .record([
                "readOnlyHint": .bool(!changesFiles), "destructiveHint": .bool(false), "openWorldHint": .bool(false),
            ]),
        ])
    }

    /// Returns what is wrong with arguments, or nil if nothing is.
    func problem(with arguments: JSONNode) -> String? {
        guard let members = arguments.members else { return "the arguments are \(arguments.title), expected an object" }
        for member in members {
            guard let field = fields.first(where: { $0.name == member.key }) else {
                return
                    "'\(name)' has no argument '\(member.key)'; it has: \(fields.map(\.name).joined(separator: ", "))"
            }
            if let problem = field.problem(with: member.value) { return problem }
        }
        let missing = fields.first { $0.isRequired && arguments[$0.name] == nil }
        return missing.map { "'\(name)' needs '\($0.name)': \($0.says)" }
    }
}

extension AgentTool.Field {
    fileprivate func problem(with value: JSONNode) -> String? {
        let fits =
            switch kind {
            case .string: value.string != nil
            case .number: value.number != nil
            case .boolean: value.bool != nil
            // A single command is a list of one.
            case .array: value.elements != nil || value.members != nil
            case .object: value.members != nil
            }
        if !fits {
            return "'\(name)' is \(value.title), expected \(kind == .array ? "an array" : "a \(kind.rawValue)")"
        }
        guard let text = value.string, !choices.isEmpty, !choices.contains(text) else { return nil }
        return "'\(text)' is no '\(name)', expected one of: \(choices.joined(separator: ", "))"
    }
}
