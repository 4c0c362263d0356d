/// What a predicate asks: the tree that its text, its parts or its block make.
package indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)
    case block((Any?, [String: Any]?) -> Bool)
}

/// A comparison of two values.
package struct PredicateComparison {
    package enum Quantifier: String { case any = "ANY", all = "ALL", none = "NONE" }

    package enum Operator: String, CaseIterable {
        case equal = "==", unequal = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", less = "<", greater = ">"
        case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", isBetween = "BETWEEN"
    }

    package struct Options: Hashable {
        package var ignoresCase = false
        package var ignoresDiacritics = false
        package var isLocalized = false

        package init(ignoresCase: Bool = false, ignoresDiacritics: Bool = false, isLocalized: Bool = false) {
            (self.ignoresCase, self.ignoresDiacritics) = (ignoresCase, ignoresDiacritics)
            self.isLocalized = isLocalized
        }
    }

    package var left: PredicateOperand
    package var sign: Operator
    package var right: PredicateOperand
    package var options = Options()
    /// Which elements of the list on the left must fit, if it is compared element by element.
    package var quantifier: Quantifier?

    package init(
        _ left: PredicateOperand, _ sign: Operator, _ right: PredicateOperand, options: Options = Options(),
        quantifier: Quantifier? = nil
    ) {
        (self.left, self.sign, self.right) = (left, sign, right)
        (self.options, self.quantifier) = (options, quantifier)
    }
}

/// A value in a predicate.
package indirect enum PredicateOperand {
    /// The object that the predicate is evaluated with.
    case subject
    /// What keys lead to from a value.
    case path(PredicateOperand, [String])
    case constant(Any?)
    case list([PredicateOperand])
    case variable(String)
    /// A function of `NSExpression`: `add:to:`, `lowercase:`.
    case function(String, [PredicateOperand])
    /// The elements of a list for which a condition holds.
    case subquery(PredicateOperand, variable: String, PredicateCondition)

    /// Returns the value of a key path such as `owner.name`.
    package static func keyPath(_ text: String) -> PredicateOperand {
        let keys = text.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
        return keys.isEmpty ? .subject : .path(.subject, keys)
    }

    /// Returns what more keys lead to.
    func appending(_ keys: [String]) -> PredicateOperand {
        if case .path(let start, let first) = self { .path(start, first + keys) } else { .path(self, keys) }
    }
}

/// What predicates ask for values in its own way.
package protocol PredicateSubject {
    func predicateValue(forKey key: String) -> Any?
}

extension PredicateCondition {
    /// Returns the condition with values in place of variables.
    package func substituting(_ values: [String: Any]) -> PredicateCondition {
        switch self {
        case .constant, .block: self
        case .not(let inner): .not(inner.substituting(values))
        case .all(let parts): .all(parts.map { $0.substituting(values) })
        case .any(let parts): .any(parts.map { $0.substituting(values) })
        case .comparison(let comparison):
            .comparison(
                PredicateComparison(
                    comparison.left.substituting(values), comparison.sign, comparison.right.substituting(values),
                    options: comparison.options, quantifier: comparison.quantifier))
        }
    }
}

extension PredicateOperand {
    func substituting(_ values: [String: Any]) -> PredicateOperand {
        switch self {
        case .subject, .constant: self
        case .variable(let name): values[name].map { .constant($0) } ?? self
        case .path(let base, let keys): .path(base.substituting(values), keys)
        case .list(let items): .list(items.map { $0.substituting(values) })
        case .function(let name, let arguments): .function(name, arguments.map { $0.substituting(values) })
        case .subquery(let list, let variable, let condition):
            .subquery(
                list.substituting(values), variable: variable,
                condition.substituting(values.filter { $0.key != variable }))
        }
    }
}
