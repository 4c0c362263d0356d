/// Parsed JSON with byte offsets.
package struct JSONNode: Sendable {
    package indirect enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    package struct Member: Sendable {
        package var key: String
        package var offset: Int
        package var value: JSONNode
    }

    package var content: Content
    package var offset: Int

    /// An object without members.
    package static let emptyObject = JSONNode(content: .object([]), offset: 0)

    /// The type of the node, for messages.
    package var title: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    package var isNull: Bool { if case .null = content { true } else { false } }

    package var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    package var string: String? { if case .string(let string) = content { string } else { nil } }

    package var number: Double? { if case .number(let number) = content { number } else { nil } }

    package var bool: Bool? { if case .bool(let bool) = content { bool } else { nil } }

    package var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }

    package subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}

/// An error in the syntax of JSON.
package struct JSONError: Error {
    package var message: String
    package var offset: Int

    package init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }
}
