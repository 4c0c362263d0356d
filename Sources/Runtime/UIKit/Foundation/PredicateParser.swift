import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case sign(String)
        case number(Double)
    }

    private var tokens: [Token]
    private var arguments: [Any]
    private let isReadable: Bool

    init(_ text: String, _ arguments: [Any]) {
        self.arguments = arguments
        let found = Self.tokens(of: text)
        (tokens, isReadable) = (found ?? [], found != nil)
    }

    mutating func read() -> PredicateFormat.Condition? {
        guard isReadable, let condition = alternatives(), tokens.isEmpty else { return nil }
        return condition
    }

    // MARK: Tokens

    private static func tokens(of text: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let string = quoted(&rest) else { return nil }
                tokens.append(.text(string))
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || first == "_" || first == "%" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.%@#".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].first(where: rest.hasPrefix) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(2)
            } else if "=<>!(){},[]".contains(first) {
                tokens.append(.sign(String(first)))
                rest.removeFirst()
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        guard let quote = rest.first else { return nil }
        rest.removeFirst()
        var text = ""
        while let character = rest.first {
            rest.removeFirst()
            if character == quote { return text }
            if character == "\\", let next = rest.first {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        return nil
    }

    private mutating func takes(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    // MARK: Conditions

    private mutating func alternatives() -> PredicateFormat.Condition? {
        guard let first = conjunction() else { return nil }
        var parts = [first]
        while takes("OR", "||") {
            guard let next = conjunction() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> PredicateFormat.Condition? {
        guard let first = negation() else { return nil }
        var parts = [first]
        while takes("AND", "&&") {
            guard let next = negation() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func negation() -> PredicateFormat.Condition? {
        if takes("NOT", "!") { return negation().map { .not($0) } }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        if takes("(") {
            guard let inner = alternatives(), takes(")") else { return nil }
            return inner
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateFormat.Condition? {
        if case .word(let word)? = tokens.first, let aggregate = PredicateFormat.Aggregate(rawValue: word.uppercased())
        {
            tokens.removeFirst()
            guard case .comparison(let left, let sign, let right, let options)? = comparison() else { return nil }
            return .aggregate(aggregate, left, sign, right, options)
        }
        guard let left = expression(), let sign = comparisonSign() else { return nil }
        var options = PredicateFormat.Options()
        if takes("[") {
            guard case .word(let letters)? = tokens.first else { return nil }
            tokens.removeFirst()
            options.ignoresCase = letters.lowercased().contains("c")
            options.ignoresDiacritics = letters.lowercased().contains("d")
            guard takes("]") else { return nil }
        }
        guard let right = expression() else { return nil }
        return .comparison(left, sign, right, options)
    }

    private mutating func comparisonSign() -> PredicateFormat.Operator? {
        let name: String
        switch tokens.first {
        case .sign(let sign): name = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        guard let sign = PredicateFormat.Operator(rawValue: name) else { return nil }
        tokens.removeFirst()
        return sign
    }

    private mutating func expression() -> PredicateFormat.Expression? {
        if takes("{") {
            var items: [PredicateFormat.Expression] = []
            while !takes("}") {
                guard let item = expression() else { return nil }
                items.append(item)
                _ = takes(",")
            }
            return .list(items)
        }
        guard let token = tokens.first else { return nil }
        tokens.removeFirst()
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .sign: return nil
        case .word(let word): return expression(word)
        }
    }

    private mutating func expression(_ word: String) -> PredicateFormat.Expression? {
        switch word.uppercased() {
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default: break
        }
        guard word.hasPrefix("%") else { return .attribute(word) }
        guard !arguments.isEmpty else { return nil }
        let argument = arguments.removeFirst()
        if word == "%K" { return (argument as? String).map { .attribute($0) } }
        return .value(argument)
    }
}
