import Foundation

/// Encodes the fields of a map.
struct KeyedBoxContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let box: EncodedBox
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    private func child(_ key: any CodingKey) -> BoxEncoder {
        let child = EncodedBox()
        box.map?[key.stringValue] = child
        return BoxEncoder(box: child, codingPath: codingPath + [key], userInfo: userInfo)
    }

    mutating func encodeNil(forKey key: Key) throws { child(key).box.set(NSNull()) }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if value is any DocumentIDProtocol { return }
        let child = child(key)
        try child.box.encode(value, at: child.codingPath, userInfo)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        child(key).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        child(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { child(FirestoreKey("super")) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { child(key) }
}
