package import Foundation

extension PredicateCondition {
    /// Returns whether the condition holds for an object; `variables` are the values of `$NAME`.
    package func isTrue(of object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let inner): !inner.isTrue(of: object, variables)
        case .all(let parts): parts.allSatisfy { $0.isTrue(of: object, variables) }
        case .any(let parts): parts.contains { $0.isTrue(of: object, variables) }
        case .comparison(let comparison): comparison.isTrue(of: object, variables)
        case .block(let block): block(object, variables.isEmpty ? nil : variables)
        }
    }
}

extension PredicateComparison {
    fileprivate func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
        let first = left.value(of: object, variables)
        let second = right.value(of: object, variables)
        guard let quantifier else { return PredicateValue.compare(first, sign, second, options) }
        let elements = PredicateValue.elements(of: first) ?? []
        let fits = { PredicateValue.compare($0, sign, second, options) }
        switch quantifier {
        case .any: return elements.contains(where: fits)
        case .all: return elements.allSatisfy(fits)
        case .none: return !elements.contains(where: fits)
        }
    }
}

extension PredicateOperand {
    /// Returns the value for an object.
    package func value(of object: Any?, _ variables: [String: Any] = [:]) -> Any? {
        switch self {
        case .subject: return object
        case .constant(let value): return value
        case .variable(let name): return variables[name]
        case .list(let items): return items.map { $0.value(of: object, variables) as Any }
        case .path(let base, let keys): return PredicateValue.follow(keys[...], from: base.value(of: object, variables))
        case .function(let name, let arguments):
            return PredicateFunction.call(name, arguments.map { $0.value(of: object, variables) })
        case .subquery(let list, let variable, let condition):
            let elements = PredicateValue.elements(of: list.value(of: object, variables)) ?? []
            return elements.filter { condition.isTrue(of: object, variables.merging([variable: $0]) { $1 }) }
        }
    }
}

/// Reads and compares the values of predicates.
package enum PredicateValue {
    /// Returns what keys lead to. Of a list, it is the list of what each element has.
    static func follow(_ keys: ArraySlice<String>, from object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        if key.hasPrefix("@") {
            return PredicateFunction.aggregate(key, elements(of: object) ?? [], keys.dropFirst())
        }
        if let list = elements(of: object) {
            let values = list.compactMap { value(key, of: $0) }.flatMap { elements(of: $0) ?? [$0] }
            return follow(keys.dropFirst(), from: values)
        }
        return follow(keys.dropFirst(), from: value(key, of: object))
    }

    /// Returns the elements of a list, or nil for what is none.
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: (0..<set.count).map { set.object(at: $0) }
        default: nil
        }
    }

    static func value(_ key: String, of object: Any?) -> Any? {
        switch object {
        case let subject as any PredicateSubject: return subject.predicateValue(forKey: key)
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let text as String where key == "length": return text.utf16.count
        case let text as String where key == "lowercaseString": return text.lowercased()
        case let text as String where key == "uppercaseString": return text.uppercased()
        case let object as NSObject:
            guard Thread.isMainThread else { return nil }
            nonisolated(unsafe) let subject = object
            nonisolated(unsafe) var found: Any?
            MainActor.assumeIsolated { found = InterfaceMembers.property(key, of: subject)?.get(subject) }
            return found
        default: return nil
        }
    }

    package static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: String(describing: text)
        default: nil
        }
    }

    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    package static func date(_ value: Any?) -> Date? { value as? Date ?? (value as? NSDate)?.swiftDate() }

    package static func isNil(_ value: Any?) -> Bool {
        guard let value, !(value is NSNull) else { return true }
        // An optional in a value of any type
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    // MARK: Comparing

    static func compare(
        _ left: Any?, _ sign: PredicateComparison.Operator, _ right: Any?, _ options: PredicateComparison.Options
    ) -> Bool {
        switch sign {
        case .equal: return areEqual(left, right, options)
        case .unequal: return !areEqual(left, right, options)
        case .isIn:
            if let list = elements(of: right) { return list.contains { areEqual(left, $0, options) } }
            return texts(left, right, options).map { $1.contains($0) } ?? false
        case .isBetween:
            guard let bounds = elements(of: right), bounds.count == 2 else { return false }
            return areInOrder(left, .greaterOrEqual, bounds[0], options)
                && areInOrder(left, .lessOrEqual, bounds[1], options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return areInOrder(left, sign, right, options)
        case .contains:
            if let list = elements(of: left) { return list.contains { areEqual($0, right, options) } }
            return texts(left, right, options).map { $0.contains($1) } ?? false
        case .begins: return texts(left, right, options).map { $0.hasPrefix($1) } ?? false
        case .ends: return texts(left, right, options).map { $0.hasSuffix($1) } ?? false
        case .like: return texts(left, right, options).map { matches($0, wildcards($1)) } ?? false
        case .matches: return texts(left, right, options).map { matches($0, $1) } ?? false
        }
    }

    private static func texts(
        _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options
    ) -> (String, String)? {
        guard let left = text(left), let right = text(right) else { return nil }
        return (folded(left, options), folded(right, options))
    }

    /// Returns a text without the differences that a comparison ignores.
    package static func folded(_ text: String, _ options: PredicateComparison.Options) -> String {
        var folding: String.CompareOptions = []
        if options.ignoresCase { folding.insert(.caseInsensitive) }
        if options.ignoresDiacritics { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    package static func areEqual(
        _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options = .init()
    ) -> Bool {
        if let texts = texts(left, right, options) { return texts.0 == texts.1 }
        if let left = date(left), let right = date(right) { return left == right }
        if let left = number(left), let right = number(right) { return left == right }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return isNil(left) && isNil(right)
    }

    private static func areInOrder(
        _ left: Any?, _ sign: PredicateComparison.Operator, _ right: Any?, _ options: PredicateComparison.Options
    ) -> Bool {
        if let texts = texts(left, right, options) { return order(texts.0, sign, texts.1) }
        if let left = date(left), let right = date(right) { return order(left, sign, right) }
        guard let left = number(left), let right = number(right) else { return false }
        return order(left, sign, right)
    }

    private static func order<Value: Comparable>(
        _ left: Value, _ sign: PredicateComparison.Operator, _ right: Value
    ) -> Bool {
        switch sign {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        default: left >= right
        }
    }

    /// Returns the order of two values, as sort descriptors have it: what is nil comes first.
    package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (isNil(left), isNil(right)) {
        case (true, true): return .orderedSame
        case (true, false): return .orderedAscending
        case (false, true): return .orderedDescending
        default: break
        }
        func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
            left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = text(left), let right = text(right) { return result(left, right) }
        if let left = date(left), let right = date(right) { return result(left, right) }
        if let left = left as? UUID, let right = right as? UUID { return result(left.uuidString, right.uuidString) }
        guard let left = number(left), let right = number(right) else { return .orderedSame }
        return result(left, right)
    }

    /// Returns the regular expression for a text with `*` and `?`.
    package static func wildcards(_ text: String) -> String {
        text.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    /// Returns whether a regular expression matches all of a text.
    package static func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

extension NSDate {
    fileprivate func swiftDate() -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}
