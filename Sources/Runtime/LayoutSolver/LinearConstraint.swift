/// `expression relation constant`, wished with a priority.
public struct LinearConstraint: Sendable {
    public enum Relation: Sendable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    /// The priority that makes a constraint part of a conflict when it cannot hold.
    public static let required: Double = 1000

    public var expression: LinearExpression
    public var relation: Relation
    public var constant: Double
    /// 1 to 1000. A constraint never gives way to constraints of lower priority, however many.
    public var priority: Double
    /// What the caller calls it; the solver only hands it back.
    public var name: String

    public init(
        _ expression: LinearExpression, _ relation: Relation, _ constant: Double = 0,
        priority: Double = LinearConstraint.required, name: String = ""
    ) {
        self.expression = expression
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.name = name
    }
}
