/// A compiled nib: objects, numbered from 0, each with a class and values under keys. Object 0 is the root.
///
/// An archive cannot be changed and is always whole: every reference leads to an object. `NibGraph` makes new ones.
public struct NibArchive: Sendable {
    let storage: NibStorage

    init(_ storage: NibStorage) { self.storage = storage }

    /// Reads what a compiler wrote. Data in values is not copied: the archive holds on to `bytes`.
    public init(_ bytes: [UInt8]) throws(NibError) {
        try self.init(bytes[...])
    }

    /// Reads a part of other bytes, such as an archive inside another's data. Offsets in errors count from the part's start.
    public init(_ bytes: ArraySlice<UInt8>) throws(NibError) {
        storage = try NibReader.read(bytes)
    }

    /// The layout of the file; there has only been 1.
    public var formatVersion: UInt32 { storage.formatVersion }

    /// 9 up to Xcode 12, 10 from Xcode 13. Both are laid out the same and differ in how objects are numbered.
    public var coderVersion: UInt32 { storage.coderVersion }

    /// Where everything begins: object 0.
    public var root: NibObject { NibObject(storage: storage, index: 0) }

    public var objects: Objects { Objects(storage: storage) }

    /// The object with a number of this archive. A number from elsewhere may be out of range, which stops the program.
    public subscript(id: NibObjectID) -> NibObject { objects[id.rawValue] }

    /// What `name` is called in this archive, nil if nothing stands under it. Saves the search in repeated look-ups.
    public func key(_ name: String) -> NibKey? { storage.keys.number(of: name).map(NibKey.init(rawValue:)) }

    /// The same objects, numbered in the order in which the root reaches them. What it does not reach is left out.
    public func inDepthFirstOrder(coderVersion: UInt32 = 10) -> NibArchive {
        NibGraph(self).archive(from: root.id, coderVersion: coderVersion)
    }

    /// All objects of an archive, in the order of their numbers.
    public struct Objects: RandomAccessCollection, Sendable {
        let storage: NibStorage

        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.objects.count }

        public subscript(index: Int) -> NibObject {
            precondition(storage.objects.indices.contains(index), "object \(index) is none of the archive's \(count)")
            return NibObject(storage: storage, index: index)
        }
    }
}

extension NibArchive: Hashable {
    /// Whether both hold the same objects under the same numbers, to the last bit. The order of tables does not matter.
    public static func == (left: NibArchive, right: NibArchive) -> Bool {
        left.storage === right.storage || left.storage.isEqual(to: right.storage)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(coderVersion)
        for object in objects { hasher.combine(storage.class(of: object.index)) }
    }
}
