/// A linear combination of variables and a constant.
public struct LinearExpression: Sendable {
    public struct Term: Sendable {
        public var variable: Variable
        public var coefficient: Double

        public init(_ variable: Variable, coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms. The coefficients of a variable that occurs more than once are added.
    public var terms: [Term]
    public var constant: Double

    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init(terms: [Term(variable)])
    }

    /// Adds a multiple of a variable.
    public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
        terms.append(Term(variable, coefficient: coefficient))
    }

    public static func + (left: Self, right: Self) -> Self {
        Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func + (left: Self, right: Double) -> Self {
        Self(terms: left.terms, constant: left.constant + right)
    }

    public static func - (left: Self, right: Self) -> Self {
        left + right * -1
    }

    public static func - (left: Self, right: Double) -> Self {
        left + -right
    }

    public static func * (left: Self, right: Double) -> Self {
        Self(
            terms: left.terms.map { Term($0.variable, coefficient: $0.coefficient * right) },
            constant: left.constant * right)
    }
}

extension Variable {
    public static func - (left: Variable, right: Variable) -> LinearExpression { LinearExpression(left) - right }
    public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
        LinearExpression(left) - right
    }
    public static func * (left: Variable, right: Double) -> LinearExpression {
        LinearExpression(terms: [LinearExpression.Term(left, coefficient: right)])
    }
}

extension LinearExpression {
    public static func - (left: LinearExpression, right: Variable) -> LinearExpression {
        var sum = left
        sum.add(right, times: -1)
        return sum
    }
}
