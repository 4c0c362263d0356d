import Foundation

/// A property whose nil is a field with null, and not a missing one.
@propertyWrapper
public struct ExplicitNull<Value: Codable>: Codable, FirestoreValueProvider, EmptyDecodable {
    /// The value.
    public var wrappedValue: Value?

    /// Creates the property.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }

    var firestoreValue: Any? { wrappedValue == nil ? NSNull() : nil }
    static var empty: ExplicitNull { ExplicitNull(wrappedValue: nil) }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}
