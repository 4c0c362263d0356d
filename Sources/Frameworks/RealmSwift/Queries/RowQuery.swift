import Foundation
import UIKit

/// What a collection of a Realm asks for: where its values are, and what happens with them.
struct RowQuery {
    enum Source: Hashable {
        case table(String)
        /// The elements of a list or a set.
        case elements(RowID, String)
        /// The objects of a class whose property leads to an object.
        case backlinks(to: RowID, from: String, String)
        case values([StoredValue])
    }

    enum Step {
        case filter(NSPredicate)
        case sort([SortDescriptor])
        case distinct([String])
    }

    var source: Source
    var steps: [Step] = []

    func adding(_ step: Step) -> RowQuery {
        var query = self
        query.steps.append(step)
        return query
    }

    /// A key that identifies the query, for comparisons.
    var text: String { "\(source) \(steps)" }

    /// Whether only objects that come and go change what is found.
    var isWhole: Bool { if case .table = source { steps.isEmpty } else { false } }

    /// Whether what the query begins with is still there.
    func isValid(in context: RealmContext) -> Bool {
        switch source {
        case .table, .values: true
        case .elements(let row, _), .backlinks(let row, _, _): context.has(row)
        }
    }

    /// Returns what the query finds now.
    func values(in context: RealmContext) -> [StoredValue] {
        var values: [StoredValue] =
            switch source {
            case .table(let name): context.contents.rows(of: name).map { .link($0) }
            case .elements(let row, let key): context.row(row)?[key]?.elements ?? []
            case .backlinks(let row, let table, let key):
                context.contents.backlinks(to: row, from: table, key).map { .link($0) }
            case .values(let values): values
            }
        for step in steps {
            switch step {
            case .filter(let predicate): values = values.filter { predicate.evaluate(with: $0.plain(in: context)) }
            case .sort(let order): values = Self.sorted(values, order, context)
            case .distinct(let keys): values = Self.distinct(values, keys, context)
            }
        }
        return values
    }

    private static func sorted(_ values: [StoredValue], _ order: [SortDescriptor], _ context: RealmContext)
        -> [StoredValue]
    {
        let paths = order.map { $0.keyPath.keys }
        let keyed = values.enumerated().map { place, value in
            (place: place, value: value, keys: paths.map { value.value(at: $0, context) })
        }
        return keyed.sorted { first, second in
            for (number, descriptor) in order.enumerated() {
                let result = StoredValue.order(first.keys[number], second.keys[number])
                if result != .orderedSame { return (result == .orderedAscending) == descriptor.ascending }
            }
            return first.place < second.place
        }.map(\.value)
    }

    private static func distinct(_ values: [StoredValue], _ keys: [String], _ context: RealmContext) -> [StoredValue] {
        let paths = keys.map(\.keys)
        var known: Set<[StoredValue]> = []
        return values.filter { value in known.insert(paths.map { value.value(at: $0, context) }).inserted }
    }
}

extension String {
    /// The keys of a path, none for `self`.
    fileprivate var keys: ArraySlice<String> { split(separator: ".").map(String.init).filter { $0 != "self" }[...] }
}

extension StoredValue {
    /// Returns the value at the end of keys.
    func value(at keys: ArraySlice<String>, _ context: RealmContext) -> StoredValue {
        keys.isEmpty ? self : row.map { RowSubject($0, context).value(at: keys) } ?? .null
    }

    /// Returns the value of a property of an object, or the value itself for `self`.
    func value(at path: String, _ context: RealmContext) -> StoredValue { value(at: path.keys, context) }
}

/// An order of the objects of a collection by a property.
public struct SortDescriptor: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public let keyPath: String
    public let ascending: Bool

    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }

    public init<Element: ObjectBase>(keyPath: PartialKeyPath<Element>, ascending: Bool = true) {
        self.init(keyPath: KeyNames.text(keyPath), ascending: ascending)
    }

    public init(stringLiteral value: String) { self.init(keyPath: value) }

    /// Returns the opposite order.
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }

    public var description: String {
        "SortDescriptor(keyPath: \(keyPath), direction: \(ascending ? "ascending" : "descending"))"
    }
}

/// What a collection finds in a Realm, kept until the Realm changes.
public final class _Rows {
    let context: RealmContext
    let query: RowQuery
    private var found: [StoredValue] = []
    private var stamp = -1

    init(_ context: RealmContext, _ query: RowQuery) { (self.context, self.query) = (context, query) }

    var values: [StoredValue] {
        context.checkThread()
        return context.withObjects {
            let now = query.isWhole ? context.insertions : context.changes
            if stamp != now { (found, stamp) = (query.values(in: context), now) }
            return found
        }
    }

    var isValid: Bool { query.isValid(in: context) }

    func adding(_ step: RowQuery.Step) -> _Rows { _Rows(context, query.adding(step)) }
    func moved(to context: RealmContext) -> _Rows { _Rows(context, query) }
}
