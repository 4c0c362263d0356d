/// An object of an archive. It keeps the whole archive alive.
public struct NibObject: Sendable {
    let storage: NibStorage
    let index: Int

    /// The number of the object in its archive.
    public var id: NibObjectID { NibObjectID(rawValue: index) }

    /// The name of the object's class.
    public var className: String { storage.class(of: index).name.text }

    /// The fallbacks for systems without `className`, best first; usually empty.
    public var fallbackClassNames: [String] { storage.class(of: index).fallbacks.map(\.text) }

    /// The keys and values, in the order of the file.
    public var values: Values { Values(storage: storage, range: storage.objects[index].range) }

    /// The first value for a key.
    public subscript(key: String) -> NibValue? { storage.keys.number(of: key).flatMap(first) }

    /// The first value for a key of this object's archive.
    public subscript(key: NibKey) -> NibValue? { first(key.rawValue) }

    /// Returns a Boolean value that indicates whether there is a value for the key, even `null`.
    public func has(_ key: String) -> Bool {
        guard let number = storage.keys.number(of: key) else { return false }
        return storage.objects[index].range.contains { storage.values[$0].key == number }
    }

    /// Returns the object that the value for a key refers to, or nil if there is none or the value isn't a reference.
    public func object(_ key: String) -> NibObject? { self[key].flatMap(target) }

    /// Returns the object that a value of the same archive refers to.
    public func target(of value: NibValue) -> NibObject? {
        value.referenceValue.map { NibArchive(storage)[$0] }
    }

    private func first(_ number: UInt32) -> NibValue? {
        for position in storage.objects[index].range where storage.values[position].key == number {
            return storage.value(at: position)
        }
        return nil
    }

    /// The values of an object, in the order they were written.
    public struct Values: RandomAccessCollection, Sendable {
        let storage: NibStorage
        let range: Range<Int>

        public var startIndex: Int { 0 }
        public var endIndex: Int { range.count }

        /// Returns the key and value at a position.
        public subscript(index: Int) -> (key: String, value: NibValue) {
            precondition(index >= 0 && index < range.count, "value \(index) is none of the object's \(range.count)")
            let position = range.lowerBound + index
            return (storage.keys[storage.values[position].key].text, storage.value(at: position))
        }
    }
}

extension NibObject: Hashable {
    /// Returns a Boolean value that indicates whether both are the same object of the same archive instance.
    public static func == (left: NibObject, right: NibObject) -> Bool {
        left.storage === right.storage && left.index == right.index
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
