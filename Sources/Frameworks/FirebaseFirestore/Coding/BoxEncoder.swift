/// Encodes a value into a box.
struct BoxEncoder: Encoder {
    let box: EncodedBox
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        box.map = box.map ?? [:]
        return KeyedEncodingContainer(KeyedBoxContainer(box: box, codingPath: codingPath, userInfo: userInfo))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        box.list = box.list ?? []
        return ListBoxContainer(box: box, codingPath: codingPath, userInfo: userInfo)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleBoxContainer(box: box, codingPath: codingPath, userInfo: userInfo)
    }
}
