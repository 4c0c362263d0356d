public import Foundation

/// A value in a predicate, or one that a fetch computes. Foundation for Linux has none.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate
        case anyKey
        case block = 19
        case conditional
    }

    /// The expression never changes after it is made.
    package let expression: PredicateOperand

    package init(expression: PredicateOperand) {
        self.expression = expression
        super.init()
    }

    public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: arguments)
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        guard let expression = PredicateParser.expression(expressionFormat, arguments) else {
            fatalError("Unable to parse the format string \"\(expressionFormat)\"")
        }
        self.init(expression: expression)
    }

    public convenience init(forConstantValue value: Any?) { self.init(expression: .constant(value)) }
    public convenience init(forVariable name: String) { self.init(expression: .variable(name)) }
    public convenience init(forKeyPath keyPath: String) { self.init(expression: .keyPath(keyPath)) }

    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>, key: String = "") {
        self.init(expression: .keyPath(key))
    }

    public convenience init(forFunction name: String, arguments: [Any]) {
        self.init(expression: .function(name, arguments.compactMap { ($0 as? NSExpression)?.expression }))
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(expression: .list(subexpressions.compactMap { ($0 as? NSExpression)?.expression }))
    }

    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
    ) {
        let condition = (predicate as? NSPredicate)?.condition ?? .constant(true)
        self.init(expression: .subquery(expression.expression, variable: variable, condition))
    }

    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(expression: .subject) }

    open var expressionType: ExpressionType {
        switch expression {
        case .subject: .evaluatedObject
        case .path: .keyPath
        case .constant: .constantValue
        case .list: .aggregate
        case .variable: .variable
        case .function: .function
        case .subquery: .subquery
        }
    }

    open var keyPath: String {
        if case .path(.subject, let keys) = expression { keys.joined(separator: ".") } else { "" }
    }

    open var constantValue: Any? { if case .constant(let value) = expression { value } else { nil } }
    open var variable: String { if case .variable(let name) = expression { name } else { "" } }
    open var function: String { if case .function(let name, _) = expression { name } else { "" } }

    open var arguments: [NSExpression]? {
        if case .function(_, let values) = expression { values.map(NSExpression.init(expression:)) } else { nil }
    }

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        expression.value(of: object)
    }

    open override var description: String { expression.text }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
