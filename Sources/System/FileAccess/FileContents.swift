/// The bytes of a file, and the stamp of its state.
public struct FileContents: Hashable, Sendable {
    /// The content of the file.
    public var bytes: [UInt8]
    /// The state of the file when it was read.
    public var stamp: FileStamp

    /// Creates the contents of a file.
    public init(bytes: [UInt8], stamp: FileStamp) {
        self.bytes = bytes
        self.stamp = stamp
    }
}
