import StoryboardModel
import XMLTree

/// A message with an optional hint.
struct Problem: Hashable {
    /// The file, or nil for invalid arguments.
    var file: String?
    var location = SourceLocation(line: 1, column: 1)
    var severity = Severity.error
    var message: String
    var rule: String?
    var hint: String?
    var source: SourcePlace?
    /// A word that replaces the severity.
    var label: String?

    /// The problem as a diagnostic of its file.
    var diagnostic: Diagnostic {
        Diagnostic(rule: rule ?? "", severity: severity, message: message, location: location, hint: hint)
    }

    /// The lines of the message, without control characters from documents.
    var text: String {
        let place = file.map { "\($0):\(location.line):\(location.column)" } ?? "storyboard"
        let end = rule.map { " [\($0)]" } ?? ""
        let line = "\(place): \(label ?? severity.rawValue): \(message)\(end)".onOneLine + "\n"
        let related = source.map { "    \("\($0.file):\($0.line)".onOneLine)\n" } ?? ""
        return line + related + (hint.map { "    \($0.onOneLine)\n" } ?? "")
    }
}

extension String {
    /// The text with escaped line breaks and other control characters.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the character is a control character, or one that changes the text direction.
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
