public import Foundation
public import UIKit

/// A collection of values that can be looked up by keys.
protocol KeyedCollection {
    func values(forKeyPath keyPath: String) -> Any?
}

/// A collection of a Realm, which shows what is there now.
public protocol RealmCollection: RandomAccessCollection, LazyCollectionProtocol, ThreadConfined, CustomStringConvertible
where
    Element: RealmCollectionValue, Index == Int, Indices == Range<Int>, SubSequence == Slice<Self>,
    Iterator == RLMIterator<Element>
{
    associatedtype Element
    /// What the collection finds in its Realm, or nil if it is in none.
    var _rows: _Rows? { get }
    /// The elements of a collection that is in no Realm.
    var _elements: [Element] { get }
}

/// Goes through the elements that a collection had when it began.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    private let count: Int
    private let element: (Int) -> Element
    private var place = 0

    init(_ count: Int, _ element: @escaping (Int) -> Element) { (self.count, self.element) = (count, element) }

    public mutating func next() -> Element? {
        guard place < count else { return nil }
        defer { place += 1 }
        return element(place)
    }
}

extension RealmCollection {
    public var _elements: [Element] { [] }

    public var realm: Realm? { _rows.map { Realm($0.context) } }
    public var isInvalidated: Bool { _rows.map { !$0.isValid } ?? false }
    public var isFrozen: Bool { _rows?.context.isFrozen ?? false }
    public var description: String {
        "\(type(of: self)) <\(count)> (\n\(map { "\t\($0)" }.joined(separator: ",\n"))\n)"
    }

    // MARK: Elements

    public var startIndex: Int { 0 }
    public var endIndex: Int { _rows?.values.count ?? _elements.count }
    public func index(after index: Int) -> Int { index + 1 }
    public func index(before index: Int) -> Int { index - 1 }

    public subscript(position: Int) -> Element { element(at: position) }

    func element(at position: Int) -> Element {
        guard let rows = _rows else { return _elements[position] }
        let values = rows.values
        guard values.indices ~= position else {
            fatalError("Index \(position) is out of bounds (must be less than \(values.count)).")
        }
        return Self.element(values[position], rows.context)
    }

    private static func element(_ value: StoredValue, _ context: RealmContext) -> Element {
        if let element = Element._decoded(value, context) { return element }
        if let row = value.row, !context.has(row), let type = Element.self as? ObjectBase.Type,
            let gone = context.invalidatedObject(at: row, as: type) as? Element
        {
            return gone
        }
        fatalError("a collection of \(Element.self) has the value \(value)")
    }

    public func makeIterator() -> RLMIterator<Element> {
        guard let rows = _rows else {
            let elements = _elements
            return RLMIterator(elements.count) { elements[$0] }
        }
        let (values, context) = (rows.values, rows.context)
        return RLMIterator(values.count) { Self.element(values[$0], context) }
    }

    public func index(of object: Element) -> Int? {
        guard let rows = _rows else { return _elements.firstIndex(of: object) }
        let value = Self.stored(object, rows.context)
        return rows.values.firstIndex(of: value)
    }

    public func contains(_ object: Element) -> Bool { index(of: object) != nil }

    /// Returns a value as it would be in the collection, without adding an object to the Realm.
    static func stored(_ element: Element, _ context: RealmContext) -> StoredValue {
        if let object = element as? ObjectBase { return object.row.map { .link($0) } ?? .null }
        return element._encoded(nil)
    }

    /// Returns the place of the first element for which a predicate holds.
    public func index(matching predicate: NSPredicate) -> Int? {
        guard let rows = _rows else { return nil }
        return rows.values.firstIndex { predicate.evaluate(with: $0.plain(in: rows.context)) }
    }

    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate.realm(predicateFormat, args))
    }

    public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }

    // MARK: Queries

    var rowsOfRealm: _Rows {
        guard let rows = _rows else {
            fatalError("This method may only be called on collections that are in a Realm.")
        }
        return rows
    }

    /// Returns the elements for which a predicate holds.
    public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(rowsOfRealm.adding(.filter(predicate))) }

    /// Returns the elements for which a text such as `age > %@` holds.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate.realm(predicateFormat, args))
    }

    public func sorted(by sortDescriptors: some Sequence<SortDescriptor>) -> Results<Element> {
        Results(rowsOfRealm.adding(.sort(Array(sortDescriptors))))
    }

    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    public func distinct(by keyPaths: some Sequence<String>) -> Results<Element> {
        Results(rowsOfRealm.adding(.distinct(Array(keyPaths))))
    }

    // MARK: Numbers

    private func values(ofProperty property: String) -> [StoredValue] {
        guard let rows = _rows else {
            return _elements.map {
                ($0 as? ObjectBase).flatMap { StoredValue(plain: $0[property]) } ?? $0._encoded(nil)
            }
        }
        return rows.values.map { $0.value(at: property, rows.context) }.filter { $0 != .null }
    }

    public func min<T: MinMaxType>(ofProperty property: String) -> T? {
        values(ofProperty: property).min { StoredValue.order($0, $1) == .orderedAscending }.flatMap {
            T._decoded($0, nil)
        }
    }

    public func max<T: MinMaxType>(ofProperty property: String) -> T? {
        values(ofProperty: property).max { StoredValue.order($0, $1) == .orderedAscending }.flatMap {
            T._decoded($0, nil)
        }
    }

    public func sum<T: AddableType>(ofProperty property: String) -> T {
        let values = values(ofProperty: property)
        let whole = values.allSatisfy { if case .int = $0 { true } else { false } }
        let decimal = values.contains { if case .decimal = $0 { true } else { false } }
        let sum: StoredValue =
            if whole {
                .int(values.reduce(0) { sum, value in if case .int(let number) = value { sum &+ number } else { sum } })
            } else if decimal {
                .decimal(
                    values.reduce(0) { sum, value in if case .decimal(let number) = value { sum + number } else { sum }
                    })
            } else {
                .double(values.compactMap(\.number).reduce(0, +))
            }
        guard let result = T._decoded(sum, nil) ?? T._initial else { fatalError("\(T.self) has no sum") }
        return result
    }

    public func average<T: AddableType>(ofProperty property: String) -> T? {
        let numbers = values(ofProperty: property).compactMap(\.number)
        guard !numbers.isEmpty else { return nil }
        return T._decoded(.double(numbers.reduce(0, +) / Double(numbers.count)), nil)
    }

    // MARK: Keyed access

    /// Returns what each element has for a key.
    public func value(forKey key: String) -> Any? { values(forKeyPath: key) }
    public func value(forKeyPath keyPath: String) -> Any? { values(forKeyPath: keyPath) }

    func values(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "self": return Array(self)
        case "@count": return count
        default: break
        }
        return map { element -> Any in (element as? ObjectBase)?.value(forKeyPath: keyPath) ?? NSNull() } as [Any]
    }

    /// Sets a property of each element.
    public func setValue(_ value: Any?, forKey key: String) {
        for element in self { (element as? ObjectBase)?.setValue(value, forKey: key) }
    }

    /// Sets properties of each element.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for element in self { (element as? ObjectBase)?.setValuesForKeys(keyedValues) }
    }
}

extension RealmCollection where Element: ObjectBase {
    public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: KeyNames.text(keyPath), ascending: ascending)
    }

    public func distinct(by keyPaths: some Sequence<PartialKeyPath<Element>>) -> Results<Element> {
        distinct(by: keyPaths.map { KeyNames.text($0) })
    }

    public func min<T: MinMaxType>(of keyPath: KeyPath<Element, T>) -> T? { min(ofProperty: KeyNames.text(keyPath)) }
    public func min<T: MinMaxType>(of keyPath: KeyPath<Element, T?>) -> T? { min(ofProperty: KeyNames.text(keyPath)) }
    public func max<T: MinMaxType>(of keyPath: KeyPath<Element, T>) -> T? { max(ofProperty: KeyNames.text(keyPath)) }
    public func max<T: MinMaxType>(of keyPath: KeyPath<Element, T?>) -> T? { max(ofProperty: KeyNames.text(keyPath)) }
    public func sum<T: AddableType>(of keyPath: KeyPath<Element, T>) -> T { sum(ofProperty: KeyNames.text(keyPath)) }
    public func sum<T: AddableType>(of keyPath: KeyPath<Element, T?>) -> T { sum(ofProperty: KeyNames.text(keyPath)) }
    public func average<T: AddableType>(of keyPath: KeyPath<Element, T>) -> T? {
        average(ofProperty: KeyNames.text(keyPath))
    }
    public func average<T: AddableType>(of keyPath: KeyPath<Element, T?>) -> T? {
        average(ofProperty: KeyNames.text(keyPath))
    }

    /// Returns the objects for which a condition of their properties holds.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        filter(isIncluded(Query()).predicate)
    }

    public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
        index(matching: isIncluded(Query()).predicate)
    }
}

extension RealmCollection where Element: SortableType {
    public func sorted(ascending: Bool = true) -> Results<Element> { sorted(byKeyPath: "self", ascending: ascending) }
}

extension RealmCollection where Element: MinMaxType {
    public func min() -> Element? { min(ofProperty: "self") }
    public func max() -> Element? { max(ofProperty: "self") }
}

extension RealmCollection where Element: AddableType {
    public func sum() -> Element { sum(ofProperty: "self") }
    public func average<T: AddableType>() -> T? { average(ofProperty: "self") }
}

extension NSPredicate {
    /// Reads a text whose arguments may be collections and values of a Realm.
    static func realm(_ text: String, _ arguments: [Any]) -> NSPredicate {
        NSPredicate(format: text, argumentArray: arguments.map(argument))
    }

    /// Returns a value as predicates compare it.
    static func argument(_ value: Any) -> Any {
        switch value {
        case let list as any RealmCollection: return list._plainElements
        case let choice as any RealmEnum: return choice._encoded(nil).plain(in: nil) ?? NSNull()
        case let value as Decimal128: return value.decimalValue
        case let value as AnyRealmValue: return value._encoded(nil).plain(in: nil) ?? NSNull()
        default: return value
        }
    }
}

extension RealmCollection {
    var _plainElements: [Any] { map { NSPredicate.argument($0) } }
}
