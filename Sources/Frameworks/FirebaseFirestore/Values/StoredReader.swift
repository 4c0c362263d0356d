import FirebaseCore
import Foundation

/// Reads values as apps pass them: what is kept, and what the service does with fields.
struct StoredReader {
    /// What the service does with fields.
    private(set) var changes: [(path: [String], change: FieldValue.Change)] = []
    /// The paths of the values that aren't maps with something in them.
    private(set) var leaves: [[String]] = []

    /// Returns the fields of a document.
    mutating func fields(_ data: [String: Any], at path: [String] = []) -> Fields {
        var fields: Fields = [:]
        for (name, value) in data { fields[name] = read(value, path + [name]) }
        return fields
    }

    /// Returns a value, or nil for what the service does with the field.
    mutating func read(_ value: Any?, _ path: [String]) -> Stored? {
        guard let value = LocalValue.unwrapped(value) else {
            leaves.append(path)
            return .null
        }
        if let value = value as? FieldValue {
            changes.append((path, value.change))
            return nil
        }
        if let simple = Self.simple(value) {
            leaves.append(path)
            return simple
        }
        if let map = LocalValue.dictionary(value) {
            if map.isEmpty { leaves.append(path) }
            return .map(fields(map, at: path))
        }
        if let list = LocalValue.array(value) {
            leaves.append(path)
            return .list(list.map(Self.value))
        }
        FirebaseLog.report(
            "a document can't have a value of the type '\(type(of: value))'; Firebase raises an exception")
        return .null
    }

    /// Returns a value in an array or of a query, where the service does nothing.
    static func value(_ value: Any?) -> Stored {
        var reader = StoredReader()
        let stored = reader.read(value, []) ?? .null
        if !reader.changes.isEmpty {
            FirebaseLog.report("a `FieldValue` in an array or a query does nothing; Firebase raises an exception")
        }
        return stored
    }

    private static func simple(_ value: Any) -> Stored? {
        switch value {
        case let value as String: return .text(value)
        case let value as Timestamp: return .time(seconds: value.seconds, nanoseconds: value.nanoseconds)
        case let value as Date: return simple(Timestamp(date: value))
        case let value as GeoPoint: return .place(latitude: value.latitude, longitude: value.longitude)
        case let value as DocumentReference: return .reference(value.path)
        case let value as Data: return .bytes(value)
        case let value as URL: return .text(value.absoluteString)
        default:
            return LocalValue.number(value).map { number in
                switch number {
                case .truth(let value): .truth(value)
                case .integer(let value): .integer(value)
                case .decimal(let value): .decimal(value)
                }
            }
        }
    }
}

extension Stored {
    /// The value as apps read it.
    func value(_ firestore: Firestore) -> Any {
        switch self {
        case .null: NSNull()
        case .truth(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .decimal(let value): NSNumber(value: value)
        case .time(let seconds, let nanoseconds): Timestamp(seconds: seconds, nanoseconds: nanoseconds)
        case .text(let value): value
        case .bytes(let value): value
        case .reference(let path): DocumentReference(path, firestore)
        case .place(let latitude, let longitude): GeoPoint(latitude: latitude, longitude: longitude)
        case .list(let values): values.map { $0.value(firestore) }
        case .map(let fields): fields.mapValues { $0.value(firestore) }
        }
    }
}
