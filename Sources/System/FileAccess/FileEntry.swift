/// The kind of item at a path, following links.
public struct FileEntry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Nothing; also a link to nothing or to itself.
        case missing
        case file
        case folder
        /// A pipe, a device, a socket.
        case other
    }

    public var kind: Kind
    /// The size of a file in bytes, otherwise 0.
    public var size: Int
    /// A Boolean value that indicates whether the path itself is a symbolic link.
    public var isLink: Bool
    /// The identity, or nil if nothing is there.
    public var identity: FileIdentity?

    public init(kind: Kind, size: Int = 0, isLink: Bool = false, identity: FileIdentity? = nil) {
        self.kind = kind
        self.size = size
        self.isLink = isLink
        self.identity = identity
    }
}

/// The identity of a file or folder, which is equal for all paths that lead to it.
public struct FileIdentity: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}
