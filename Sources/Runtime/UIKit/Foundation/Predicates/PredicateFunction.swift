import Foundation

/// The functions that predicates and `NSExpression` know.
enum PredicateFunction {
    /// The functions that the text of a predicate calls by a plain name, as `NSExpression` names them.
    static let plainNames = [
        "sum": "sum:", "count": "count:", "min": "min:", "max": "max:", "average": "average:", "now": "now",
        "abs": "abs:", "sqrt": "sqrt:", "floor": "floor:", "ceiling": "ceiling:", "trunc": "trunc:",
        "lowercase": "lowercase:", "uppercase": "uppercase:", "length": "length:", "canonical": "canonical:",
        "random": "random", "first": "first:", "last": "last:",
    ]

    static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        switch name {
        case "now": return Date()
        case "random": return Double.random(in: 0..<1)
        case "lowercase:": return PredicateValue.text(first)?.lowercased()
        case "uppercase:": return PredicateValue.text(first)?.uppercased()
        case "canonical:":
            return PredicateValue.text(first).map {
                PredicateValue.folded($0, .init(ignoresCase: true, ignoresDiacritics: true))
            }
        case "length:": return PredicateValue.text(first)?.utf16.count
        case "objectFrom:withIndex:":
            let list = PredicateValue.elements(of: first) ?? []
            guard let index = PredicateValue.number(arguments.last ?? nil).map({ Int($0) }), list.indices ~= index
            else { return nil }
            return list[index]
        case "first:": return PredicateValue.elements(of: first)?.first
        case "last:": return PredicateValue.elements(of: first)?.last
        case "castObject:toType:": return cast(first, to: PredicateValue.text(arguments.last ?? nil) ?? "")
        case "sum:", "count:", "min:", "max:", "average:":
            // Several arguments are a list as well: `max(a, b)`.
            let list = arguments.count > 1 ? arguments.compactMap(\.self) : PredicateValue.elements(of: first) ?? []
            let key = name == "average:" ? "@avg" : "@\(name.dropLast())"
            return aggregate(key, list, [])
        default: return arithmetic(name, arguments.map(PredicateValue.number))
        }
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        switch type {
        case "NSDate": PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
        case "NSNumber":
            PredicateValue.date(value)?.timeIntervalSinceReferenceDate ?? PredicateValue.text(value).flatMap(
                Double.init)
                ?? PredicateValue.number(value)
        case "NSString": PredicateValue.text(value) ?? value.map { "\($0)" }
        default: value
        }
    }

    private static func arithmetic(_ name: String, _ numbers: [Double?]) -> Any? {
        guard let first = numbers.first ?? nil else { return nil }
        switch name {
        case "abs:": return abs(first)
        case "sqrt:": return first.squareRoot()
        case "floor:": return first.rounded(.down)
        case "ceiling:": return first.rounded(.up)
        case "trunc:": return first.rounded(.towardZero)
        default: break
        }
        guard numbers.count == 2, let second = numbers[1] else { return nil }
        switch name {
        case "add:to:": return first + second
        case "from:subtract:": return first - second
        case "multiply:by:": return first * second
        case "divide:by:": return first / second
        case "modulus:by:": return first.truncatingRemainder(dividingBy: second)
        case "raise:toPower:": return pow(first, second)
        default: return bits(name, first, second)
        }
    }

    private static func bits(_ name: String, _ first: Double, _ second: Double) -> Any? {
        guard let first = Int(exactly: first), let second = Int(exactly: second) else { return nil }
        switch name {
        case "bitwiseAnd:with:": return first & second
        case "bitwiseOr:with:": return first | second
        case "bitwiseXor:with:": return first ^ second
        case "leftshift:by:": return first << second
        case "rightshift:by:": return first >> second
        default: return nil
        }
    }

    /// Returns what an operator of key paths makes of a list: `@count`, `@sum.price`.
    static func aggregate(_ name: String, _ list: [Any], _ rest: ArraySlice<String>) -> Any? {
        if name == "@count" { return list.count }
        let values = rest.isEmpty ? list : list.compactMap { PredicateValue.follow(rest, from: $0) }
        let numbers = values.compactMap(PredicateValue.number)
        switch name {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
        case "@max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            var known: Set<AnyHashable> = []
            return values.filter { ($0 as? AnyHashable).map { known.insert($0).inserted } ?? true }
        default: return nil
        }
    }
}
