import Foundation

/// Encodes a value without fields and elements.
struct SingleBoxContainer: SingleValueEncodingContainer {
    let box: EncodedBox
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    mutating func encodeNil() throws { box.set(NSNull()) }
    mutating func encode(_ value: Bool) throws { box.set(value) }
    mutating func encode(_ value: String) throws { box.set(value) }
    mutating func encode(_ value: Double) throws { box.set(value) }
    mutating func encode(_ value: Float) throws { box.set(Double(value)) }
    mutating func encode(_ value: Int) throws { box.set(value) }
    mutating func encode(_ value: Int8) throws { box.set(Int64(value)) }
    mutating func encode(_ value: Int16) throws { box.set(Int64(value)) }
    mutating func encode(_ value: Int32) throws { box.set(Int64(value)) }
    mutating func encode(_ value: Int64) throws { box.set(value) }
    mutating func encode(_ value: UInt) throws { try set(value) }
    mutating func encode(_ value: UInt8) throws { box.set(Int64(value)) }
    mutating func encode(_ value: UInt16) throws { box.set(Int64(value)) }
    mutating func encode(_ value: UInt32) throws { box.set(Int64(value)) }
    mutating func encode(_ value: UInt64) throws { try set(value) }
    mutating func encode<T: Encodable>(_ value: T) throws { try box.encode(value, at: codingPath, userInfo) }

    private func set(_ value: some BinaryInteger) throws {
        guard let number = Int64(exactly: value) else {
            let context = EncodingError.Context(
                codingPath: codingPath, debugDescription: "Firestore has integers up to \(Int64.max)")
            throw EncodingError.invalidValue(value, context)
        }
        box.set(number)
    }
}
