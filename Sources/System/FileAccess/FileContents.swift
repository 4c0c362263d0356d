/// A file's bytes, and what tells it from a later state of it.
public struct FileContents: Hashable, Sendable {
    public var bytes: [UInt8]
    public var stamp: FileStamp

    public init(bytes: [UInt8], stamp: FileStamp) {
        self.bytes = bytes
        self.stamp = stamp
    }
}
