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
        /// A comparison with each element of a list, of which some, all or none must hold.
        case aggregate(Aggregate, Expression, Operator, Expression, Options)
    }

    enum Aggregate: String { case some = "SOME", any = "ANY", all = "ALL", none = "NONE" }

    enum Expression {
        case attribute(String)
        case value(Any?)
        case list([Expression])
    }

    enum Operator: String, CaseIterable {
        case equal = "==", unequal = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", less = "<", greater = ">"
        case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", isBetween = "BETWEEN"
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
        case .aggregate(let aggregate, let left, let sign, let right, let options):
            holds(aggregate, list(value(left, object)) ?? []) {
                compare($0, sign, value(right, object), options)
            }
        }
    }

    private static func holds(_ aggregate: Aggregate, _ elements: [Any], _ body: (Any) -> Bool) -> Bool {
        switch aggregate {
        case .some, .any: elements.contains(where: body)
        case .all: elements.allSatisfy(body)
        case .none: !elements.contains(where: body)
        }
    }

    /// Returns the elements of a list, or nil for what is none.
    private static func list(_ value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: String(describing: text)
        default: nil
        }
    }

    private static func value(_ expression: Expression, _ object: Any?) -> Any? {
        switch expression {
        case .value(let value): value
        case .list(let items): items.map { value($0, object) as Any }
        case .attribute(let key): attribute(key, object)
        }
    }

    /// Returns what a path of keys leads to. Of a list, it is the list of what each element has.
    private static func attribute(_ path: String, _ object: Any?) -> Any? {
        var found = object
        for key in path.split(separator: ".") where key.uppercased() != "SELF" {
            found = list(found)?.compactMap { value(String(key), of: $0) } ?? value(String(key), of: found)
        }
        return found
    }

    private static func value(_ key: String, of object: Any?) -> Any? {
        switch object {
        case let subject as any PredicateSubject: return subject.predicateValue(forKey: key)
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let text as String where key == "length": return text.utf16.count
        case let object as NSObject:
            guard Thread.isMainThread else { return nil }
            nonisolated(unsafe) let subject = object
            nonisolated(unsafe) var found: Any?
            MainActor.assumeIsolated { found = InterfaceMembers.of(subject)?.properties[key]?.get(subject) }
            return found
        default: return nil
        }
    }

    // MARK: Comparing

    private static func compare(_ left: Any?, _ sign: Operator, _ right: Any?, _ options: Options) -> Bool {
        switch sign {
        case .equal: return areEqual(left, right, options)
        case .unequal: return !areEqual(left, right, options)
        case .isIn:
            if let list = list(right) { return list.contains { areEqual(left, $0, options) } }
            return texts(left, right, options).map { $1.contains($0) } ?? false
        case .isBetween:
            guard let bounds = list(right), bounds.count == 2 else { return false }
            return areInOrder(left, .greaterOrEqual, bounds[0]) && areInOrder(left, .lessOrEqual, bounds[1])
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return areInOrder(left, sign, right)
        case .contains:
            if let list = list(left) { return list.contains { areEqual($0, right, options) } }
            return texts(left, right, options).map { $0.contains($1) } ?? false
        case .begins: return texts(left, right, options).map { $0.hasPrefix($1) } ?? false
        case .ends: return texts(left, right, options).map { $0.hasSuffix($1) } ?? false
        case .like: return texts(left, right, options).map { $0.wholeMatch(pattern: wildcards($1)) } ?? false
        case .matches: return texts(left, right, options).map { $0.wholeMatch(pattern: $1) } ?? false
        }
    }

    private static func texts(_ left: Any?, _ right: Any?, _ options: Options) -> (String, String)? {
        guard var left = text(left), var right = text(right) else { return nil }
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
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: Options) -> Bool {
        if let texts = texts(left, right, options) { return texts.0 == texts.1 }
        if let left = number(left), let right = number(right) { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return isNil(left) && isNil(right)
    }

    private static func isNil(_ value: Any?) -> Bool { value == nil || value is NSNull }

    private static func areInOrder(_ left: Any?, _ sign: Operator, _ right: Any?) -> Bool {
        if let left = text(left), let right = text(right) { return order(left, sign, right) }
        if let left = left as? Date, let right = right as? Date { return order(left, sign, right) }
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

/// What predicates ask for values in its own way.
package protocol PredicateSubject {
    func predicateValue(forKey key: String) -> Any?
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
