/// A constraint `expression relation constant` with a priority.
public struct LinearConstraint: Sendable {
    public enum Relation: Sendable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    /// The priority of required constraints, which can be in conflict.
    public static let required: Double = 1000

    public var expression: LinearExpression
    public var relation: Relation
    public var constant: Double
    /// The priority, from 1 to 1000. A constraint takes precedence over any number of constraints with lower
    /// priorities.
    public var priority: Double
    /// A Boolean value that indicates whether the limit of an inequality attracts what constraints leave open, as that of
    /// `width <= 23` does: among equal solutions, the expression is as close to its limit as possible.
    public var attracts: Bool
    /// A name for descriptions.
    public var name: String

    public init(
        _ expression: LinearExpression, _ relation: Relation, _ constant: Double = 0,
        priority: Double = LinearConstraint.required, attracts: Bool = false, name: String = ""
    ) {
        self.expression = expression
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.attracts = attracts
        self.name = name
    }
}
