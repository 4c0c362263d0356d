import Foundation

// The text of predicates, as `predicateFormat` has it.

extension PredicateCondition {
    var text: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let inner): "NOT \(inner.enclosedText)"
        case .all(let parts): parts.isEmpty ? "TRUEPREDICATE" : parts.map(\.enclosedText).joined(separator: " AND ")
        case .any(let parts): parts.isEmpty ? "FALSEPREDICATE" : parts.map(\.enclosedText).joined(separator: " OR ")
        case .comparison(let comparison): comparison.text
        case .block: "BLOCKPREDICATE"
        }
    }

    private var enclosedText: String {
        switch self {
        case .all(let parts) where parts.count > 1: "(\(text))"
        case .any(let parts) where parts.count > 1: "(\(text))"
        default: text
        }
    }
}

extension PredicateComparison {
    var text: String {
        var letters = options.ignoresCase ? "c" : ""
        if options.ignoresDiacritics { letters += "d" }
        if options.isLocalized { letters += "l" }
        let suffix = letters.isEmpty ? "" : "[\(letters)]"
        return "\(quantifier.map { "\($0.rawValue) " } ?? "")\(left.text) \(sign.rawValue)\(suffix) \(right.text)"
    }
}

extension PredicateOperand {
    private static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        "bitwiseOr:with:": "|", "bitwiseXor:with:": "^", "bitwiseAnd:with:": "&", "leftshift:by:": "<<",
        "rightshift:by:": ">>",
    ]

    var text: String {
        switch self {
        case .subject: return "SELF"
        case .path(.subject, let keys): return keys.joined(separator: ".")
        case .path(let base, let keys): return "\(base.text).\(keys.joined(separator: "."))"
        case .constant(let value): return Self.text(of: value)
        case .list(let items): return "{\(items.map(\.text).joined(separator: ", "))}"
        case .variable(let name): return "$\(name)"
        case .function(let name, let arguments):
            if let sign = Self.signs[name], arguments.count == 2 {
                return "\(arguments[0].text) \(sign) \(arguments[1].text)"
            }
            if let plain = PredicateFunction.plainNames.first(where: { $0.value == name })?.key {
                return "\(plain)(\(arguments.map(\.text).joined(separator: ", ")))"
            }
            let first = arguments.first?.text ?? "SELF"
            let rest = arguments.dropFirst().map { ", \($0.text)" }.joined()
            return name == "castObject:toType:" ? "CAST(\(first)\(rest))" : "FUNCTION(\(first), \"\(name)\"\(rest))"
        case .subquery(let list, let variable, let condition):
            return "SUBQUERY(\(list.text), $\(variable), \(condition.text))"
        }
    }

    private static func text(of value: Any?) -> String {
        if PredicateValue.isNil(value) { return "nil" }
        if let text = PredicateValue.text(value) {
            return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
        if let flag = value as? Bool, !(value is Int), !(value is Double) { return flag ? "1" : "0" }
        if let date = PredicateValue.date(value) {
            return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        }
        if let list = PredicateValue.elements(of: value) {
            return "{\(list.map { text(of: $0) }.joined(separator: ", "))}"
        }
        return value.map { "\($0)" } ?? "nil"
    }
}
