/// A change of one document.
struct DocumentWrite {
    let path: String
    let kind: Kind
    var changes: [(path: [String], change: FieldValue.Change)] = []

    enum Kind {
        case set(Fields)
        /// Sets or removes values at paths, of a document that need not be there.
        case merge([(path: [String], value: Stored?)])
        /// Sets or removes values at paths, of a document that must be there.
        case update([(path: [String], value: Stored?)])
        case delete
    }

    /// Returns a write that replaces a document.
    static func set(_ path: String, _ data: [String: Any]) -> DocumentWrite {
        var reader = StoredReader()
        let fields = reader.fields(data)
        return DocumentWrite(path: path, kind: .set(fields), changes: reader.changes)
    }

    /// Returns a write that sets the values that a document's data have, or those of some fields only.
    static func merge(_ path: String, _ data: [String: Any], _ mask: [FieldPath]? = nil) -> DocumentWrite {
        var reader = StoredReader()
        let fields = reader.fields(data)
        let paths = mask?.map(\.names) ?? reader.leaves
        let changes = reader.changes.filter { change in
            mask?.contains { change.path.starts(with: $0.names) } ?? true
        }
        let masked = paths.filter { path in !changes.contains { $0.path == path } }
        return DocumentWrite(path: path, kind: .merge(masked.map { ($0, fields[$0[...]]) }), changes: changes)
    }

    /// Returns a write that sets values at the paths that are the keys.
    static func update(_ path: String, _ data: [AnyHashable: Any]) -> DocumentWrite {
        var reader = StoredReader()
        var values: [(path: [String], value: Stored?)] = []
        for (key, value) in data {
            guard let field = FieldPath.path(key.base) else { continue }
            if let value = reader.read(value, field.names) { values.append((field.names, value)) }
        }
        return DocumentWrite(path: path, kind: .update(values), changes: reader.changes)
    }

    /// Returns the document after the write, or nil if it was removed.
    func applied(to document: Fields?) throws -> Fields? {
        var fields: Fields
        switch kind {
        case .delete: return nil
        case .set(let new): fields = new
        case .merge(let values): fields = Self.setting(values, document ?? [:])
        case .update(let values):
            guard let document else {
                throw FirestoreErrorCode.error(.notFound, "No document to update: \(path)")
            }
            fields = Self.setting(values, document)
        }
        for (path, change) in changes { change.apply(to: &fields, at: path[...]) }
        return fields
    }

    private static func setting(_ values: [(path: [String], value: Stored?)], _ document: Fields) -> Fields {
        var fields = document
        for (path, value) in values { fields[path[...]] = value }
        return fields
    }
}

extension FieldValue.Change {
    func apply(to fields: inout Fields, at path: ArraySlice<String>) {
        let old = fields[path]
        switch self {
        case .delete: fields[path] = nil
        case .now:
            let now = Timestamp()
            fields[path] = .time(seconds: now.seconds, nanoseconds: now.nanoseconds)
        case .add(let number): fields[path] = old.flatMap { $0.adding(number) } ?? number
        case .union(let elements):
            var list = old?.elements ?? []
            for element in elements.map(StoredReader.value) where !list.contains(where: { $0.equals(element) }) {
                list.append(element)
            }
            fields[path] = .list(list)
        case .remove(let elements):
            let removed = elements.map(StoredReader.value)
            fields[path] = .list((old?.elements ?? []).filter { one in !removed.contains { $0.equals(one) } })
        }
    }
}

extension Stored {
    var elements: [Stored]? {
        guard case .list(let values) = self else { return nil }
        return values
    }

    /// Returns the sum of numbers, or nil if one of them is none. A sum of integers that is too large is the largest one.
    func adding(_ other: Stored) -> Stored? {
        switch (self, other) {
        case (.integer(let one), .integer(let two)):
            let (sum, isTooLarge) = one.addingReportingOverflow(two)
            return .integer(isTooLarge ? (two > 0 ? .max : .min) : sum)
        case (.integer(let one), .decimal(let two)): return .decimal(Double(one) + two)
        case (.decimal(let one), .integer(let two)): return .decimal(one + Double(two))
        case (.decimal(let one), .decimal(let two)): return .decimal(one + two)
        default: return nil
        }
    }
}
