public import Foundation

typealias StoredValue = _StoredValue
typealias RowID = _RowID
typealias Row = [String: StoredValue]

/// The identity of an object in a Realm: the name of its class, and a number that no other object of the file has.
public struct _RowID: Hashable, Sendable {
    let table: String
    let number: Int
}

/// A value as the tables of a Realm hold it.
public enum _StoredValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case date(Date)
    case data(Data)
    case objectId(ObjectId)
    case decimal(Decimal)
    case uuid(UUID)
    case link(_RowID)
    /// The elements of a list or a set.
    case list([_StoredValue])
    case map([String: _StoredValue])
}

extension StoredValue {
    /// Returns the value of a plain object: a number, a text, a date. It is nil for what no property can hold.
    init?(plain value: Any?) {
        guard let value = Self.unwrapped(value) else {
            self = .null
            return
        }
        switch value {
        case let value as any _RealmStorable: self = value._encoded(nil)
        case let value as NSNumber: self = Self.number(value)
        case let value as NSString: self = .string(String(describing: value))
        case let value as Substring: self = .string(String(value))
        case let value as NSDate:
            self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
        case let value as NSData: self = .data(Data(referencing: value))
        case let value as NSUUID: self = .uuid(UUID(uuidString: value.uuidString) ?? UUID())
        case let value as Decimal: self = .decimal(value)
        default: return nil
        }
    }

    /// Returns what optionals contain, or nil for none and for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let optional = value as? any OptionalContent else { return value }
        return unwrapped(optional.content)
    }

    private static func number(_ value: NSNumber) -> StoredValue {
        switch String(cString: value.objCType) {
        case "B": .bool(value.boolValue)
        case "d", "f": .double(value.doubleValue)
        default: .int(value.intValue)
        }
    }

    /// The number, or nil for what is none.
    var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    var elements: [StoredValue] { if case .list(let list) = self { list } else { [] } }
    var entries: [String: StoredValue] { if case .map(let map) = self { map } else { [:] } }
    var row: RowID? { if case .link(let row) = self { row } else { nil } }

    /// The objects that the value leads to.
    var links: [RowID] {
        switch self {
        case .link(let row): [row]
        case .list(let list): list.compactMap(\.row)
        case .map(let map): map.values.compactMap(\.row)
        default: []
        }
    }

    /// Returns the value without links to objects that are gone, or nil if it has none.
    func withoutLinks(to gone: Set<RowID>) -> StoredValue? {
        switch self {
        case .link(let row) where gone.contains(row): .null
        case .list(let list) where list.contains { $0.row.map(gone.contains) ?? false }:
            .list(list.filter { !($0.row.map(gone.contains) ?? false) })
        case .map(let map) where map.values.contains { $0.row.map(gone.contains) ?? false }:
            .map(map.mapValues { $0.row.map(gone.contains) ?? false ? .null : $0 })
        default: nil
        }
    }
}

/// An optional of any type.
private protocol OptionalContent {
    var content: Any? { get }
}

extension Optional: OptionalContent {
    fileprivate var content: Any? { map { $0 as Any } }
}

// MARK: Order

extension StoredValue {
    /// Returns the order of two values: nothing comes first, values of other kinds stay where they are.
    static func order(_ left: StoredValue, _ right: StoredValue) -> ComparisonResult {
        switch (left, right) {
        case (.null, .null): return .orderedSame
        case (.null, _): return .orderedAscending
        case (_, .null): return .orderedDescending
        case (.int(let left), .int(let right)): return result(left, right)
        case (.decimal(let left), .decimal(let right)): return result(left, right)
        case (.string(let left), .string(let right)): return result(left, right)
        case (.date(let left), .date(let right)): return result(left, right)
        case (.objectId(let left), .objectId(let right)): return result(left.stringValue, right.stringValue)
        case (.uuid(let left), .uuid(let right)): return result(left.uuidString, right.uuidString)
        default:
            guard let left = left.number, let right = right.number else { return .orderedSame }
            return result(left, right)
        }
    }

    private static func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
}
