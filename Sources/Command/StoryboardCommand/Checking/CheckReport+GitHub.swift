import StoryboardModel
import XMLTree

extension CheckReport {
    /// The report as workflow commands, from which GitHub creates annotations.
    var gitHub: String {
        files.map { file in file.found.map { Self.command($0, in: file.name) }.joined() }.joined()
    }

    private static func command(_ diagnostic: Diagnostic, in file: String) -> String {
        let name =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let place = "line=\(diagnostic.location.line),col=\(diagnostic.location.column)"
        let message = diagnostic.hint.map { "\(diagnostic.message)\n\($0)" } ?? diagnostic.message
        return "::\(name) file=\(property(file)),\(place),title=\(property(diagnostic.rule))::\(data(message))\n"
    }

    private static func data(_ text: String) -> String { escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

    private static func property(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
