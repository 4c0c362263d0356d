import Foundation

typealias ValueType = _ValueType

/// The type of a property, as the file of a Realm names it: `string`, `int?`, `object Dog`, `list object Dog`.
public struct _ValueType: Hashable, Sendable {
    enum Kind: String, Sendable {
        case bool, int, float, double, string, date, data, objectId, decimal128, uuid, object, any, linkingObjects
    }

    enum Shape: String, Sendable { case single, list, set, map }

    var kind: Kind
    /// The class of the objects that the property leads to.
    var target: String?
    var isOptional = false
    var shape = Shape.single

    init(_ kind: Kind, of target: String? = nil, isOptional: Bool = false, _ shape: Shape = .single) {
        (self.kind, self.target, self.isOptional, self.shape) = (kind, target, isOptional, shape)
    }

    /// Reads the name of a type.
    init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if let shape = words.first.flatMap(Shape.init) {
            self.shape = shape
            words.removeFirst()
        }
        guard var name = words.first else { return nil }
        isOptional = name.hasSuffix("?")
        if isOptional { name.removeLast() }
        guard let kind = Kind(rawValue: name) else { return nil }
        self.kind = kind
        target = words.dropFirst().first
    }

    var text: String {
        let words = [
            shape == .single ? nil : shape.rawValue, kind.rawValue + (isOptional ? "?" : ""), target,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }

    /// The default value of a property of the type.
    var empty: StoredValue {
        switch shape {
        case .list, .set: return .list([])
        case .map: return .map([:])
        case .single: break
        }
        if isOptional { return .null }
        switch kind {
        case .bool: return .bool(false)
        case .int: return .int(0)
        case .float, .double: return .double(0)
        case .string: return .string("")
        case .date: return .date(.init(timeIntervalSince1970: 0))
        case .data: return .data(.init())
        case .decimal128: return .decimal(0)
        case .objectId, .uuid, .object, .any, .linkingObjects: return .null
        }
    }

    /// Returns the type of a list, a set or a map of such values.
    func many(_ shape: Shape) -> ValueType {
        var type = self
        type.shape = shape
        return type
    }

    /// The type of a collection's elements.
    var element: ValueType { many(.single) }

    /// Returns the type of an optional of the value.
    var optional: ValueType {
        var type = self
        type.isOptional = true
        return type
    }
}
