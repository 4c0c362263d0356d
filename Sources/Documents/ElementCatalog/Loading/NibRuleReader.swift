/// Reads the rules after `->` in a row, and constants; `CatalogReader` documents the grammar.
struct NibRuleReader {
    let line: TableLine
    let table: String

    /// Returns the rules from a position to the end of the line.
    func rules(from first: Int, defaultForm: NibForm) throws(TableError) -> [NibRule] {
        var rules: [NibRule] = []
        var words: [String] = []
        for position in first..<line.count {
            let word = line[position]
            guard word.hasSuffix(",") else {
                words.append(word)
                continue
            }
            rules.append(try rule(words + [String(word.dropLast())], defaultForm: defaultForm))
            words = []
        }
        rules.append(try rule(words, defaultForm: defaultForm))
        return rules
    }

    func constant() throws(TableError) -> NibConstant {
        guard line.count > 2 else { throw error("expected a key and a value after \"+\"") }
        var words = (2..<line.count).map { line[$0] }[...]
        let value = try value(in: &words)
        let tools = try tools(in: &words)
        try expectEnd(of: words)
        return NibConstant(key: line[1], value: value, tools: tools)
    }

    private func rule(_ words: [String], defaultForm: NibForm) throws(TableError) -> NibRule {
        guard let first = words.first, !first.isEmpty else { throw error("expected a rule after \"->\"") }
        if words == ["none"] { return .designOnly }
        if first == "bit", words.count == 2, let bit = Int(words[1]) { return .bit(bit) }
        var rest = words.dropFirst()
        if first.hasPrefix("*") {
            try expectEnd(of: rest)
            return .computed(try encoder(first))
        }
        let isSeen = !first.hasSuffix("?")
        let fixedValue = rest.first == "=" ? try fixedValue(in: &rest) : nil
        let form = try form(in: &rest) ?? defaultForm
        let condition = try condition(in: &rest)
        let tools = try tools(in: &rest)
        try expectEnd(of: rest)
        return .key(
            NibKeyRule(
                key: isSeen ? first : String(first.dropLast()), isSeen: isSeen, form: form, fixedValue: fixedValue,
                condition: condition, tools: tools))
    }

    /// Returns the encoder that a word such as `*frame` names.
    func encoder(_ word: String) throws(TableError) -> String {
        let name = String(word.dropFirst())
        guard NibEncoders.duties[name] != nil else { throw error("unknown encoder \"\(name)\"") }
        return name
    }

    private func fixedValue(in words: inout ArraySlice<String>) throws(TableError) -> NibConstantValue {
        words = words.dropFirst()
        return try value(in: &words)
    }

    private func form(in words: inout ArraySlice<String>) throws(TableError) -> NibForm? {
        guard let word = argument(of: "as", in: &words) else { return nil }
        guard let form = NibForm(rawValue: word) else { throw error("unknown form \"\(word)\"") }
        return form
    }

    private func condition(in words: inout ArraySlice<String>) throws(TableError) -> NibCondition {
        if let word = argument(of: "unless", in: &words) { return .unequal(word) }
        switch argument(of: "if", in: &words) {
        case nil: return .always
        case "set": return .set
        case "changed": return .changed
        case .some(let word): return .equal(word)
        }
    }

    private func tools(in words: inout ArraySlice<String>) throws(TableError) -> NibTools {
        NibTools(first: try version(behind: "since", in: &words), last: try version(behind: "until", in: &words))
    }

    private func version(behind name: String, in words: inout ArraySlice<String>) throws(TableError) -> Int? {
        guard let word = argument(of: name, in: &words) else { return nil }
        guard let version = Int(word) else { throw error("expected a version after \"\(name)\", found \"\(word)\"") }
        return version
    }

    /// Returns the word after `name`, moving past both, or nil if the next word isn't `name`.
    private func argument(of name: String, in words: inout ArraySlice<String>) -> String? {
        guard words.first == name, words.count > 1 else { return nil }
        defer { words = words.dropFirst(2) }
        return words[words.startIndex + 1]
    }

    private func expectEnd(of words: ArraySlice<String>) throws(TableError) {
        guard words.isEmpty else { throw error("unexpected \"\(words.joined(separator: " "))\" in a nib rule") }
    }

    /// Returns a constant and its form, moving past both.
    private func value(in words: inout ArraySlice<String>) throws(TableError) -> NibConstantValue {
        guard let word = words.popFirst() else { throw error("expected a value") }
        if word.hasPrefix("\"") { return .string(try quoted(word, in: &words)) }
        let value: NibConstantValue? =
            switch try form(in: &words) {
            case .f32: Float(word).map { .f32($0) }
            case .f64: Double(word).map { .f64($0) }
            case nil: literal(word)
            default: nil
            }
        guard let value else { throw error("\"\(word)\" is not a constant") }
        return value
    }

    /// Returns the words up to a closing quotation mark, without the marks.
    private func quoted(_ first: String, in words: inout ArraySlice<String>) throws(TableError) -> String {
        var text = String(first.dropFirst())
        while !text.hasSuffix("\"") {
            guard let word = words.popFirst() else { throw error("expected \" at the end of \"\(text)\"") }
            text += " " + word
        }
        return String(text.dropLast())
    }

    private func literal(_ word: String) -> NibConstantValue? {
        switch word {
        case "nil": return .nothing
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        if let number = Int(word) { return .int(number) }
        guard word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
        let parts = word.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }
        return [2, 4].contains(numbers.count) && numbers.count == parts.count ? .geometry(numbers) : nil
    }

    private func error(_ problem: String) -> TableError {
        TableError(table: table, line: line.number, problem: problem)
    }
}

extension ValueType {
    /// The form of a value of this type in a nib unless its row names another.
    var nibForm: NibForm {
        switch self {
        case .bool: .bool
        case .integer, .enumeration: .int
        case .number, .extent, .ratio, .date: .f32
        case .text: .text
        case .image: .image
        case .reference: .reference
        default: .string
        }
    }
}

extension ChildType.Content {
    /// The form of a child in a nib unless its row names another.
    var nibForm: NibForm {
        guard case .element(let name) = self else { return .object }
        return Self.forms[name] ?? .object
    }

    private static let forms: [String: NibForm] = [
        "point": .point, "size": .size, "rect": .rect, "inset": .insets, "edgeInsets": .insets,
        "directionalEdgeInsets": .insets, "offsetWrapper": .point, "string": .text, "mutableString": .text,
        "nil": .nothing, "bool": .bool, "integer": .int, "real": .f64, "extendedEdge": .mask, "rectEdge": .mask,
        "dataDetectorType": .mask, "popoverArrowDirection": .mask, "pressTypeMask": .mask,
        "audiovisualMediaTypes": .mask, "accessibilityTraits": .mask, "autoresizingMask": .mask,
        "items": .list, "viewControllers": .mutableList, "scopeButtonTitles": .list, "toolbarItems": .list,
        "leftBarButtonItems": .list, "rightBarButtonItems": .list,
    ]
}
