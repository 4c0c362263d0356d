import Foundation

extension StoredValue {
    /// Reads a value of a type from JSON. It is nil for a value of another type.
    init?(json value: Any, _ type: ValueType) {
        switch type.shape {
        case .list, .set:
            guard let list = value as? [Any] else { return nil }
            let elements = list.compactMap { StoredValue(json: $0, type.element) }
            guard elements.count == list.count else { return nil }
            self = .list(elements)
        case .map:
            guard let map = value as? [String: Any] else { return nil }
            let entries = map.compactMapValues { StoredValue(json: $0, type.element) }
            guard entries.count == map.count else { return nil }
            self = .map(entries)
        case .single:
            guard let single = Self.single(value, type) else { return nil }
            self = single
        }
    }

    private static func single(_ value: Any, _ type: ValueType) -> StoredValue? {
        if value is NSNull { return .null }
        let (text, number) = (value as? String, value as? NSNumber)
        switch type.kind {
        case .bool: return number.map { .bool($0.boolValue) }
        case .int: return number.map { .int($0.intValue) }
        case .float, .double:
            return number.map { .double($0.doubleValue) } ?? text.flatMap(Double.init).map { .double($0) }
        case .string: return text.map { .string($0) }
        case .date:
            let seconds = number?.doubleValue ?? text.flatMap(Double.init)
            return seconds.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case .data: return text.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
        case .objectId: return text.flatMap { try? ObjectId(string: $0) }.map { .objectId($0) }
        case .decimal128:
            return text.flatMap { $0 == "NaN" ? Decimal.nan : Decimal(string: $0) }.map { .decimal($0) }
        case .uuid: return text.flatMap { UUID(uuidString: $0) }.map { .uuid($0) }
        case .object:
            return number.flatMap { number in type.target.map { .link(RowID(table: $0, number: number.intValue)) } }
        case .any: return any(value)
        case .linkingObjects: return nil
        }
    }

    /// Reads a value with the name of its type: `{"int": 5}`.
    private static func any(_ value: Any) -> StoredValue? {
        guard let (name, content) = (value as? [String: Any])?.first else { return nil }
        guard let type = ValueType(name) else { return nil }
        return StoredValue(json: content, type)
    }

    /// Returns the value of a property as JSON.
    func json(_ type: ValueType) -> String {
        if type.shape == .single, type.kind == .any {
            let own = ownType
            return own.map { "{\(StoreFile.quoted($0.text)): \(json($0))}" } ?? "null"
        }
        switch self {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .int(let value): return "\(value)"
        case .double(let value): return Self.json(value)
        case .string(let value): return StoreFile.quoted(value)
        case .date(let value): return Self.json(value.timeIntervalSinceReferenceDate)
        case .data(let value): return "\"\(value.base64EncodedString())\""
        case .objectId(let value): return "\"\(value.stringValue)\""
        case .decimal(let value): return value.isNaN ? "\"NaN\"" : "\"\(value)\""
        case .uuid(let value): return "\"\(value.uuidString)\""
        case .link(let row): return "\(row.number)"
        case .list(let list): return "[\(list.map { $0.json(type.element) }.joined(separator: ", "))]"
        case .map(let map):
            let entries = map.sorted { $0.key < $1.key }
            let all = entries.map { "\(StoreFile.quoted($0.key)): \($0.value.json(type.element))" }
            return "{\(all.joined(separator: ", "))}"
        }
    }

    /// Returns a number as JSON, which has none that aren't finite.
    private static func json(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"\(number)\"" }

    /// The type of a value that a property of any type holds.
    private var ownType: ValueType? {
        switch self {
        case .null, .list, .map: nil
        case .bool: ValueType(.bool)
        case .int: ValueType(.int)
        case .double: ValueType(.double)
        case .string: ValueType(.string)
        case .date: ValueType(.date)
        case .data: ValueType(.data)
        case .objectId: ValueType(.objectId)
        case .decimal: ValueType(.decimal128)
        case .uuid: ValueType(.uuid)
        case .link(let row): ValueType(.object, of: row.table)
        }
    }
}
