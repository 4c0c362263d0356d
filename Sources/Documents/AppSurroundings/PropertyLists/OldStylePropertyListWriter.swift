/// Writes property lists in the old style, for people.
enum OldStylePropertyListWriter {
    static func text(of list: PropertyList) -> String { text(of: list, indent: "") }

    private static func text(of list: PropertyList, indent: String) -> String {
        let inner = indent + "    "
        switch list {
        case .string(let text), .date(let text): return spelled(text)
        case .integer(let number): return "\(number)"
        case .number(let number): return spelled("\(number)")
        case .bool(let isTrue): return isTrue ? "YES" : "NO"
        case .data(let bytes): return "<" + bytes.map(hexadecimal).joined() + ">"
        case .array(let elements):
            if elements.isEmpty { return "( )" }
            let lines = elements.map { inner + text(of: $0, indent: inner) }
            return "(\n" + lines.joined(separator: ",\n") + "\n\(indent))"
        case .dictionary(let members):
            if members.isEmpty { return "{ }" }
            let lines = members.sorted { $0.key < $1.key }.map { key, value in
                "\(inner)\(spelled(key)) = \(text(of: value, indent: inner));\n"
            }
            return "{\n" + lines.joined() + "\(indent)}"
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }

    /// Returns a word as it is, and any other text in quotation marks.
    private static func spelled(_ text: String) -> String {
        let isWord = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        if isWord { return text }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t"))\""
    }
}
