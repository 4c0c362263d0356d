import StoryboardModel
import XMLTree

/// What a constraint says about a pair of attributes, written the same way round whichever way the constraint has it.
struct Demand {
    struct Side: Hashable {
        var item: String
        var attribute: String
    }

    /// What is constrained: the difference of two sides, or one side alone.
    struct Subject: Hashable {
        var first: Side
        var second: Side?
        var multiplier: Double
    }

    let constraint: Constraint
    let subject: Subject
    let relation: Constraint.Relation
    let constant: Double
    let priority: Double

    init(_ constraint: Constraint) {
        self.constraint = constraint
        priority = constraint.priority
        let first = Side(item: constraint.firstItemID, attribute: constraint.firstAttribute)
        let multiplier = constraint.multiplier
        guard let item = constraint.secondItemID, let attribute = constraint.secondAttribute else {
            (subject, relation, constant) = (
                Subject(first: first, second: nil, multiplier: 1), constraint.relation, constraint.constant
            )
            return
        }
        let second = Side(item: item, attribute: attribute)
        let isTurned = (second.item, second.attribute) < (first.item, first.attribute) && multiplier > 0
        if isTurned {
            // first = m · second + c says the same as second = first / m - c / m.
            subject = Subject(first: second, second: first, multiplier: Self.rounded(1 / multiplier))
            relation = constraint.relation.turned
            constant = -constraint.constant / multiplier
        } else {
            subject = Subject(first: first, second: second, multiplier: Self.rounded(multiplier))
            relation = constraint.relation
            constant = constraint.constant
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100_000).rounded() / 100_000 }

    func isSame(as other: Demand) -> Bool {
        relation == other.relation && priority == other.priority && constraint.isSymbolic == other.constraint.isSymbolic
            && abs(constant - other.constant) < 0.001
    }

    /// Whether no value satisfies both. Constants that the system chooses contradict nothing.
    func contradicts(_ other: Demand) -> Bool {
        guard priority >= 1000, other.priority >= 1000, !constraint.isSymbolic, !other.constraint.isSymbolic else {
            return false
        }
        return isBelow(other) || other.isBelow(self)
    }

    /// Whether the most that this one allows is less than the least that the other demands.
    private func isBelow(_ other: Demand) -> Bool {
        relation != .greaterThanOrEqual && other.relation != .lessThanOrEqual && constant < other.constant - 0.01
    }

    /// "at least 50", as the constraint itself has it.
    var words: String {
        let number =
            constraint.constant == constraint.constant.rounded()
            ? "\(Int(constraint.constant))" : "\(constraint.constant)"
        return switch constraint.relation {
        case .lessThanOrEqual: "at most \(number)"
        case .equal: number
        case .greaterThanOrEqual: "at least \(number)"
        }
    }
}

extension Constraint.Relation {
    fileprivate var turned: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
