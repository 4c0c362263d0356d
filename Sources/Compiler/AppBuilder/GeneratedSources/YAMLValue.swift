/// A value of a configuration file in YAML: the part of the language that such files use. Anchors, tags, texts of several lines and
/// several documents aren't read.
indirect enum YAMLValue: Hashable {
    case text(String)
    case list([YAMLValue])
    case map([String: YAMLValue])

    /// Reads a file, or returns nil if it can't be read.
    init?(_ text: String) {
        var reader = YAMLReader(text)
        guard let value = reader.value(deeperThan: -1), reader.isAtEnd else { return nil }
        self = value
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var map: [String: YAMLValue]? { if case .map(let map) = self { map } else { nil } }

    /// The elements of a list, or the value itself.
    var all: [YAMLValue] { if case .list(let list) = self { list } else { [self] } }

    subscript(key: String) -> YAMLValue? { map?[key] }

    /// Whether the value is one of YAML's words for a true Boolean.
    var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased() ?? "") }
}

/// Reads YAML by the indentation of its lines.
private struct YAMLReader {
    private var lines: [(indent: Int, text: Substring)] = []
    private var place = 0

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let content = Self.withoutComment(line)
            let body = content.drop { $0 == " " }
            guard !body.isEmpty, body != "---", !body.hasPrefix("%") else { continue }
            lines.append((content.count - body.count, body))
        }
    }

    var isAtEnd: Bool { place == lines.count }

    /// Returns a line without a comment and spaces at its end.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        var end = line.endIndex
        for place in line.indices {
            let character = line[place]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#", previous == " " {
                end = place
                break
            }
            previous = character
        }
        var found = line[..<end]
        while found.last == " " || found.last == "\t" { found.removeLast() }
        return found
    }

    /// Reads the value of the lines that are indented more than one above.
    mutating func value(deeperThan outer: Int) -> YAMLValue? {
        guard place < lines.count, lines[place].indent > outer else { return nil }
        let first = lines[place]
        if first.text == "-" || first.text.hasPrefix("- ") { return list(at: first.indent) }
        if Self.key(of: first.text) != nil { return map(at: first.indent) }
        place += 1
        return Self.value(of: first.text)
    }

    private mutating func list(at indent: Int) -> YAMLValue? {
        var found: [YAMLValue] = []
        while place < lines.count, lines[place].indent == indent,
            lines[place].text == "-" || lines[place].text.hasPrefix("- ")
        {
            let rest = lines[place].text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                place += 1
                found.append(value(deeperThan: indent) ?? .text(""))
            } else {
                // What follows the dash is like a line that is further to the right.
                lines[place] = (indent + lines[place].text.count - rest.count, rest)
                guard let element = value(deeperThan: indent) else { return nil }
                found.append(element)
            }
        }
        return .list(found)
    }

    private mutating func map(at indent: Int) -> YAMLValue? {
        var found: [String: YAMLValue] = [:]
        while place < lines.count, lines[place].indent == indent, let (key, rest) = Self.key(of: lines[place].text) {
            place += 1
            if !rest.isEmpty {
                guard let value = Self.value(of: rest) else { return nil }
                found[key] = value
            } else if place < lines.count, lines[place].indent == indent, lines[place].text.hasPrefix("-") {
                // A list may begin below its key.
                found[key] = list(at: indent)
            } else {
                found[key] = value(deeperThan: indent) ?? .text("")
            }
        }
        return .map(found)
    }

    /// Returns the key of a line and what follows the colon, or nil if the line has none.
    private static func key(of text: Substring) -> (String, Substring)? {
        guard let match = text.wholeMatch(of: #/(?:"([^"]*)"|'([^']*)'|([^\s"'\[{][^:]*?))\s*:(?:\s+(.*))?/#) else {
            return nil
        }
        return (String(match.1 ?? match.2 ?? match.3 ?? ""), match.4 ?? "")
    }

    /// Returns the value on one line, or nil if it doesn't end there.
    private static func value(of text: Substring) -> YAMLValue? {
        guard text.first == "[" || text.first == "{" else { return scalar(text) }
        var rest = text
        guard let value = flow(&rest), rest.allSatisfy({ $0 == " " }) else { return nil }
        return value
    }

    /// Reads a value in brackets: `[a, b]` and `{key: value}`.
    private static func flow(_ text: inout Substring) -> YAMLValue? {
        text = text.drop { $0 == " " }
        guard let open = text.first, open == "[" || open == "{" else { return scalar(flowText(&text, isKey: false)) }
        text.removeFirst()
        let close: Character = open == "[" ? "]" : "}"
        var list: [YAMLValue] = []
        var map: [String: YAMLValue] = [:]
        while true {
            text = text.drop { $0 == " " || $0 == "," }
            guard let next = text.first else { return nil }
            if next == close {
                text.removeFirst()
                return open == "[" ? .list(list) : .map(map)
            }
            if open == "[" {
                guard let element = flow(&text) else { return nil }
                list.append(element)
            } else {
                guard let key = scalar(flowText(&text, isKey: true)).text, text.first == ":" else { return nil }
                text.removeFirst()
                guard let value = flow(&text) else { return nil }
                map[key] = value
            }
        }
    }

    /// Takes a text from a value in brackets: up to a comma or bracket, or the colon after a key.
    private static func flowText(_ text: inout Substring, isKey: Bool) -> Substring {
        var quote: Character?
        let end = text.indices.first { place in
            let character = text[place]
            if let open = quote {
                if character == open { quote = nil }
                return false
            }
            if place == text.startIndex, character == "\"" || character == "'" { quote = character }
            return ",]}".contains(character) || isKey && character == ":"
        }
        defer { text = text[(end ?? text.endIndex)...] }
        return text[..<(end ?? text.endIndex)]
    }

    private static func scalar(_ text: Substring) -> YAMLValue {
        var text = text
        while text.last == " " { text.removeLast() }
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return .text(String(text.dropFirst().dropLast()))
        }
        return .text(String(text))
    }
}
