/// The kind of item at a path, following links.
public struct FileEntry: Hashable, Sendable {
    /// What is at the path.
    public enum Kind: Hashable, Sendable {
        /// Nothing; also a link to nothing or to itself.
        case missing
        /// A file.
        case file
        /// A folder.
        case folder
        /// A pipe, a device, a socket.
        case other
    }

    /// What is at the path.
    public var kind: Kind
    /// The size of a file in bytes, otherwise 0.
    public var size: Int
    /// A Boolean value that indicates whether the path itself is a symbolic link.
    public var isLink: Bool
    /// The identity, or nil if nothing is there.
    public var identity: FileIdentity?

    /// Creates an entry.
    public init(kind: Kind, size: Int = 0, isLink: Bool = false, identity: FileIdentity? = nil) {
        self.kind = kind
        self.size = size
        self.isLink = isLink
        self.identity = identity
    }
}

/// The identity of a file or folder, which is equal for all paths that lead to it.
public struct FileIdentity: Hashable, Sendable {
    /// The number of the file system.
    public var device: UInt64
    /// The number of the file in its file system.
    public var inode: UInt64

    /// Creates an identity.
    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}
