import Foundation
import UIKit

/// A value or a condition of an object's properties, of which conditions are made: `$0.age > 3 && $0.name == "Rex"`.
@dynamicMemberLookup
public struct Query<T> {
    let operand: PredicateOperand
    /// The condition that was made of values, if it isn't a property itself.
    private let made: PredicateCondition?
    /// Whether the value is one of each element of a collection.
    private let isOfElements: Bool

    init(_ operand: PredicateOperand = .subject, _ made: PredicateCondition? = nil, isOfElements: Bool = false) {
        (self.operand, self.made, self.isOfElements) = (operand, made, isOfElements)
    }

    var condition: PredicateCondition {
        made ?? .comparison(PredicateComparison(operand, .equal, .constant(true)))
    }

    var predicate: NSPredicate { NSPredicate(condition: condition) }

    fileprivate func member<V>(_ key: String, isOfElements: Bool = false) -> Query<V> {
        let keys = key.split(separator: ".").map(String.init)
        let path: PredicateOperand =
            if case .path(let base, let first) = operand { .path(base, first + keys) } else { .path(operand, keys) }
        return Query<V>(path, isOfElements: isOfElements || self.isOfElements)
    }

    fileprivate func compared(
        _ sign: PredicateComparison.Operator, _ value: PredicateOperand, _ options: StringOptions = []
    ) -> Query<Bool> {
        let options = PredicateComparison.Options(
            ignoresCase: options.contains(.caseInsensitive), ignoresDiacritics: options.contains(.diacriticInsensitive))
        let comparison = PredicateComparison(
            operand, sign, value, options: options, quantifier: isOfElements ? .any : nil)
        return Query<Bool>(operand, .comparison(comparison))
    }

    // MARK: Properties

    public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
        self.member(KeyNames.text(member))
    }

    public subscript<Wrapped: ObjectBase, V>(dynamicMember member: KeyPath<Wrapped, V>) -> Query<V> where T == Wrapped?
    {
        self.member(KeyNames.text(member))
    }

    /// The properties of a collection's objects: a condition holds if it holds for one of them.
    public subscript<V>(dynamicMember member: KeyPath<T.Element, V>) -> Query<V>
    where T: RealmCollection, T.Element: ObjectBase {
        self.member(KeyNames.text(member), isOfElements: true)
    }

    /// Whether a condition doesn't hold.
    public static prefix func ! (query: Query) -> Query<Bool> where T == Bool {
        Query<Bool>(.subject, .not(query.condition))
    }

    public static func && (left: Query, right: Query) -> Query<Bool> where T == Bool {
        Query<Bool>(.subject, .all([left.condition, right.condition]))
    }

    public static func || (left: Query, right: Query) -> Query<Bool> where T == Bool {
        Query<Bool>(.subject, .any([left.condition, right.condition]))
    }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let caseInsensitive = StringOptions(rawValue: 1)
    public static let diacriticInsensitive = StringOptions(rawValue: 2)
}

extension PredicateOperand {
    /// Returns the operand of a value in the source.
    fileprivate init<V: _RealmStorable>(realm value: V) {
        if let object = StoredValue.unwrapped(value) as? ObjectBase {
            self = .constant(object)
        } else {
            self = .constant(value._encoded(nil).plain(in: nil))
        }
    }
}

// MARK: Comparisons

extension Query where T: _RealmStorable {
    public static func == (left: Query, right: T) -> Query<Bool> {
        left.compared(.equal, PredicateOperand(realm: right))
    }
    public static func != (left: Query, right: T) -> Query<Bool> {
        left.compared(.unequal, PredicateOperand(realm: right))
    }
    public static func == (left: Query, right: Query) -> Query<Bool> { left.compared(.equal, right.operand) }
    public static func != (left: Query, right: Query) -> Query<Bool> { left.compared(.unequal, right.operand) }
    public static func > (left: Query, right: T) -> Query<Bool> {
        left.compared(.greater, PredicateOperand(realm: right))
    }
    public static func >= (left: Query, right: T) -> Query<Bool> {
        left.compared(.greaterOrEqual, PredicateOperand(realm: right))
    }
    public static func < (left: Query, right: T) -> Query<Bool> { left.compared(.less, PredicateOperand(realm: right)) }
    public static func <= (left: Query, right: T) -> Query<Bool> {
        left.compared(.lessOrEqual, PredicateOperand(realm: right))
    }

    /// Whether the value is one of a list.
    public func `in`(_ collection: some Sequence<T>) -> Query<Bool> {
        compared(.isIn, .list(collection.map { PredicateOperand(realm: $0) }))
    }

    /// Whether the value is in a range.
    public func contains(_ range: Range<T>) -> Query<Bool> where T: Comparable {
        Query<Bool>(.subject, .all([(self >= range.lowerBound).condition, (self < range.upperBound).condition]))
    }

    public func contains(_ range: ClosedRange<T>) -> Query<Bool> where T: Comparable {
        Query<Bool>(.subject, .all([(self >= range.lowerBound).condition, (self <= range.upperBound).condition]))
    }
}

/// A text or an optional one.
public protocol _QueryText: _RealmStorable {}
extension String: _QueryText {}
extension Optional: _QueryText where Wrapped == String {}

extension Query where T: _QueryText {
    public func contains(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compared(.contains, PredicateOperand(realm: value), options)
    }
    public func starts(with value: T, options: StringOptions = []) -> Query<Bool> {
        compared(.begins, PredicateOperand(realm: value), options)
    }
    public func ends(with value: T, options: StringOptions = []) -> Query<Bool> {
        compared(.ends, PredicateOperand(realm: value), options)
    }
    public func like(_ value: T, caseInsensitive: Bool = false) -> Query<Bool> {
        compared(.like, PredicateOperand(realm: value), caseInsensitive ? .caseInsensitive : [])
    }
    public func equals(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compared(.equal, PredicateOperand(realm: value), options)
    }
    public func notEquals(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compared(.unequal, PredicateOperand(realm: value), options)
    }
}

// MARK: Collections

extension Query where T: RealmCollection {
    /// How many elements there are.
    public var count: Query<Int> { member("@count") }

    /// Whether a value is an element.
    public func contains(_ value: T.Element) -> Query<Bool> { compared(.contains, PredicateOperand(realm: value)) }

    /// Whether one of some values is an element.
    public func containsAny(in collection: some Sequence<T.Element>) -> Query<Bool> {
        Query<Bool>(.subject, .any(collection.map { contains($0).condition }))
    }
}

extension Query where T: RealmCollection, T.Element: MinMaxType {
    public var min: Query<T.Element> { member("@min.self") }
    public var max: Query<T.Element> { member("@max.self") }
}

extension Query where T: RealmCollection, T.Element: AddableType {
    public var sum: Query<T.Element> { member("@sum.self") }
    public var avg: Query<T.Element> { member("@avg.self") }
}
