/// A property with the identifier of the document that its value was read from. It is no field of the document.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable & Codable>: DocumentIDProtocol, Codable {
    /// The identifier, or nil before the value was kept.
    public var wrappedValue: Value?

    /// Creates the property.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    init(document: DocumentReference?) throws { wrappedValue = try document.map(Value.wrap) }

    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}
