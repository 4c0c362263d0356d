/// The bytes of a file, and the stamp of its state.
public struct FileContents: Hashable, Sendable {
    public var bytes: [UInt8]
    public var stamp: FileStamp

    public init(bytes: [UInt8], stamp: FileStamp) {
        self.bytes = bytes
        self.stamp = stamp
    }
}
