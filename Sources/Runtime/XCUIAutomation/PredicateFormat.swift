import Foundation

/// A predicate written as a text, which Foundation for Linux doesn't read: comparisons of attributes with values, joined by
/// AND, OR and NOT.
struct PredicateFormat {
    indirect enum Condition {
        case constant(Bool)
        case not(Condition)
        case all([Condition])
        case any([Condition])
        case comparison(Expression, Operator, Expression, Options)
    }

    enum Expression {
        case attribute(String)
        case value(Any?)
        case list([Expression])
    }

    enum Operator: String, CaseIterable {
        case equal = "==", unequal = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", less = "<", greater = ">"
        case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN"
    }

    struct Options {
        var ignoresCase = false
        var ignoresDiacritics = false
    }

    let condition: Condition

    /// Reads a text, whose `%@`, `%d` and `%K` stand for arguments. Returns nil if it is no predicate.
    init?(_ text: String, _ arguments: [Any]) {
        var parser = PredicateParser(text, arguments)
        guard let condition = parser.read() else { return nil }
        self.condition = condition
    }

    func isTrue(of object: Any?) -> Bool { Self.isTrue(condition, object) }

    private static func isTrue(_ condition: Condition, _ object: Any?) -> Bool {
        switch condition {
        case .constant(let value): value
        case .not(let inner): !isTrue(inner, object)
        case .all(let parts): parts.allSatisfy { isTrue($0, object) }
        case .any(let parts): parts.contains { isTrue($0, object) }
        case .comparison(let left, let sign, let right, let options):
            compare(value(left, object), sign, value(right, object), options)
        }
    }

    private static func value(_ expression: Expression, _ object: Any?) -> Any? {
        switch expression {
        case .value(let value): value
        case .list(let items): items.map { value($0, object) as Any }
        case .attribute(let key): attribute(key, object)
        }
    }

    private static func attribute(_ key: String, _ object: Any?) -> Any? {
        if key.uppercased() == "SELF" { return object }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        guard let element = object as? any XCUIElementAttributes else { return nil }
        switch key {
        case "label": return element.label
        case "identifier": return element.identifier
        case "title": return element.title
        case "value": return element.value
        case "placeholderValue": return element.placeholderValue
        case "enabled", "isEnabled": return element.isEnabled
        case "selected", "isSelected": return element.isSelected
        case "hasFocus", "hasKeyboardFocus": return element.hasFocus
        case "elementType": return Int(element.elementType.rawValue)
        case "exists": return (element as? XCUIElement)?.exists ?? true
        case "hittable", "isHittable":
            return (element as? XCUIElement)?.isHittable ?? (element as? ElementSnapshot)?.isHittable ?? false
        default: return nil
        }
    }

    // MARK: Comparing

    private static func compare(_ left: Any?, _ sign: Operator, _ right: Any?, _ options: Options) -> Bool {
        switch sign {
        case .equal: return areEqual(left, right, options)
        case .unequal: return !areEqual(left, right, options)
        case .isIn:
            if let list = right as? [Any] { return list.contains { areEqual(left, $0, options) } }
            return texts(left, right, options).map { $1.contains($0) } ?? false
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return areInOrder(left, sign, right)
        case .contains:
            if let list = left as? [Any] { return list.contains { areEqual($0, right, options) } }
            return texts(left, right, options).map { $0.contains($1) } ?? false
        case .begins: return texts(left, right, options).map { $0.hasPrefix($1) } ?? false
        case .ends: return texts(left, right, options).map { $0.hasSuffix($1) } ?? false
        case .like: return texts(left, right, options).map { $0.wholeMatch(pattern: wildcards($1)) } ?? false
        case .matches: return texts(left, right, options).map { $0.wholeMatch(pattern: $1) } ?? false
        }
    }

    private static func texts(_ left: Any?, _ right: Any?, _ options: Options) -> (String, String)? {
        guard var left = left as? String, var right = right as? String else { return nil }
        var folding: String.CompareOptions = []
        if options.ignoresCase { folding.insert(.caseInsensitive) }
        if options.ignoresDiacritics { folding.insert(.diacriticInsensitive) }
        if !folding.isEmpty {
            left = left.folding(options: folding, locale: nil)
            right = right.folding(options: folding, locale: nil)
        }
        return (left, right)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: Options) -> Bool {
        if let texts = texts(left, right, options) { return texts.0 == texts.1 }
        if let left = number(left), let right = number(right) { return left == right }
        return isNil(left) && isNil(right)
    }

    private static func isNil(_ value: Any?) -> Bool { value == nil || value is NSNull }

    private static func areInOrder(_ left: Any?, _ sign: Operator, _ right: Any?) -> Bool {
        if let left = left as? String, let right = right as? String { return order(left, sign, right) }
        guard let left = number(left), let right = number(right) else { return false }
        return order(left, sign, right)
    }

    private static func order<Value: Comparable>(_ left: Value, _ sign: Operator, _ right: Value) -> Bool {
        switch sign {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        default: left >= right
        }
    }

    /// Returns the regular expression for a text with `*` and `?`.
    private static func wildcards(_ text: String) -> String {
        text.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}

extension String {
    fileprivate func wholeMatch(pattern: String) -> Bool {
        let options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            return false
        }
        return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
    }
}
