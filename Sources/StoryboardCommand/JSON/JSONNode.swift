/// JSON that was read, with the places where things stand, as offsets of bytes.
struct JSONNode {
    indirect enum Content {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    struct Member {
        var key: String
        var offset: Int
        var value: JSONNode
    }

    var content: Content
    var offset: Int

    /// What the node is, in words.
    var title: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    var isNull: Bool { if case .null = content { true } else { false } }

    var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    var string: String? { if case .string(let string) = content { string } else { nil } }

    var number: Double? { if case .number(let number) = content { number } else { nil } }

    var bool: Bool? { if case .bool(let bool) = content { bool } else { nil } }

    var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }

    subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}

/// Why text is no JSON.
struct JSONFault: Error {
    var message: String
    var offset: Int
}
