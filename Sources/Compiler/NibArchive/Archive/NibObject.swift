/// An object of an archive: a view that keeps the whole archive alive.
public struct NibObject: Sendable {
    let storage: NibStorage
    let index: Int

    public var id: NibObjectID { NibObjectID(rawValue: index) }

    public var className: String { storage.class(of: index).name.text }

    /// The classes to take where a system does not have `className`, best first. Nearly always none.
    public var fallbackClassNames: [String] { storage.class(of: index).fallbacks.map(\.text) }

    public var values: Values { Values(storage: storage, range: storage.objects[index].range) }

    /// The first value under a key.
    public subscript(key: String) -> NibValue? { storage.keys.number(of: key).flatMap(first) }

    /// The first value under a key of this object's archive.
    public subscript(key: NibKey) -> NibValue? { first(key.rawValue) }

    /// Whether anything stands under the key, be it `null`.
    public func has(_ key: String) -> Bool {
        guard let number = storage.keys.number(of: key) else { return false }
        return storage.objects[index].range.contains { storage.values[$0].key == number }
    }

    /// The object that the value under a key refers to; nil if there is none or the value is of another kind.
    public func object(_ key: String) -> NibObject? { self[key].flatMap(target) }

    /// The object that a value of the same archive refers to.
    public func target(of value: NibValue) -> NibObject? {
        value.referenceValue.map { NibArchive(storage)[$0] }
    }

    private func first(_ number: UInt32) -> NibValue? {
        for position in storage.objects[index].range where storage.values[position].key == number {
            return storage.value(at: position)
        }
        return nil
    }

    /// An object's values, in the order in which they were written.
    public struct Values: RandomAccessCollection, Sendable {
        let storage: NibStorage
        let range: Range<Int>

        public var startIndex: Int { 0 }
        public var endIndex: Int { range.count }

        public subscript(index: Int) -> (key: String, value: NibValue) {
            precondition(index >= 0 && index < range.count, "value \(index) is none of the object's \(range.count)")
            let position = range.lowerBound + index
            return (storage.keys[storage.values[position].key].text, storage.value(at: position))
        }
    }
}

extension NibObject: Hashable {
    /// Whether both are the very same object of the same archive in memory.
    public static func == (left: NibObject, right: NibObject) -> Bool {
        left.storage === right.storage && left.index == right.index
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
