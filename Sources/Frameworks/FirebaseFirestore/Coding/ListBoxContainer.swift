import Foundation

/// Encodes the elements of an array.
struct ListBoxContainer: UnkeyedEncodingContainer {
    let box: EncodedBox
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    var count: Int { box.list?.count ?? 0 }

    private func child() -> BoxEncoder {
        let child = EncodedBox()
        let path = codingPath + [FirestoreKey(index: count)]
        box.list?.append(child)
        return BoxEncoder(box: child, codingPath: path, userInfo: userInfo)
    }

    mutating func encodeNil() throws { child().box.set(NSNull()) }

    mutating func encode<T: Encodable>(_ value: T) throws {
        let child = child()
        try child.box.encode(value, at: child.codingPath, userInfo)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        child().container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { child() }
}
