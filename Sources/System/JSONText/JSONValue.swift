/// JSON to write. Keys keep their order.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
    /// A value that is already written on one line, so that it is written once even if it is sent often.
    case written(String)

    /// Returns an object of the members whose value isn't nil.
    package static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
    }

    /// Creates a value from parsed JSON.
    package init(_ node: JSONNode) {
        self =
            switch node.content {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let value): .number(value)
            case .string(let value): .string(value)
            case .array(let elements): .array(elements.map { JSONValue($0) })
            case .object(let members):
                .object(members.map { JSONMember(key: $0.key, value: JSONValue($0.value)) })
            }
    }

    package static func optional(_ text: String?) -> JSONValue? { text.map(JSONValue.string) }

    /// The value on several lines, with a line break at the end.
    package var text: String {
        var text = ""
        write(to: &text, indentation: "\n")
        return text + "\n"
    }

    /// The value on one line.
    package var line: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// Writes the value; without `indentation` on one line.
    private func write(to text: inout String, indentation: String?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += Self.spelling(of: value)
        case .string(let value): Self.write(value, to: &text)
        case .written(let value): text += value
        case .array(let values):
            Self.write(values, between: "[", "]", to: &text, indentation) { value, text, inner in
                value.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.write(members, between: "{", "}", to: &text, indentation) { member, text, inner in
                Self.write(member.key, to: &text)
                text += inner == nil ? ":" : ": "
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: String, _ close: String, to text: inout String, _ indentation: String?,
        _ write: (Item, inout String, _ inner: String?) -> Void
    ) {
        let inner = indentation.map { $0 + "  " }
        text += open
        for (offset, item) in items.enumerated() {
            text += offset == 0 ? inner ?? "" : "," + (inner ?? "")
            write(item, &text, inner)
        }
        text += items.isEmpty ? close : (indentation ?? "") + close
    }

    private static func spelling(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int(exactly: value).map { String($0) } ?? "\(value)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        var rest = string[...]
        while let place = rest.utf8.firstIndex(where: isEscaped) {
            text += rest[..<place]
            text += escape(of: rest.utf8[place])
            rest = rest[rest.utf8.index(after: place)...]
        }
        text += rest
        text += "\""
    }

    private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F }

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case 0x22: return "\\\""
        case 0x5C: return "\\\\"
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        case 0x09: return "\\t"
        default:
            let digits = String(byte, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

package struct JSONMember: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
        self.key = key
        self.value = value
    }
}
