import Foundation

/// Reads the text of a predicate, whose `%@`, `%d` and `%K` stand for arguments.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case sign(String)
        case number(Double)
        case variable(String)
        /// The place of a value among the arguments.
        case argument(Int)
        /// A key path that is an argument.
        case keyPath(String)

        /// The keys of a path, written in the text or an argument.
        var keys: String? {
            switch self {
            case .word(let keys), .keyPath(let keys): keys
            default: nil
            }
        }
    }

    private var tokens: [Token] = []
    private var place = 0
    private let arguments: [Any]

    private init(_ arguments: [Any]) { self.arguments = arguments }

    /// Returns the condition that a text stands for, or nil if it is no predicate.
    static func condition(_ text: String, _ arguments: [Any]) -> PredicateCondition? {
        var parser = PredicateParser(arguments)
        guard parser.split(text), let condition = parser.alternatives(), parser.isAtEnd else { return nil }
        return condition
    }

    /// Returns the expression that a text stands for, or nil if it is none.
    static func expression(_ text: String, _ arguments: [Any]) -> PredicateOperand? {
        var parser = PredicateParser(arguments)
        guard parser.split(text), let expression = parser.expression(), parser.isAtEnd else { return nil }
        return expression
    }

    // MARK: Tokens

    private var isAtEnd: Bool { place == tokens.count }
    private var current: Token? { place < tokens.count ? tokens[place] : nil }

    private static let signs = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":=", "<<", ">>", "=", "<", ">", "!", "(", ")",
        ",", "{", "}", "&", "|", "^", "[",
        "]", "+", "-", "*", "/", ".", ":",
    ]

    /// Splits a text into tokens. Returns false if something is none, or lacks an argument.
    private mutating func split(_ text: String) -> Bool {
        var rest = text[...]
        var used = 0
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let string = Self.quoted(&rest) else { return false }
                tokens.append(.text(string))
            } else if first.isASCII, first.isNumber {
                guard let number = Self.number(&rest) else { return false }
                tokens.append(.number(number))
            } else if first == "%" {
                guard let kind = Self.placeholder(&rest), used < arguments.count else { return false }
                if kind == "K" {
                    guard let path = arguments[used] as? String else { return false }
                    tokens.append(.keyPath(path))
                } else {
                    tokens.append(.argument(used))
                }
                used += 1
            } else if first == "$" {
                rest.removeFirst()
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                tokens.append(.variable(String(name)))
                rest = rest.dropFirst(name.count)
            } else if first.isLetter || "_@#".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if let sign = Self.signs.first(where: rest.hasPrefix) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            } else {
                return false
            }
        }
        return true
    }

    private static func number(_ rest: inout Substring) -> Double? {
        var digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        if let exponent = rest.first, "eE".contains(exponent) {
            let sign = rest.dropFirst().prefix { "+-".contains($0) }
            let power = rest.dropFirst(1 + sign.count).prefix { $0.isNumber }
            if !power.isEmpty {
                digits += "e\(sign)\(power)"
                rest = rest.dropFirst(1 + sign.count + power.count)
            }
        }
        return Double(digits)
    }

    /// Returns the last letter of a placeholder such as `%@` or `%ld`.
    private static func placeholder(_ rest: inout Substring) -> Character? {
        var letters = rest.dropFirst()
        letters = letters.drop { "lhqzt0123456789.".contains($0) }
        guard let kind = letters.first, "@KdiufgeaxXcsD".contains(kind) else { return nil }
        rest = letters.dropFirst()
        return kind
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

    private mutating func consume(_ words: String...) -> Bool {
        switch current {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        place += 1
        return true
    }

    // MARK: Conditions

    private mutating func alternatives() -> PredicateCondition? {
        guard let first = conjunction() else { return nil }
        var parts = [first]
        while consume("OR", "||") {
            guard let next = conjunction() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard let first = negation() else { return nil }
        var parts = [first]
        while consume("AND", "&&") {
            guard let next = negation() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func negation() -> PredicateCondition? {
        if consume("NOT", "!") { return negation().map { .not($0) } }
        if consume("TRUEPREDICATE") { return .constant(true) }
        if consume("FALSEPREDICATE") { return .constant(false) }
        // A parenthesis encloses a condition or a value.
        let start = place
        if consume("("), let inner = alternatives(), consume(")"), isAfterCondition { return inner }
        place = start
        return comparison()
    }

    /// Whether what comes next can follow a condition.
    private var isAfterCondition: Bool {
        switch current {
        case nil: true
        case .word(let word): ["AND", "OR"].contains(word.uppercased())
        case .sign(let sign): ["&&", "||", ")", ","].contains(sign)
        default: false
        }
    }

    private mutating func comparison() -> PredicateCondition? {
        var quantifier: PredicateComparison.Quantifier?
        if consume("ANY", "SOME") { quantifier = .any }
        if consume("ALL") { quantifier = .all }
        if consume("NONE") { quantifier = PredicateComparison.Quantifier.none }
        guard let left = expression(), let sign = comparisonSign() else { return nil }
        var options = PredicateComparison.Options()
        if consume("[") {
            guard case .word(let letters)? = current, letters.lowercased().allSatisfy("cdnl".contains) else {
                return nil
            }
            place += 1
            options.ignoresCase = letters.lowercased().contains("c")
            options.ignoresDiacritics = letters.lowercased().contains("d")
            options.isLocalized = letters.lowercased().contains("l")
            guard consume("]") else { return nil }
        }
        guard let right = expression() else { return nil }
        return .comparison(PredicateComparison(left, sign, right, options: options, quantifier: quantifier))
    }

    private mutating func comparisonSign() -> PredicateComparison.Operator? {
        let name: String
        switch current {
        case .sign(let sign): name = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        guard let sign = PredicateComparison.Operator(rawValue: name) else { return nil }
        place += 1
        return sign
    }

    // MARK: Values

    private static let operators: [[String: String]] = [
        ["|": "bitwiseOr:with:"], ["^": "bitwiseXor:with:"], ["&": "bitwiseAnd:with:"],
        ["<<": "leftshift:by:", ">>": "rightshift:by:"],
        ["+": "add:to:", "-": "from:subtract:"], ["*": "multiply:by:", "/": "divide:by:"], ["**": "raise:toPower:"],
    ]

    private mutating func expression(_ level: Int = 0) -> PredicateOperand? {
        guard level < Self.operators.count else { return primary() }
        guard var left = expression(level + 1) else { return nil }
        while case .sign(let sign)? = current, let function = Self.operators[level][sign] {
            place += 1
            guard let right = expression(level + 1) else { return nil }
            left = .function(function, [left, right])
        }
        return left
    }

    /// Reads a value with what follows it: `list[FIRST]`, `$item.name`.
    private mutating func primary() -> PredicateOperand? {
        guard var value = simple() else { return nil }
        while true {
            if case .sign(".")? = current, place + 1 < tokens.count, let keys = tokens[place + 1].keys {
                place += 2
                value = value.appending(keys.split(separator: ".").map(String.init))
            } else if case .sign("[")? = current, let index = index() {
                value = index(value)
            } else {
                return value
            }
        }
    }

    private mutating func index() -> ((PredicateOperand) -> PredicateOperand)? {
        let start = place
        place += 1
        let isFirst = consume("FIRST")
        let isLast = !isFirst && consume("LAST")
        let isSize = !isFirst && !isLast && consume("SIZE")
        if isFirst || isLast || isSize {
            let name = isFirst ? "first:" : isLast ? "last:" : "count:"
            if consume("]") { return { .function(name, [$0]) } }
        } else if case .number(let number)? = current {
            place += 1
            if consume("]") { return { .function("objectFrom:withIndex:", [$0, .constant(number)]) } }
        }
        place = start
        return nil
    }

    private mutating func simple() -> PredicateOperand? {
        if consume("{") {
            var items: [PredicateOperand] = []
            while !consume("}") {
                guard let item = expression() else { return nil }
                items.append(item)
                _ = consume(",")
            }
            return .list(items)
        }
        if consume("(") {
            guard let inner = expression(), consume(")") else { return nil }
            return inner
        }
        if consume("-") {
            guard let inner = primary() else { return nil }
            if case .constant(let value) = inner, let number = PredicateValue.number(value) {
                return .constant(-number)
            }
            return .function("from:subtract:", [.constant(0.0), inner])
        }
        guard let token = current else { return nil }
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number):
            return .constant(number == number.rounded() && abs(number) < 1e15 ? Int(number) as Any : number)
        case .argument(let index): return .constant(PredicateValue.isNil(arguments[index]) ? nil : arguments[index])
        case .keyPath(let path): return .keyPath(path)
        case .variable(let name): return .variable(name)
        case .sign: return nil
        case .word(let word): return named(word)
        }
    }

    private mutating func named(_ word: String) -> PredicateOperand? {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        default: break
        }
        guard consume("(") else { return .keyPath(word.filter { $0 != "#" }) }
        if word.uppercased() == "SUBQUERY" {
            guard let list = expression(), consume(","), case .variable(let name)? = current else { return nil }
            place += 1
            guard consume(","), let condition = alternatives(), consume(")") else { return nil }
            return .subquery(list, variable: name, condition)
        }
        var values: [PredicateOperand] = []
        while !consume(")") {
            guard let value = expression() else { return nil }
            values.append(value)
            guard consume(",") || current == .sign(")") else { return nil }
        }
        switch word.uppercased() {
        case "CAST": return values.count == 2 ? .function("castObject:toType:", values) : nil
        case "FUNCTION":
            guard values.count > 1, case .constant(let name) = values[1], let name = name as? String else { return nil }
            return .function(name, [values[0]] + values.dropFirst(2))
        default: return PredicateFunction.plainNames[word.lowercased()].map { .function($0, values) }
        }
    }
}
