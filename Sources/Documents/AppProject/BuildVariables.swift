/// Build settings by name, whose values may contain other settings: `$(TARGET_NAME)`.
package struct BuildVariables: Hashable, Sendable {
    private var values: [String: String]

    package init(_ values: [String: String] = [:]) { self.values = values }

    /// Adds the settings of a level above: `$(inherited)` in a value is the one of the level below.
    package mutating func add(_ others: [String: String]) {
        for (name, value) in others {
            let old = values[name] ?? ""
            values[name] = value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
        }
    }

    /// Adds settings that aren't there yet.
    package mutating func addDefaults(_ others: [String: String]) { values.merge(others) { old, _ in old } }

    /// Returns the value of a setting.
    package subscript(name: String) -> String? { values[name].map(expand) }

    package var names: [String] { values.keys.sorted() }

    /// Returns a text with the values of its variables; unknown ones are empty.
    package func expand(_ text: String) -> String { expand(text, depth: 0) }

    private func expand(_ text: String, depth: Int) -> String {
        guard depth < 20, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
                let close = Self.end(of: rest[open...])
            else {
                result.append("$")
                rest = rest[open...]
                continue
            }
            let inner = expand(String(rest[rest.index(after: open)..<close]), depth: depth + 1)
            result += value(inner, depth: depth + 1)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns the place of the bracket that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
        guard let open = text.first else { return nil }
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for place in text.indices {
            if text[place] == open { depth += 1 }
            if text[place] == close {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        return nil
    }

    /// Returns the value of a name with operators: `PRODUCT_NAME:c99extidentifier`.
    private func value(_ reference: String, depth: Int) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        var value = values[String(parts[0])].map { expand($0, depth: depth) } ?? ""
        for step in parts.dropFirst() {
            switch step {
            case "c99extidentifier", "identifier": value = Self.identifier(value)
            case "rfc1034identifier":
                value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case "file": value = String(value.split(separator: "/").last ?? "")
            case _ where step.hasPrefix("default=") && value.isEmpty: value = String(step.dropFirst("default=".count))
            default: break
            }
        }
        return value
    }

    /// Returns a name that is valid in Swift.
    package static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}
