import StoryboardModel
import XMLTree

/// A constraint's relation between a pair of attributes, in a normalized order.
struct Demand {
    struct Side: Hashable {
        var item: String
        var attribute: String
    }

    /// The constrained quantity: the difference of two attributes, or one attribute.
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
            // first = m · second + c is equivalent to second = first / m - c / m.
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

    /// The relation and constant. A second constraint with the same claim is redundant.
    struct Claim: Hashable {
        var relation: Constraint.Relation
        var constant: Double
        var priority: Double
        var isSymbolic: Bool
    }

    var claim: Claim {
        Claim(
            relation: relation, constant: Self.rounded(constant), priority: priority,
            isSymbolic: constraint.isSymbolic)
    }

    /// Whether the constraint is required. System spacing isn't known here.
    private var isRigid: Bool { priority >= 1000 && !constraint.isSymbolic }

    private var setsLeast: Bool { relation != .lessThanOrEqual }

    private var setsMost: Bool { relation != .greaterThanOrEqual }

    /// The range that required constraints leave for a subject.
    struct Room {
        private var least: Demand?
        private var most: Demand?

        /// Returns the demand that contradicts this one.
        func contradiction(with demand: Demand) -> Demand? {
            guard demand.isRigid else { return nil }
            if let least, demand.setsMost, demand.constant < least.constant - 0.01 { return least }
            if let most, demand.setsLeast, demand.constant > most.constant + 0.01 { return most }
            return nil
        }

        mutating func narrow(by demand: Demand) {
            guard demand.isRigid else { return }
            if demand.setsLeast, least.map({ demand.constant > $0.constant }) ?? true { least = demand }
            if demand.setsMost, most.map({ demand.constant < $0.constant }) ?? true { most = demand }
        }
    }

    /// The relation and constant as the constraint has them: "at least 50".
    var words: String {
        let number = Int(exactly: constraint.constant).map { "\($0)" } ?? "\(constraint.constant)"
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
