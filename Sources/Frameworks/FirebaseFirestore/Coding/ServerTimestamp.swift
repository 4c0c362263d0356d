/// A property that the service sets to its time if it is nil.
@propertyWrapper
public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable, FirestoreValueProvider,
    EmptyDecodable
{
    /// The time, or nil for that of the service.
    public var wrappedValue: Value?

    /// Creates the property.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try Value.wrap(try container.decode(Timestamp.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue.map { try Value.unwrap($0) })
    }

    var firestoreValue: Any? {
        guard let wrappedValue else { return FieldValue.serverTimestamp() }
        return try? Value.unwrap(wrappedValue)
    }

    static var empty: ServerTimestamp { ServerTimestamp(wrappedValue: nil) }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}
