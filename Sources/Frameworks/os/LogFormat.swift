import Foundation

/// A format as C's, whose arguments can have privacies: `%{public}@`, `%{private}s`, `%d`.
struct LogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// Returns the text with arguments. One that is missing is left as the format has it.
    func text(of arguments: [any CVarArg]) -> String {
        var text = ""
        var rest = format[...]
        var values = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...]
            guard let found = rest.prefixMatch(of: Self.specification) else {
                text.append("%")
                rest = rest.dropFirst()
                continue
            }
            rest = rest[found.range.upperBound...]
            if found.conversion == "%" {
                text.append("%")
            } else if found.conversion == "m" {
                text += String(cString: strerror(errno))
            } else {
                text += Self.text(of: &values, found.options.map { String($0) } ?? "", found.output)
            }
        }
        return text + rest
    }

    nonisolated(unsafe) private static let specification =
        #/%(?:\{(?<options>[^}]*)\})?(?<flags>[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|q|z|t|j|L)?)(?<conversion>[@a-zA-Z%])/#

    private static func text(
        of values: inout ArraySlice<any CVarArg>, _ options: String,
        _ match: (Substring, options: Substring?, flags: Substring, conversion: Substring)
    ) -> String {
        var taken: [any CVarArg] = []
        for _ in match.flags.filter({ $0 == "*" }) {
            if let width = values.popFirst() { taken.append(width) }
        }
        guard let value = values.popFirst() else { return String(match.0) }
        let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.contains(where: { $0 == "private" || $0 == "sensitive" }) { return "<private>" }
        switch (match.conversion, value) {
        case ("@", _): return "\(value)"
        case ("s", let text as String): return text
        case ("s", let pointer as UnsafePointer<CChar>): return String(cString: pointer)
        default:
            let conversion = match.conversion == "D" || match.conversion == "i" ? "d" : match.conversion
            return String(format: "%\(match.flags)\(conversion)", arguments: taken + [value])
        }
    }
}
