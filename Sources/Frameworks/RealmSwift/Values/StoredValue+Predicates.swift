import Foundation
import UIKit

/// An object of a Realm as predicates see it, without an object of its class.
final class RowSubject: NSObject, PredicateSubject {
    let row: RowID
    private let context: RealmContext

    init(_ row: RowID, _ context: RealmContext) {
        (self.row, self.context) = (row, context)
        super.init()
    }

    func predicateValue(forKey key: String) -> Any? { value(key).plain(in: context) }

    /// Returns the value of a property, those that other objects lead here from included.
    private func value(_ key: String) -> StoredValue {
        if let value = context.row(row)?[key] { return value }
        guard let property = ClassLayout.named(row.table)?.property(named: key) else { return .null }
        guard let origin = property.origin else { return property.type.empty }
        return .list(context.contents.backlinks(to: row, from: origin.table, origin.key).map { .link($0) })
    }

    /// Returns the value at the end of keys.
    func value(at keys: ArraySlice<String>) -> StoredValue {
        guard let key = keys.first else { return .link(row) }
        let value = value(key)
        guard keys.count > 1 else { return value }
        return value.row.map { RowSubject($0, context).value(at: keys.dropFirst()) } ?? .null
    }

    override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let other as RowSubject: other.row == row
        case let other as ObjectBase: other.row == row
        default: false
        }
    }

    override var hash: Int { row.hashValue }
}

extension StoredValue {
    /// Returns the value as predicates and keyed access have it.
    func plain(in context: RealmContext?) -> Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .date(let value): value
        case .data(let value): value
        case .objectId(let value): value
        case .decimal(let value): value
        case .uuid(let value): value
        case .link(let row): context.map { RowSubject(row, $0) }
        case .list(let list): list.map { $0.plain(in: context) ?? NSNull() }
        case .map(let map): map.mapValues { $0.plain(in: context) ?? NSNull() }
        }
    }
}
