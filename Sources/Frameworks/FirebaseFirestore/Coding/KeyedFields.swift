import Foundation

/// Decodes the fields of a map.
struct KeyedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder
    let fields: [String: Any]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { fields.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    private func inner(_ key: any CodingKey) throws -> ValueDecoder {
        guard let value = fields[key.stringValue] else {
            let context = DecodingError.Context(
                codingPath: codingPath, debugDescription: "the document has no field '\(key.stringValue)'")
            throw DecodingError.keyNotFound(key, context)
        }
        return decoder.inner(value, key)
    }

    func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value is NSNull }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try inner(key).truth() }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try inner(key).text() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try inner(key).decimal() }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try inner(key).decimal()) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try inner(key).integer() }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try inner(key).integer() }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try inner(key).integer() }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try inner(key).integer() }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try inner(key).integer() }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try inner(key).integer() }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try inner(key).integer() }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try inner(key).integer() }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try inner(key).integer() }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try inner(key).integer() }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if let type = type as? any DocumentIDProtocol.Type {
            if fields[key.stringValue] != nil {
                throw FirestoreDecodingError.fieldNameConflict(
                    "the document has the field '\(key.stringValue)' that is for its identifier")
            }
            if let value = try type.init(document: decoder.document) as? T { return value }
        }
        if fields[key.stringValue] == nil, let type = type as? any EmptyDecodable.Type, let value = type.empty as? T {
            return value
        }
        return try inner(key).decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try inner(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try inner(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder.inner(fields["super"] ?? NSNull(), FirestoreKey("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }
}
