import Foundation
import UIKit

/// What a predicate asks and SQL can't say.
struct UntranslatablePredicate: Error {
    var reason: String
}

/// The condition and order of a request as SQL.
///
/// As in Core Data's own statements, the table of the request is `t0`; to-one relationships are joined, to-many ones are subqueries.
final class SQLQuery {
    /// A table in a statement, with those that are joined to it.
    final class Scope {
        let place: SQLSchema.Place
        let name: String
        var joins = ""
        var joined: [String: Scope] = [:]
        /// The scope whose statement has the joins.
        private weak var outer: Scope?

        init(_ place: SQLSchema.Place, _ name: String, in outer: Scope? = nil) {
            (self.place, self.name, self.outer) = (place, name, outer)
        }

        func add(_ join: String) { if let outer { outer.add(join) } else { joins += join } }
    }

    let schema: SQLSchema
    let scope: Scope
    let coding: SQLCoding
    private(set) var values: [SQLValue] = []
    private var tables = 1
    /// The scopes of the variables of subqueries.
    private var variables: [String: Scope] = [:]

    init(_ place: SQLSchema.Place, _ schema: SQLSchema, _ coding: SQLCoding) {
        (self.schema, self.coding) = (schema, coding)
        scope = Scope(place, "t0")
    }

    private func newScope(_ place: SQLSchema.Place, in outer: Scope? = nil) -> Scope {
        tables += 1
        return Scope(place, "t\(tables - 1)", in: outer)
    }

    // MARK: Conditions

    func condition(_ condition: PredicateCondition, _ scope: Scope? = nil) throws(UntranslatablePredicate) -> String {
        let scope = scope ?? self.scope
        switch condition {
        case .constant(let value): return value ? "1" : "0"
        case .not(let inner): return "NOT (COALESCE(\(try self.condition(inner, scope)), 0))"
        case .all(let parts): return try joined(parts, "AND", "1", scope)
        case .any(let parts): return try joined(parts, "OR", "0", scope)
        case .comparison(let comparison): return try self.comparison(comparison, scope)
        case .block: throw UntranslatablePredicate(reason: "Problem with subpredicate BLOCKPREDICATE")
        }
    }

    private func joined(
        _ parts: [PredicateCondition], _ word: String, _ empty: String, _ scope: Scope
    ) throws(UntranslatablePredicate) -> String {
        var texts: [String] = []
        for part in parts { texts.append(try condition(part, scope)) }
        return texts.isEmpty ? empty : "(\(texts.joined(separator: " \(word) ")))"
    }

    /// A value in a statement.
    private enum Operand {
        case column(String, NSAttributeDescription?)
        /// The primary key of an object.
        case key(String)
        case constant(Any?)
        /// The elements of a to-many relationship, and the keys that follow it.
        case list(scope: Scope, place: Int, rest: [String])
        case computed(String)
    }

    private func comparison(
        _ comparison: PredicateComparison, _ scope: Scope
    ) throws(UntranslatablePredicate) -> String {
        let left = try operand(comparison.left, scope)
        let right = try operand(comparison.right, scope)
        if case .list(let owner, let place, let rest) = left {
            return try exists(owner, place, rest, comparison, right)
        }
        if case .list(let owner, let place, let rest) = right, comparison.sign == .isIn {
            // `%@ IN items`
            var turned = comparison
            turned.sign = .equal
            turned.quantifier = .any
            return try exists(owner, place, rest, turned, left)
        }
        guard comparison.quantifier == nil else {
            throw UntranslatablePredicate(reason: "to-many key not allowed here")
        }
        return try compare(left, comparison.sign, right, comparison.options)
    }

    /// Returns whether some, all or none of related objects fit.
    private func exists(
        _ owner: Scope, _ place: Int, _ rest: [String], _ comparison: PredicateComparison, _ right: Operand
    ) throws(UntranslatablePredicate) -> String {
        let inner = try related(owner, place)
        var sign = comparison.sign
        // A list that contains an object
        if comparison.quantifier == nil, sign == .contains { sign = .equal }
        let element = try operand(path: rest, inner.scope)
        if case .list = element { throw UntranslatablePredicate(reason: "to-many key not allowed here") }
        var condition = try compare(element, sign, right, comparison.options)
        if comparison.quantifier == .all { condition = "NOT (COALESCE(\(condition), 0))" }
        let negation = comparison.quantifier == .all || comparison.quantifier == PredicateComparison.Quantifier.none
        let statement = "SELECT 1 FROM \(inner.from)\(inner.scope.joins) WHERE \(inner.link) AND \(condition)"
        return "\(negation ? "NOT " : "")EXISTS (\(statement))"
    }

    /// Returns the table of related objects, and the condition that relates them to an object.
    private func related(
        _ owner: Scope, _ place: Int
    ) throws(UntranslatablePredicate) -> (scope: Scope, from: String, link: String) {
        guard let list = owner.place.lists[place],
            let destination = owner.place.entity.layout.kinds[place].relationship?.destinationEntity.flatMap(
                schema.place)
        else { throw UntranslatablePredicate(reason: "the relationship is transient") }
        let inner = newScope(destination)
        switch list {
        case .inverse(let table, let column, _):
            return (inner, "\(table) \(inner.name)", "\(inner.name).\(column) = \(owner.name).Z_PK")
        case .pairs(let table, let own, let other, _):
            let pairs = newScope(destination).name
            let from =
                "\(table) \(pairs) JOIN \(destination.table) \(inner.name) ON \(inner.name).Z_PK = \(pairs).\(other)"
            return (inner, from, "\(pairs).\(own) = \(owner.name).Z_PK")
        }
    }

    // MARK: Operands

    private func operand(_ expression: PredicateOperand, _ scope: Scope) throws(UntranslatablePredicate) -> Operand {
        switch expression {
        case .subject: return .key("\(scope.name).Z_PK")
        case .constant(let value): return .constant(value)
        case .variable(let name):
            guard let scope = variables[name] else {
                throw UntranslatablePredicate(reason: "can't use \"$\(name)\" here")
            }
            return .key("\(scope.name).Z_PK")
        case .list(let items):
            var list: [Any] = []
            for item in items {
                guard case .constant(let value) = item, let value else {
                    throw UntranslatablePredicate(reason: "a list has other values than constants")
                }
                list.append(value)
            }
            return .constant(list)
        case .path(.subject, let keys): return try operand(path: keys, scope)
        case .path(.variable(let name), let keys):
            guard let scope = variables[name] else {
                throw UntranslatablePredicate(reason: "can't use \"$\(name)\" here")
            }
            return try operand(path: keys, scope)
        case .path(.subquery(let list, let variable, let condition), ["@count"]):
            return try count(list, variable, condition, scope)
        case .path: throw UntranslatablePredicate(reason: "unsupported key path")
        case .function(let name, let arguments): return try function(name, arguments, scope)
        case .subquery: throw UntranslatablePredicate(reason: "unsupported use of a subquery")
        }
    }

    func operandText(_ keyPath: String) throws(UntranslatablePredicate) -> String {
        let keys = keyPath.split(separator: ".").map(String.init)
        return text(try operand(path: keys, scope))
    }

    func expressionText(_ expression: PredicateOperand) throws(UntranslatablePredicate) -> String {
        text(try operand(expression, scope))
    }

    private func operand(path keys: [String], _ start: Scope) throws(UntranslatablePredicate) -> Operand {
        var scope = start
        for (position, key) in keys.enumerated() {
            let rest = Array(keys[(position + 1)...])
            if key == "objectID", rest.isEmpty { return .key("\(scope.name).Z_PK") }
            let entity = scope.place.entity
            guard let place = entity.layout.places[key] else {
                throw missing(keys, start)
            }
            switch entity.layout.kinds[place] {
            case .attribute(let attribute):
                guard let column = scope.place.columns[place], rest.isEmpty else {
                    throw missing(keys, start)
                }
                return .column("\(scope.name).\(column.name)", attribute)
            case .one(let relationship):
                guard let column = scope.place.columns[place] else {
                    throw UntranslatablePredicate(reason: "the relationship \(key) is transient")
                }
                if rest.isEmpty { return .key("\(scope.name).\(column.name)") }
                scope = try join(scope, key, column.name, relationship)
            case .many:
                if rest.first == "@count" || rest.count == 2 && rest[0].hasPrefix("@") {
                    return try aggregate(scope, place, rest)
                }
                return .list(scope: scope, place: place, rest: rest)
            }
        }
        return .key("\(scope.name).Z_PK")
    }

    private func missing(_ keys: [String], _ start: Scope) -> UntranslatablePredicate {
        let entity = "<NSSQLEntity \(start.place.entity.name ?? "") id=\(start.place.number)>"
        return UntranslatablePredicate(reason: "keypath \(keys.joined(separator: ".")) not found in entity \(entity)")
    }

    private func join(
        _ scope: Scope, _ key: String, _ column: String, _ relationship: NSRelationshipDescription
    ) throws(UntranslatablePredicate) -> Scope {
        if let known = scope.joined[key] { return known }
        guard let destination = relationship.destinationEntity.flatMap(schema.place) else {
            throw UntranslatablePredicate(reason: "the relationship \(key) leads to no entity of the store")
        }
        let inner = newScope(destination, in: scope)
        scope.joined[key] = inner
        scope.add(" LEFT OUTER JOIN \(destination.table) \(inner.name) ON \(scope.name).\(column) = \(inner.name).Z_PK")
        return inner
    }

    private func aggregate(_ scope: Scope, _ place: Int, _ rest: [String]) throws(UntranslatablePredicate) -> Operand {
        let inner = try related(scope, place)
        let function = ["@count": "COUNT", "@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"][rest[0]]
        guard let function else { throw UntranslatablePredicate(reason: "unsupported function \(rest[0])") }
        let value = rest.count == 2 ? text(try operand(path: [rest[1]], inner.scope)) : "*"
        let statement = "SELECT \(function)(\(value)) FROM \(inner.from)\(inner.scope.joins) WHERE \(inner.link)"
        return .computed("(\(statement))")
    }

    private func count(
        _ list: PredicateOperand, _ variable: String, _ condition: PredicateCondition, _ scope: Scope
    ) throws(UntranslatablePredicate) -> Operand {
        guard case .list(let owner, let place, let rest) = try operand(list, scope), rest.isEmpty else {
            throw UntranslatablePredicate(reason: "a subquery is about a to-many relationship")
        }
        let inner = try related(owner, place)
        let before = variables
        variables[variable] = inner.scope
        let text = try self.condition(condition, inner.scope)
        variables = before
        return .computed("(SELECT COUNT(*) FROM \(inner.from)\(inner.scope.joins) WHERE \(inner.link) AND \(text))")
    }

    private static let arithmetic = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "modulus:by:": "%",
    ]
    private static let functions = [
        "sum:": "TOTAL", "count:": "COUNT", "min:": "MIN", "max:": "MAX", "average:": "AVG", "abs:": "ABS",
        "lowercase:": "LOWER", "uppercase:": "UPPER", "length:": "LENGTH",
    ]

    private func function(
        _ name: String, _ arguments: [PredicateOperand], _ scope: Scope
    ) throws(UntranslatablePredicate) -> Operand {
        if name == "now" { return .constant(Date()) }
        var operands: [Operand] = []
        for argument in arguments { operands.append(try operand(argument, scope)) }
        if name == "castObject:toType:", let first = operands.first {
            if case .constant(let value) = first, let number = PredicateValue.number(value) { return .constant(number) }
            return first
        }
        if let sign = Self.arithmetic[name], operands.count == 2 {
            return .computed("(\(text(operands[0])) \(sign) \(text(operands[1])))")
        }
        if let function = Self.functions[name], operands.count == 1 {
            return .computed("\(function)(\(text(operands[0])))")
        }
        throw UntranslatablePredicate(reason: "Unsupported function expression \(name)")
    }

    /// Returns the text of an operand; constants become question marks.
    private func text(_ operand: Operand) -> String {
        switch operand {
        case .column(let name, _), .key(let name), .computed(let name): return name
        case .list: return "NULL"
        case .constant(let value):
            values.append(plain(value))
            return "?"
        }
    }

    private func plain(_ value: Any?) -> SQLValue {
        if let object = value as? NSManagedObject { return .integer(object.objectID.key ?? -1) }
        if let id = value as? NSManagedObjectID { return .integer(id.key ?? -1) }
        if let date = PredicateValue.date(value) { return .real(date.timeIntervalSinceReferenceDate) }
        if let text = PredicateValue.text(value) { return .text(text) }
        if let identifier = value as? UUID { return .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) }) }
        if let data = value as? Data { return .blob(data) }
        if let url = value as? URL { return .text(url.absoluteString) }
        guard let number = PredicateValue.number(value) else { return .null }
        return number == number.rounded() && abs(number) < 9e15 ? .integer(Int64(number)) : .real(number)
    }

    // MARK: Comparing

    private func compare(
        _ left: Operand, _ sign: PredicateComparison.Operator, _ right: Operand,
        _ options: PredicateComparison.Options
    ) throws(UntranslatablePredicate) -> String {
        switch sign {
        case .isIn: return try membership(left, right)
        case .isBetween:
            guard case .constant(let value) = right, let bounds = PredicateValue.elements(of: value), bounds.count == 2
            else { throw UntranslatablePredicate(reason: "BETWEEN needs two values") }
            let first = text(left)
            values += [plain(bounds[0]), plain(bounds[1])]
            return "\(first) BETWEEN ? AND ?"
        case .equal, .unequal:
            if case .constant(let value) = right, PredicateValue.isNil(value) {
                return "\(text(left)) IS \(sign == .equal ? "" : "NOT ")NULL"
            }
            if case .constant(let value) = left, PredicateValue.isNil(value) {
                return "\(text(right)) IS \(sign == .equal ? "" : "NOT ")NULL"
            }
            let first = text(left)
            let isText = options.ignoresCase || options.ignoresDiacritics
            let equal = isText ? search(first, right, .equal, options) : "\(first) = \(text(right))"
            // What is nil differs from each value.
            return sign == .equal ? equal : "NOT (COALESCE(\(equal), 0))"
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return "\(text(left)) \(sign.rawValue) \(text(right))"
        case .contains: return search(text(left), right, .contains, options)
        case .begins: return search(text(left), right, .begins, options)
        case .ends: return search(text(left), right, .ends, options)
        case .like: return search(text(left), right, .like, options)
        case .matches: return search(text(left), right, .matches, options)
        }
    }

    private func search(
        _ first: String, _ right: Operand, _ function: SQLConnection.Function, _ options: PredicateComparison.Options
    ) -> String {
        let flags = function.rawValue + (options.ignoresCase ? 1 : 0) + (options.ignoresDiacritics ? 2 : 0)
        return "NSCoreDataStringSearch(\(first), \(text(right)), \(flags))"
    }

    private func membership(_ left: Operand, _ right: Operand) throws(UntranslatablePredicate) -> String {
        guard case .constant(let value) = right else {
            // A text in another
            return search(text(right), left, .contains, .init())
        }
        guard let elements = PredicateValue.elements(of: value) else {
            return "INSTR(\(text(right)), \(text(left))) > 0"
        }
        let first = text(left)
        // SQLite takes 32,766 values.
        guard elements.count < 30_000 else { throw UntranslatablePredicate(reason: "the list has too many values") }
        values += elements.map(plain)
        return "\(first) IN (\(elements.map { _ in "?" }.joined(separator: ",")))"
    }

    // MARK: Order

    func order(_ descriptors: [NSSortDescriptor]) throws(UntranslatablePredicate) -> String {
        var terms: [String] = []
        for descriptor in descriptors {
            guard descriptor.isPlain, let key = descriptor.key else {
                throw UntranslatablePredicate(
                    reason: "unsupported NSSortDescriptor (comparator blocks are not supported)")
            }
            var term = try operandText(key)
            if let selector = descriptor.selector, "\(selector)" != "compare:" {
                guard let collation = SQLConnection.orders.first(where: { $0.value == "\(selector)" })?.key else {
                    throw UntranslatablePredicate(reason: "unsupported NSSortDescriptor selector: \(selector)")
                }
                term += " COLLATE \(collation)"
            }
            terms.append("\(term)\(descriptor.ascending ? "" : " DESC")")
        }
        return terms.joined(separator: ", ")
    }
}
