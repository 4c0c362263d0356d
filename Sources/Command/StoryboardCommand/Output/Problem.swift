import StoryboardModel
import XMLTree

/// Something to be told in one line, perhaps with a hint below.
struct Problem: Hashable {
    /// Nil for a wrong call.
    var file: String?
    var location = SourceLocation(line: 1, column: 1)
    var severity = Severity.error
    var message: String
    var rule: String?
    var hint: String?
    var source: SourcePlace?
    /// What stands in the severity's place.
    var label: String?

    /// As a finding among others, whose file is known.
    var diagnostic: Diagnostic {
        Diagnostic(rule: rule ?? "", severity: severity, message: message, location: location, hint: hint)
    }

    /// The lines as text, without control characters that a document might bring in.
    var text: String {
        let place = file.map { "\($0):\(location.line):\(location.column)" } ?? "storyboard"
        let end = rule.map { " [\($0)]" } ?? ""
        let line = "\(place): \(label ?? severity.rawValue): \(message)\(end)".onOneLine + "\n"
        let related = source.map { "    \("\($0.file):\($0.line)".onOneLine)\n" } ?? ""
        return line + related + (hint.map { "    \($0.onOneLine)\n" } ?? "")
    }
}

extension String {
    /// The text with line breaks and other control characters spelled out.
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
    /// Control characters, and the marks that turn the direction of what follows.
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
