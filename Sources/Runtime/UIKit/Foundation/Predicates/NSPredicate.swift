public import Foundation

/// A condition for objects, from a text, parts or a block. Foundation's for Linux reads no texts.
///
/// The keys of a text are those of the tables of objects' classes.
open class NSPredicate: NSObject, NSCopying, @unchecked Sendable {
    /// What the predicate asks. It never changes after the predicate is made.
    package let condition: PredicateCondition

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(value: true) }

    public convenience init(value: Bool) { self.init(condition: .constant(value)) }

    public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) { self.init(condition: .block(block)) }

    package init(condition: PredicateCondition) {
        self.condition = condition
        super.init()
    }

    open var predicateFormat: String { condition.text }
    open override var description: String { predicateFormat }

    open func evaluate(with object: Any?) -> Bool { condition.isTrue(of: object) }

    open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        condition.isTrue(of: object, bindings ?? [:])
    }

    /// Returns the predicate with values in place of its variables, which are written as `$NAME`.
    open func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        Self.predicate(of: condition.substituting(variables))
    }

    /// Returns a predicate of the class that a condition asks for.
    static func predicate(of condition: PredicateCondition) -> NSPredicate {
        switch condition {
        case .not(let part): NSCompoundPredicate(type: .not, subpredicates: [predicate(of: part)])
        case .all(let parts): NSCompoundPredicate(type: .and, subpredicates: parts.map(predicate))
        case .any(let parts): NSCompoundPredicate(type: .or, subpredicates: parts.map(predicate))
        case .comparison(let comparison): NSComparisonPredicate(comparison)
        case .constant, .block: NSPredicate(condition: condition)
        }
    }

    public func allowEvaluation() {}

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        if self === other { return true }
        return predicateFormat == other.predicateFormat && !predicateFormat.contains("BLOCKPREDICATE")
    }

    open override var hash: Int { predicateFormat.hashValue }
}

/// What texts make. Objective-C's initializer returns an object of a subclass, which only that of a protocol can do in Swift.
public protocol PredicateFromText {}

extension NSPredicate: PredicateFromText {}

extension PredicateFromText {
    /// Creates a predicate from a text such as `label CONTAINS[c] %@ AND enabled == true`.
    public init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let condition = PredicateParser.condition(predicateFormat, arguments ?? []),
            let made = NSPredicate.predicate(of: condition) as? Self
        else { fatalError("Unable to parse the format string \"\(predicateFormat)\"") }
        self = made
    }
}

/// Predicates joined by AND, OR or NOT.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
    public enum LogicalType: UInt, Sendable { case not, and, or }

    public let compoundPredicateType: LogicalType
    public let subpredicates: [Any]

    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        let parts = subpredicates.map(\.condition)
        switch type {
        case .not: super.init(condition: .not(parts.first ?? .constant(true)))
        case .and: super.init(condition: .all(parts))
        case .or: super.init(condition: .any(parts))
        }
    }

    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }
}

/// A comparison of two expressions.
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
    public enum Modifier: UInt, Sendable { case direct, all, any }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    public init(
        leftExpression left: NSExpression, rightExpression right: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression) = (left, right)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        let comparison = PredicateComparison(
            left.expression, Self.sign(of: type), right.expression,
            options: PredicateComparison.Options(
                ignoresCase: options.contains(.caseInsensitive),
                ignoresDiacritics: options.contains(.diacriticInsensitive)),
            quantifier: modifier == .any ? .any : modifier == .all ? .all : nil)
        super.init(condition: .comparison(comparison))
    }

    /// Creates the predicate of a comparison.
    package init(_ comparison: PredicateComparison) {
        leftExpression = NSExpression(expression: comparison.left)
        rightExpression = NSExpression(expression: comparison.right)
        // Of none of them holds what doesn't hold of any.
        comparisonPredicateModifier =
            switch comparison.quantifier {
            case .any, .none?: .any
            case .all: .all
            case nil: .direct
            }
        predicateOperatorType = Self.type(of: comparison.sign)
        var options = Options()
        if comparison.options.ignoresCase { options.insert(.caseInsensitive) }
        if comparison.options.ignoresDiacritics { options.insert(.diacriticInsensitive) }
        self.options = options
        super.init(condition: .comparison(comparison))
    }

    private static func type(of sign: PredicateComparison.Operator) -> Operator {
        switch sign {
        case .less: .lessThan
        case .lessOrEqual: .lessThanOrEqualTo
        case .greater: .greaterThan
        case .greaterOrEqual: .greaterThanOrEqualTo
        case .equal: .equalTo
        case .unequal: .notEqualTo
        case .matches: .matches
        case .like: .like
        case .begins: .beginsWith
        case .ends: .endsWith
        case .isIn: .in
        case .contains: .contains
        case .isBetween: .between
        }
    }

    private static func sign(of type: Operator) -> PredicateComparison.Operator {
        switch type {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo, .customSelector: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .begins
        case .endsWith: .ends
        case .in: .isIn
        case .contains: .contains
        case .between: .isBetween
        }
    }
}

extension NSArray {
    /// Returns the elements for which a predicate holds.
    public func filtered(using predicate: NSPredicate) -> [Any] {
        (0..<count).map { object(at: $0) }.filter(predicate.evaluate)
    }
}

extension NSMutableArray {
    /// Removes the elements for which a predicate doesn't hold.
    public func filter(using predicate: NSPredicate) {
        for place in (0..<count).reversed() where !predicate.evaluate(with: object(at: place)) {
            removeObject(at: place)
        }
    }
}

extension NSSet {
    /// Returns the elements for which a predicate holds.
    public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
        Set(allObjects.filter(predicate.evaluate).compactMap { $0 as? AnyHashable })
    }
}

extension NSOrderedSet {
    /// Returns the elements for which a predicate holds.
    public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
        NSOrderedSet(array: (0..<count).map { object(at: $0) }.filter(predicate.evaluate))
    }
}
