import Foundation

/// Decodes the elements of an array.
struct ListElements: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    let elements: [Any]
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder, elements: [Any]) { (self.decoder, self.elements) = (decoder, elements) }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private mutating func next(_ type: Any.Type) throws -> ValueDecoder {
        guard !isAtEnd else {
            let context = DecodingError.Context(
                codingPath: codingPath, debugDescription: "the array has no more than \(elements.count) elements")
            throw DecodingError.valueNotFound(type, context)
        }
        defer { currentIndex += 1 }
        return decoder.inner(elements[currentIndex], FirestoreKey(index: currentIndex))
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] is NSNull else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next(type).decode(type) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next([String: Any].self).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next([Any].self).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next(Any.self) }
}
