/// A compiled nib: objects, numbered from 0, each with a class and values for keys. Object 0 is the root.
///
/// An archive is immutable and consistent: every reference leads to an object. Use `NibGraph` to create one.
public struct NibArchive: Sendable {
    let storage: NibStorage

    init(_ storage: NibStorage) { self.storage = storage }

    /// Reads an archive. Data in values isn't copied: the archive keeps `bytes`.
    public init(_ bytes: [UInt8]) throws(NibError) {
        try self.init(bytes[...])
    }

    /// Reads a slice, such as an archive inside another's data. Offsets in errors are relative to its start.
    public init(_ bytes: ArraySlice<UInt8>) throws(NibError) {
        storage = try NibReader.read(bytes)
    }

    /// The version of the file format, which has always been 1.
    public var formatVersion: UInt32 { storage.formatVersion }

    /// The version of the coder: 9 up to Xcode 12, 10 from Xcode 13. Both have the same format and differ in how
    /// objects are numbered.
    public var coderVersion: UInt32 { storage.coderVersion }

    /// The root object, object 0.
    public var root: NibObject { NibObject(storage: storage, index: 0) }

    /// The objects, the root first.
    public var objects: Objects { Objects(storage: storage) }

    /// The object with an identifier of this archive. An identifier of another archive may be out of range, which is a
    /// programming error.
    public subscript(id: NibObjectID) -> NibObject { objects[id.rawValue] }

    /// Returns the key with a name, or nil if no object uses it. Saves the search in repeated lookups.
    public func key(_ name: String) -> NibKey? { storage.keys.number(of: name).map(NibKey.init(rawValue:)) }

    /// Returns an archive of the objects that are reachable from the root, numbered depth first.
    public func inDepthFirstOrder(coderVersion: UInt32 = 10) -> NibArchive {
        NibGraph(self).archive(from: root.id, coderVersion: coderVersion)
    }

    /// The objects of an archive.
    public struct Objects: RandomAccessCollection, Sendable {
        let storage: NibStorage

        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.objects.count }

        /// Returns the object with a number.
        public subscript(index: Int) -> NibObject {
            precondition(storage.objects.indices.contains(index), "object \(index) is none of the archive's \(count)")
            return NibObject(storage: storage, index: index)
        }
    }
}

extension NibArchive: Hashable {
    /// Returns a Boolean value that indicates whether both have the same objects with the same numbers, bit by bit. The
    /// order of tables is ignored.
    public static func == (left: NibArchive, right: NibArchive) -> Bool {
        left.storage === right.storage || left.storage.isEqual(to: right.storage)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(coderVersion)
        for object in objects { hasher.combine(storage.class(of: object.index)) }
    }
}
